module attributes {test.api = #spirv.target_env<#spirv.vce<v1.0, [], []>, NVIDIA:DiscreteGPU, #spirv.resource_limits<>>, test.device = #spirv.target_env<#spirv.vce<v1.0, [], []>, NVIDIA, #spirv.resource_limits<>>, test.vendor = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Vulkan, #spirv.resource_limits<>>} {
}

