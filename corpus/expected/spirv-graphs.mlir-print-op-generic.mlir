"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>, vce_triple = #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]>}> ({
    "spirv.ARM.Graph"() <{function_type = (!spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16>, sym_name = "g"}> ({
    ^bb0(%arg0: !spirv.arm.tensor<14x19xi16>):
      %0 = "spirv.ARM.GraphConstant"() <{graph_constant_id = 42 : i32}> : () -> !spirv.arm.tensor<2x3xi16>
      "spirv.ARM.GraphOutputs"(%0) : (!spirv.arm.tensor<2x3xi16>) -> ()
    }) : () -> ()
    "spirv.GlobalVariable"() <{linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Export>>, sym_name = "v", type = !spirv.ptr<!spirv.arm.tensor<1xi32>, UniformConstant>}> : () -> ()
    "spirv.ARM.GraphEntryPoint"() <{fn = @g, interface = [@v, @v]}> : () -> ()
    "spirv.ARM.Graph"() <{function_type = (!spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16>, sym_name = "h"}> ({
    }) : () -> ()
    "spirv.ARM.Graph"() <{arg_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}], entry_point = true, function_type = (!spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16>, res_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}], sym_name = "h2"}> ({
    }) {foo} : () -> ()
  }) : () -> ()
}) : () -> ()

