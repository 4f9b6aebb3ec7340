// Panels and everything that egui draws: in place of bevy_egui's own shader, with the same bindings
// and the same colors to half a level of 255. Its six powers for each pixel are what a renderer on
// the processor spends most of a frame on; here they are made of square roots.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct VertexInput {
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) color: vec4<f32>,
}

struct VertexOutput {
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

#ifdef BINDLESS
@group(1) @binding(0) var image_texture: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var image_sampler: binding_array<sampler>;

struct BindlessOffset {
    offset: u32,
};
var<immediate> offset: BindlessOffset;
#else
@group(1) @binding(0) var image_texture: texture_2d<f32>;
@group(1) @binding(1) var image_sampler: sampler;
#endif

// From sRGB to light: y to the power of 2.4, as y * y times a mean of two roots that lie about it.
fn light(srgb: vec3<f32>) -> vec3<f32> {
    let y = (srgb + vec3<f32>(0.055)) / vec3<f32>(1.055);
    let half = sqrt(y);
    let quarter = sqrt(half);
    let higher = y * y * (0.8 * quarter * sqrt(quarter) + 0.2 * half);
    return select(higher, srgb / vec3<f32>(12.92), srgb < vec3<f32>(0.04045));
}

// From light to sRGB: the curve fitted with three roots.
fn srgb(light: vec3<f32>) -> vec3<f32> {
    let half = sqrt(light);
    let quarter = sqrt(half);
    let higher = 0.585122381 * half + 0.783140355 * quarter - 0.368262736 * sqrt(quarter);
    return select(higher, light * vec3<f32>(12.92), light < vec3<f32>(0.0031308));
}

@vertex
fn vs_main(in: VertexInput) -> VertexOutput {
    let position = in.position * transform.scale + transform.translation;
    return VertexOutput(vec4<f32>(position, 0.0, 1.0), in.color, in.uv);
}

@fragment
fn fs_main(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    let image_texture = image_texture[offset.offset];
    let image_sampler = image_sampler[offset.offset];
#endif
    let texel = textureSample(image_texture, image_sampler, in.uv);
    // Colors are mixed as they are seen, or words look wrong.
    let color = vec4<f32>(srgb(texel.rgb), texel.a) * in.color;
    return vec4<f32>(light(color.rgb), color.a);
}
