// Words that the reference reports, and yet goes on without.
module attributes {test.api = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, NVIDIA:DiscreteGPU, #spirv.resource_limits<>>,
    test.vendor = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Vulkan, Foo:DiscreteGPU, #spirv.resource_limits<>>,
    test.device = #spirv.target_env<#spirv.vce<v1.0, [], []>, NVIDIA:Foo:12, #spirv.resource_limits<>>} {
}
