// A list without elements is not the same as none.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<
    cooperative_matrix_properties_nv = [], max_compute_shared_memory_size = 16384, cooperative_matrix_properties_khr = []>>} {
  func.func private @pointer_into_the_last_space(!llvm.ptr<-1>)
}
