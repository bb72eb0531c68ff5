spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16> {
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
}
spirv.GlobalVariable @v {linkage_attributes=#spirv.linkage_attributes<linkage_name="x", linkage_type=<Export>>} : !spirv.ptr<!spirv.arm.tensor<1xi32>, UniformConstant>
spirv.ARM.GraphEntryPoint @g, @v, @v
spirv.ARM.Graph @h(!spirv.arm.tensor<14x19xi16>) -> (!spirv.arm.tensor<2x3xi16> )
spirv.ARM.Graph @h2(!spirv.arm.tensor<14x19xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) -> (!spirv.arm.tensor<2x3xi16> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = true, foo}
}
