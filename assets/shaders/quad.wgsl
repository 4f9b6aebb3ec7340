// What all materials share that draw a solid thing on a quad of the table: the vertices that they
// are given, and the thing over the shadow and the glow that lie around and under it.

#define_import_path emberdeck::quad

struct Vertex {
    @builtin(instance_index) instance_index: u32,
    @location(0) position: vec3<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
};

// The thing itself over what is around it. How much of the table each covers is from 0 to 1: `inside`
// by the thing, `under` by shadow and glow. Colors are straight, not premultiplied, but for
// `around`, which is already as strong as it covers.
fn over(rgb: vec3<f32>, inside: f32, around: vec3<f32>, under: f32) -> vec4<f32> {
    let a = inside + under * (1.0 - inside);
    let mixed = rgb * inside + around * (1.0 - inside);
    return vec4<f32>(mixed / max(a, 0.004), a);
}
