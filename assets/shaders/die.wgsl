// A die: a convex solid given by the planes of its faces, its corners rounded off by a ball. The
// vertex shader turns the eye and its rays into the die's own space; the fragment shader meets the
// solid there, so that outlines and numbers are sharp at every size. Around it a contact shadow, and
// an ember glow where it can be chosen.

#import emberdeck::quad::{Vertex, over}
#import bevy_sprite::mesh2d_functions as mesh_functions

struct DieUniform {
    // How it is turned, a quaternion.
    turn: vec4<f32>,
    // Color of the body, and how much of all is seen.
    body: vec4<f32>,
    // Color of the numbers, and how far those of a d4 that do not count stand back.
    ink: vec4<f32>,
    // Number of faces, distance of each from the middle, half the quad, height of a number; all
    // lengths in radii of the die.
    shape: vec4<f32>,
    // Height above the table, glow, what it shows, radius in pixels.
    place: vec4<f32>,
    // For each face its normal and the cell of its number.
    normals: array<vec4<f32>, 20>,
    // For each face where the top of its number is.
    ups: array<vec4<f32>, 20>,
};

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> die: DieUniform;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var digits: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var digits_sampler: sampler;

// The eye is so many radii above the middle of the die.
const EYE: f32 = 5.5;
// Where corners are rounded off, and how wide edges are.
const BALL: f32 = 0.93;
const BEVEL: f32 = 0.085;
// Cells of the numbers: columns and rows, and how much of a cell's height a number takes.
const CELLS: vec2<f32> = vec2<f32>(5.0, 5.0);
const TALL: f32 = 0.5;
// How far the distances in a cell reach: from 0 to 1 over so much of the cell.
const SPREAD: f32 = 0.25;

struct Out {
    @builtin(position) position: vec4<f32>,
    @location(0) at: vec2<f32>,
    @location(1) ray: vec3<f32>,
    @location(2) @interpolate(flat) eye: vec3<f32>,
};

fn turned(q: vec4<f32>, v: vec3<f32>) -> vec3<f32> {
    return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

@vertex
fn vertex(in: Vertex) -> Out {
    let world_from_local = mesh_functions::get_world_from_local(in.instance_index);
    let back = vec4<f32>(-die.turn.xyz, die.turn.w);
    var out: Out;
    out.position = mesh_functions::mesh2d_position_world_to_clip(
        world_from_local * vec4<f32>(in.position, 1.0));
    out.at = in.position.xy * 2.0 * die.shape.z;
    out.ray = turned(back, vec3<f32>(out.at, -EYE));
    out.eye = turned(back, vec3<f32>(0.0, 0.0, EYE));
    return out;
}

@fragment
fn fragment(in: Out) -> @location(0) vec4<f32> {
    let reach = die.shape.y;
    let pixels = die.place.w;
    let long = dot(in.ray, in.ray);
    let b = dot(in.eye, in.ray);
    let away = sqrt(max(dot(in.eye, in.eye) - b * b / long, 0.0));
    // Where only shadow can be, nothing is looked for.
    let faces = i32(die.shape.x);
    let count = select(faces, 0, away > BALL + 3.0 / pixels);

    // Where the ray enters and leaves.
    var near = -1000.0;
    var far = 1000.0;
    for (var i = 0; i < count; i += 1) {
        let n = die.normals[i].xyz;
        let along = dot(n, in.ray);
        let t = (reach - dot(n, in.eye)) / select(along, 0.00001, abs(along) < 0.00001);
        near = select(near, max(near, t), along < 0.0);
        far = select(min(far, t), far, along < 0.0);
    }
    let gap = far - near;
    let root = sqrt(max(BALL * BALL - away * away, 0.0) / long);
    // Beside the solid, planes along the ray make it jump: no edge is that soft.
    let inside = clamp(gap / clamp(fwidth(gap), 0.00001, 0.7) + 0.5, 0.0, 1.0)
        * clamp((BALL - away) * pixels + 0.5, 0.0, 1.0);
    near = max(near, -b / long - root);
    let hit = in.eye + in.ray * near;

    // The face that was hit; near an edge its neighbours bend the light.
    var bent = hit * 0.03;
    var best = 1000.0;
    var face = 0;
    for (var i = 0; i < count; i += 1) {
        let n = die.normals[i].xyz;
        let off = reach - dot(n, hit);
        let share = max(1.0 - off / BEVEL, 0.0);
        bent += n * share * share;
        face = select(face, i, off < best);
        best = min(best, off);
    }
    let normal = turned(die.turn, normalize(bent));

    // Its number. On a d4 each corner has its own, which is that of the face across.
    let out_of = die.normals[face].xyz;
    var cell = die.normals[face].w;
    var up = die.ups[face].xyz;
    var rise = 0.0;
    if faces == 4 {
        var close = -1000.0;
        for (var i = 0; i < 4; i += 1) {
            let corner = -die.normals[i].xyz;
            let d = dot(corner, hit);
            if i != face && d > close {
                close = d;
                cell = die.normals[i].w;
                up = normalize(corner - out_of * dot(corner, out_of));
            }
        }
        rise = 0.34;
    }
    let flat = hit - out_of * reach;
    let wide = select(die.shape.w, die.shape.w * 0.84, cell >= 9.0 && cell < 20.0);
    let on = vec2<f32>(dot(flat, cross(up, out_of)), rise - dot(flat, up)) / wide * TALL
        + vec2<f32>(0.5);
    let column = cell % CELLS.x;
    let row = floor(cell / CELLS.x);
    let inner = clamp(on, vec2<f32>(0.01), vec2<f32>(0.99));
    let letter = textureSampleLevel(
        digits, digits_sampler, (vec2<f32>(column, row) + inner) / CELLS, 0.0).r;
    let within = step(abs(on.x - 0.5), 0.5) * step(abs(on.y - 0.5), 0.5);
    let soft = clamp(0.75 * TALL / (wide * pixels * SPREAD), 0.004, 0.5);
    let stands = 1.0 - die.ink.w * 0.72 * step(0.5, abs(cell - die.place.z));
    let inked = smoothstep(0.49 - soft, 0.49 + soft, letter) * within * stands;

    // Warm light from the upper left, a little of it from the wood below.
    let light = normalize(vec3<f32>(-0.42, 0.60, 0.68));
    let lit = dot(normal, light);
    let shine = max(dot(normal, normalize(light + vec3<f32>(0.0, 0.0, 1.0))), 0.0);
    let swirl = sin(3.7 * hit.x + 2.4 * sin(2.9 * hit.y + 1.3 * hit.z) + 1.7 * sin(4.1 * hit.z));
    let resin = die.body.rgb * (1.0 + 0.10 * swirl);
    let color = mix(resin, die.ink.rgb, inked);
    let wood = vec3<f32>(0.30, 0.16, 0.07) * max(-normal.y, 0.0) * 0.30;
    let key = vec3<f32>(1.06, 0.97, 0.84);
    var seen = color * (key * (0.16 + 0.86 * max(lit, 0.0) + 0.16 * (0.5 + 0.5 * lit)) + wood);
    seen += key * (pow(shine, 60.0) * 0.24 + pow(shine, 12.0) * 0.07);
    seen += key * pow(clamp(1.0 - normal.z, 0.0, 1.0), 3.0) * 0.10 * (0.3 + die.body.rgb);

    // Shadow and glow around.
    let high = die.place.x;
    let below = in.at - vec2<f32>(0.10, -0.17) * (1.0 + min(high, 2.2));
    let blur = 0.20 + 0.16 * min(high, 2.0);
    let shadow = 0.62 / (1.0 + 0.5 * high)
        * (1.0 - smoothstep(0.86 - blur, 0.92 + blur, length(below)));
    let halo = die.place.y * exp(-max(length(in.at) - 0.80, 0.0) * 4.0)
        * clamp((die.shape.z - length(in.at)) * 2.0, 0.0, 1.0);
    let ember = vec3<f32>(1.0, 0.256, 0.026);
    let under = halo + shadow * (1.0 - halo);
    let all = over(seen, inside, ember * halo, under);
    return vec4<f32>(all.rgb, all.a * die.body.a);
}
