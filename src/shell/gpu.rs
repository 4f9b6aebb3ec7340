//! Creates the window's renderer. On Linux, wgpu needs the display handle before there is a window,
//! or it can only render to images with OpenGL; Bevy does not pass the handle, so the renderer is
//! created here.

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

/// Returns Bevy's plugins with this renderer in place of Bevy's own.
pub fn with_display(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    plugins.disable::<RenderPlugin>().add_before::<ImagePlugin>(Renderer)
}

/// Bevy's render plugin, created with the display handle.
struct Renderer;

impl Plugin for Renderer {
    fn build(&self, app: &mut App) {
        let display = app.world().get_resource::<DisplayHandleWrapper>();
        let display = display.filter(|_| cfg!(target_os = "linux"));
        // If that fails, Bevy tries by itself and reports what is missing.
        let made = display.and_then(|d| bevy::tasks::block_on(renderer(d.0.clone())));
        app.add_plugins(RenderPlugin {
            render_creation: made.unwrap_or_else(|| settings().into()),
            synchronous_pipeline_compilation: true,
            ..RenderPlugin::default()
        });
    }
}

/// Returns Bevy's default settings with smaller memory blocks. The game uploads pictures only now
/// and then, and by default the allocator takes 128 MiB at once, and more whenever an upload does
/// not fit.
fn settings() -> WgpuSettings {
    WgpuSettings { memory_hints: wgpu::MemoryHints::MemoryUsage, ..WgpuSettings::default() }
}

/// Creates the best renderer for a display: Vulkan if available, else OpenGL. Like Bevy, it
/// respects wgpu's environment variables and enables everything the adapter supports except
/// experimental features.
async fn renderer(display: impl wgpu::wgt::WgpuHasDisplayHandle) -> Option<RenderCreation> {
    let settings = settings();
    let mut about = wgpu::InstanceDescriptor::new_with_display_handle(Box::new(display));
    let backends = settings.backends?;
    about.backends = backends;
    about.flags = settings.instance_flags;
    let instance = wgpu::Instance::new(about);
    let adapter = match named(&instance, backends).await {
        Some(adapter) => adapter,
        None => {
            let forced = std::env::var("WGPU_FORCE_FALLBACK_ADAPTER");
            let forced = forced.is_ok_and(|v| !matches!(v.as_str(), "" | "0" | "false"));
            let options = wgpu::RequestAdapterOptions {
                power_preference: settings.power_preference,
                force_fallback_adapter: forced,
                ..Default::default()
            };
            instance.request_adapter(&options).await.ok()?
        }
    };
    let info = adapter.get_info();
    let (mut features, mut limits) = (settings.features, settings.limits);
    if let WgpuSettingsPriority::Functionality = settings.priority {
        features |= adapter.features() - wgpu::Features::all_experimental_mask();
        limits = adapter.limits();
        if info.device_type == wgpu::DeviceType::DiscreteGpu {
            // This feature is slow on a card with memory of its own.
            features.remove(wgpu::Features::MAPPABLE_PRIMARY_BUFFERS);
        }
    }
    let device = adapter.request_device(&wgpu::DeviceDescriptor {
        required_features: features,
        required_limits: limits,
        memory_hints: settings.memory_hints,
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

/// Returns the adapter whose name contains the value of `WGPU_ADAPTER_NAME`, if there is one.
async fn named(instance: &wgpu::Instance, backends: wgpu::Backends) -> Option<wgpu::Adapter> {
    let name = std::env::var("WGPU_ADAPTER_NAME").ok()?.to_lowercase();
    let all = instance.enumerate_adapters(backends).await;
    all.into_iter().find(|a| a.get_info().name.to_lowercase().contains(&name))
}
