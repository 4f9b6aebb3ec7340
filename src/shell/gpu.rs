//! The renderer of the window. On Linux it has to know the display before there is a window, or it
//! can only draw pictures with OpenGL; Bevy does not tell it, so it is made here.

use std::sync::Arc;

use bevy::app::PluginGroupBuilder;
use bevy::image::ImagePlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::{RenderCreation, WgpuSettings, WgpuSettingsPriority};
use bevy::winit::DisplayHandleWrapper;

/// Bevy's plugins with this renderer in the place of its own.
pub fn with_display(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    plugins.disable::<RenderPlugin>().add_before::<ImagePlugin>(Renderer)
}

/// Bevy's renderer, told of the display.
struct Renderer;

impl Plugin for Renderer {
    fn build(&self, app: &mut App) {
        let display = app.world().get_resource::<DisplayHandleWrapper>();
        let display = display.filter(|_| cfg!(target_os = "linux"));
        // Where that does not work, Bevy tries, and says what is missing.
        let made = display.and_then(|d| bevy::tasks::block_on(renderer(d.0.clone())));
        app.add_plugins(RenderPlugin {
            render_creation: made.unwrap_or_else(|| wish().into()),
            synchronous_pipeline_compilation: true,
            ..RenderPlugin::default()
        });
    }
}

/// As Bevy wishes it, but sparing: what is drawn here is uploaded now and then, and by default the
/// allocator takes 128 MiB at once for that, and more whenever one upload does not fit.
fn wish() -> WgpuSettings {
    WgpuSettings { memory_hints: wgpu::MemoryHints::MemoryUsage, ..WgpuSettings::default() }
}

/// The best renderer for a display: Vulkan if there is one, else OpenGL. As Bevy does it, with the
/// same wishes from the environment: with all the adapter can do, but nothing experimental.
async fn renderer(display: impl wgpu::wgt::WgpuHasDisplayHandle) -> Option<RenderCreation> {
    let wish = wish();
    let mut about = wgpu::InstanceDescriptor::new_with_display_handle(Box::new(display));
    let backends = wish.backends?;
    about.backends = backends;
    about.flags = wish.instance_flags;
    let instance = wgpu::Instance::new(about);
    let adapter = match named(&instance, backends).await {
        Some(adapter) => adapter,
        None => {
            let forced = std::env::var("WGPU_FORCE_FALLBACK_ADAPTER");
            let forced = forced.is_ok_and(|v| !matches!(v.as_str(), "" | "0" | "false"));
            let options = wgpu::RequestAdapterOptions {
                power_preference: wish.power_preference,
                force_fallback_adapter: forced,
                ..Default::default()
            };
            instance.request_adapter(&options).await.ok()?
        }
    };
    let info = adapter.get_info();
    let (mut features, mut limits) = (wish.features, wish.limits);
    if let WgpuSettingsPriority::Functionality = wish.priority {
        features |= adapter.features() - wgpu::Features::all_experimental_mask();
        limits = adapter.limits();
        if info.device_type == wgpu::DeviceType::DiscreteGpu {
            // Slow on a card with memory of its own.
            features.remove(wgpu::Features::MAPPABLE_PRIMARY_BUFFERS);
        }
    }
    let device = adapter.request_device(&wgpu::DeviceDescriptor {
        required_features: features,
        required_limits: limits,
        memory_hints: wish.memory_hints,
        ..Default::default()
    });
    let (device, queue) = device.await.ok()?;
    Some(RenderCreation::manual(
        RenderDevice::from(device),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(info)),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}

/// The adapter that `WGPU_ADAPTER_NAME` names a part of, if it is there.
async fn named(instance: &wgpu::Instance, backends: wgpu::Backends) -> Option<wgpu::Adapter> {
    let name = std::env::var("WGPU_ADAPTER_NAME").ok()?.to_lowercase();
    let all = instance.enumerate_adapters(backends).await;
    all.into_iter().find(|a| a.get_info().name.to_lowercase().contains(&name))
}
