module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<cooperative_matrix_properties_khr = [], cooperative_matrix_properties_nv = []>>} {
  func.func private @pointer_into_the_last_space(!llvm.ptr<4294967295>)
}

