// A card on the table: rounded corners, a thin edge, a contact shadow, a turn about its upright
// axis in perspective, and an ember glow around it when something can be done with it.

#import bevy_sprite::{
    mesh2d_functions as mesh_functions,
    mesh2d_view_bindings::view,
}

struct CardUniform {
    // Width and height of the card, room around it in the quad, radius of the corners; in points.
    shape: vec4<f32>,
    // Turn (1 face up, 0 face down), glow, lift, dim.
    state: vec4<f32>,
    glow_color: vec4<f32>,
};

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> card: CardUniform;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;

struct In {
    @builtin(instance_index) instance_index: u32,
    @location(0) position: vec3<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
};

struct Out {
    @builtin(position) position: vec4<f32>,
    @location(0) at: vec2<f32>,
};

@vertex
fn vertex(in: In) -> Out {
    let world_from_local = mesh_functions::get_world_from_local(in.instance_index);
    let turn = (1.0 - card.state.x) * 3.14159265;
    let full = card.shape.xy + vec2<f32>(2.0 * card.shape.z);
    let flat = in.position.xy;
    // Depth of this corner, as a share of the viewer's distance.
    let z = flat.x * sin(turn) * full.x / (card.shape.x * 3.2);
    let w = 1.0 + z;
    let middle = mesh_functions::mesh2d_position_world_to_clip(
        world_from_local * vec4<f32>(0.0, 0.0, 0.0, 1.0));
    let here = mesh_functions::mesh2d_position_world_to_clip(
        world_from_local * vec4<f32>(flat.x * abs(cos(turn)), flat.y, 0.0, 1.0));
    let off = (here.xy - middle.xy) / w;
    var out: Out;
    out.position = vec4<f32>((middle.xy + off) * w, here.z * w, w);
    out.at = vec2<f32>(in.uv.x - 0.5, in.uv.y - 0.5) * full;
    return out;
}

fn box(p: vec2<f32>, half: vec2<f32>, r: f32) -> f32 {
    let q = abs(p) - half + vec2<f32>(r);
    return length(max(q, vec2<f32>(0.0))) + min(max(q.x, q.y), 0.0) - r;
}

// Written without branches: a renderer on the processor works out both sides of each.
@fragment
fn fragment(in: Out) -> @location(0) vec4<f32> {
    let size = card.shape.xy;
    let r = card.shape.w;
    let d = box(in.at, size * 0.5, r);
    let uv = in.at / size + vec2<f32>(0.5);
    let face = textureSampleLevel(picture, picture_sampler, uv, 0.0);
    let paper = vec3<f32>(0.10, 0.065, 0.04);
    let edge = clamp((d + 1.6) * 0.7, 0.0, 1.0) * 0.55;
    let light = (1.0 - 0.55 * card.state.w) * (1.0 - edge);
    let ink = mix(paper, face.rgb, face.a) * light;
    let inside = clamp(0.5 - d * 0.85, 0.0, 1.0);

    let lift = card.state.z;
    let ds = box(in.at - vec2<f32>(1.0 + 3.0 * lift, 2.0 + 7.0 * lift), size * 0.5, r);
    let soft = 5.0 + 9.0 * lift;
    let away = clamp(0.5 - 0.5 * ds / soft, 0.0, 1.0);
    let shadow = (0.62 - 0.22 * lift) * away * away * (3.0 - 2.0 * away);

    // Glow over shadow, card over both.
#ifdef GLOW
    let far = max(d, 0.0);
    // It ends where the quad ends.
    let reach = clamp(1.0 - far / card.shape.z, 0.0, 1.0);
    let halo = exp(-far / 3.2) * 0.95 + exp(-far / 9.0) * 0.35;
    let glow = clamp(card.state.y * halo * reach, 0.0, 1.0);
    let round = card.glow_color.rgb * glow;
    let under = glow + shadow * (1.0 - glow);
#else
    let round = vec3<f32>(0.0);
    let under = shadow;
#endif
    let a = inside + under * (1.0 - inside);
    let rgb = ink * inside + round * (1.0 - inside);
    return vec4<f32>(rgb / max(a, 0.004), a);
}
