// A card on the table: rounded corners, a thin edge, a contact shadow that follows its lift, and
// perspective when it turns over or leans.
//
// GLOW: an ember glow around it, when something can be done with it.
// SOLID: its thickness is seen, because it is lifted, turns or leans.
// FX: what is rare: wet ink, foil, the gray of closed places, fire.
// COVERED: others lie on it, and only its edge is seen: the picture is not looked at.

#import emberdeck::quad::{Vertex, over}
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
    // How far its right and its upper side lean away, in radians; where shadows fall on it, a unit.
    lean: vec4<f32>,
    // Dryness of the ink (1 dry), how much is burnt (1 all), gray, a number of its own.
    fx: vec4<f32>,
    // Strength of the foil, where its light stands, whether others lie on it.
    foil: vec4<f32>,
};

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> card: CardUniform;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;

struct Out {
    @builtin(position) position: vec4<f32>,
    @location(0) at: vec2<f32>,
    // Pixels in a point, and the level of the picture that is seen.
    @location(1) @interpolate(flat) sharp: vec2<f32>,
};

// The sine of the turn about the upright axis, toward the right side that leans away. Past the
// middle of a turn it is the other side of the card that is seen, and its other edge is near.
fn swing() -> f32 {
    let turn = (1.0 - card.state.x) * 3.14159265;
    return sin(turn) * select(-1.0, 1.0, cos(turn) >= 0.0);
}

@vertex
fn vertex(in: Vertex) -> Out {
    let world_from_local = mesh_functions::get_world_from_local(in.instance_index);
    let full = card.shape.xy + vec2<f32>(2.0 * card.shape.z);
    let p = in.position.xy * full;
    let lean = card.lean.xy;
    // About the upright axis, then about the level one.
    let about = clamp(asin(swing()) + lean.x, -1.5, 1.5);
    let z1 = p.x * sin(about);
    let moved = vec2<f32>(p.x * cos(about), p.y * cos(lean.y) - z1 * sin(lean.y)) / full;
    // Depth of this corner, as a share of the viewer's distance.
    let z = (p.y * sin(lean.y) + z1 * cos(lean.y)) / (card.shape.x * 3.2);
    let w = 1.0 + z;
    let middle = mesh_functions::mesh2d_position_world_to_clip(
        world_from_local * vec4<f32>(0.0, 0.0, 0.0, 1.0));
    let here = mesh_functions::mesh2d_position_world_to_clip(
        world_from_local * vec4<f32>(moved, 0.0, 1.0));
    let off = (here.xy - middle.xy) / w;
    var out: Out;
    out.position = vec4<f32>((middle.xy + off) * w, here.z * w, w);
    out.at = vec2<f32>(in.uv.x - 0.5, in.uv.y - 0.5) * full;
    // A picture is at most a little wider than its card, and then its sharpest level serves.
    let points = abs(view.clip_from_world[0][0]) * view.viewport.z * 0.5;
    let wide = f32(textureDimensions(picture).x);
    out.sharp = vec2<f32>(points, max(log2(wide / max(card.shape.x * points, 1.0)) - 0.5, 0.0));
    return out;
}

fn box(p: vec2<f32>, half: vec2<f32>, r: f32) -> f32 {
    let q = abs(p) - half + vec2<f32>(r);
    return length(max(q, vec2<f32>(0.0))) + min(max(q.x, q.y), 0.0) - r;
}

#ifdef FX
fn scatter(p: vec2<f32>) -> f32 {
    let q = fract(p * vec2<f32>(0.1031, 0.1130));
    let s = dot(q, q.yx + vec2<f32>(33.33));
    return fract((q.x + q.y + 2.0 * s) * s);
}

fn soft(p: vec2<f32>) -> f32 {
    let i = floor(p);
    let f = fract(p);
    let u = f * f * (vec2<f32>(3.0) - 2.0 * f);
    let low = mix(scatter(i), scatter(i + vec2<f32>(1.0, 0.0)), u.x);
    let high = mix(scatter(i + vec2<f32>(0.0, 1.0)), scatter(i + vec2<f32>(1.0, 1.0)), u.x);
    return mix(low, high, u.y);
}
#endif

// Written without branches: a renderer on the processor works out both sides of each.
@fragment
fn fragment(in: Out) -> @location(0) vec4<f32> {
    let size = card.shape.xy;
    let r = card.shape.w;
    let d = box(in.at, size * 0.5, r);
    let uv = in.at / size + vec2<f32>(0.5);
    let paper = vec3<f32>(0.10, 0.065, 0.04);
    let edge = clamp((d + 1.6) * 0.7, 0.0, 1.0) * 0.55;
    var light = (1.0 - 0.55 * card.state.w) * (1.0 - edge);
    var inside = clamp(0.5 - d * 0.85 * in.sharp.x, 0.0, 1.0);
#ifdef COVERED
    // The unprinted rim of every card.
    var print = vec3<f32>(0.78, 0.68, 0.48);
#else
    let face = textureSampleLevel(picture, picture_sampler, uv, in.sharp.y);
    var print = mix(paper, face.rgb, face.a);
#endif
    let lift = card.state.z;

#ifdef SOLID
    let side = swing();
    // A side that leans away from the light darkens, one that leans to it is brighter.
    let toward = dot(vec2<f32>(card.lean.x, -card.lean.y), -card.lean.zw);
    light *= (1.0 - 0.35 * abs(side)) * clamp(1.0 - 0.8 * toward, 0.7, 1.25);
#endif

#ifdef FX
    let own = vec2<f32>(card.fx.w * 91.0, card.fx.w * 47.0);
    let grain = 0.65 * soft(uv * vec2<f32>(7.0, 9.8) + own)
        + 0.35 * soft(uv * vec2<f32>(19.0, 26.6) + own);
    // Ink that is still wet lets the paper through, and dries in blots.
    let dry = clamp(card.fx.x * 1.7 - grain * 0.7, 0.0, 1.0);
    let pale = vec3<f32>(0.84, 0.75, 0.56);
    print = mix(mix(pale, print, 0.16), print, dry);
    let gray = dot(print, vec3<f32>(0.2126, 0.7152, 0.0722));
    print = mix(print, gray * vec3<f32>(1.0, 0.96, 0.90), card.fx.z);
    // Foil: a band of colors that wanders when the card leans or moves.
    let sweep = uv.x * 0.75 + uv.y * 0.45 + grain * 0.06 - card.foil.y;
    let band = pow(0.5 + 0.5 * cos(6.2831853 * sweep), 5.0);
    let hues = 0.5 + 0.5 * cos(6.2831853 * (vec3<f32>(sweep * 1.6) + vec3<f32>(0.0, 0.33, 0.67)));
    let gold = vec3<f32>(1.0, 0.72, 0.26);
    let shine = mix(gold, hues, 0.62) * band * (0.09 + 0.55 * gray);
    print += shine * card.foil.x;
    // Fire eats from the edges; what it reaches is black first, and glows where it breaks off.
    let burnt = card.fx.y;
    let fuel = grain * 0.8 + clamp(-d / (size.x * 0.5), 0.0, 1.0) * 0.5;
    let left = fuel - (burnt * 1.35 - 0.05);
    print *= 1.0 - 0.94 * (1.0 - clamp(left * 4.6, 0.0, 1.0)) * min(burnt * 12.0, 1.0);
    let ember = exp(-abs(left) * 22.0) * min(burnt * 16.0, 1.0);
    print += (card.glow_color.rgb * 1.7 + vec3<f32>(0.5, 0.28, 0.05)) * ember;
    inside *= clamp(left * 26.0 + 0.5, 0.0, 1.0);
    let whole = 1.0 - min(burnt * 1.4, 1.0);
#else
    let whole = 1.0;
#endif

    let ink = print * light;
    let ds = box(in.at - card.lean.zw * (2.2 + 7.6 * lift), size * 0.5, r);
    let soften = 5.0 + 9.0 * lift;
    let away = clamp(0.5 - 0.5 * ds / soften, 0.0, 1.0);
    let shadow = (0.62 - 0.22 * lift) * away * away * (3.0 - 2.0 * away) * whole;

    // Glow over shadow, card over both.
#ifdef GLOW
    let far = max(d, 0.0);
    // It ends where the quad ends.
    let reach = clamp(1.0 - far / card.shape.z, 0.0, 1.0);
    let halo = exp(-far / 3.2) * 0.95 + exp(-far / 9.0) * 0.35;
    let glow = clamp(card.state.y * halo * reach, 0.0, 1.0) * whole;
    var round = card.glow_color.rgb * glow;
    var under = glow + shadow * (1.0 - glow);
#else
    var round = vec3<f32>(0.0);
    var under = shadow;
#endif

#ifdef SOLID
    // The pasteboard: seen on the side away from the light, and on the near edge of a card that
    // turns or leans.
    let thick = size.x * 0.016;
    let flatness = max(sqrt(max(1.0 - side * side, 0.0)), 0.14);
    let rise = clamp((lift - 0.3) * 1.6, 0.0, 1.0);
    let shift = card.lean.zw * thick * rise
        + vec2<f32>(-(side / flatness) - 2.0 * card.lean.x, 2.0 * card.lean.y) * thick;
    let body = box(in.at - shift, size * 0.5, r);
    let board = clamp(0.5 - body * 0.85 * in.sharp.x, 0.0, 1.0) * whole;
    let layers = vec3<f32>(0.40, 0.31, 0.19) * (0.62 - 0.25 * card.state.w);
    round = mix(round, layers, board);
    under = board + under * (1.0 - board);
#endif

    return over(ink, inside, round, under);
}
