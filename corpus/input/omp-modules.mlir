module attributes {omp.flags = #omp.flags<openmp_device_version = 31,debug_kind=1, no_gpu_lib = false>, omp.is_gpu = false,
    omp.requires = #omp<clause_requires unified_shared_memory|reverse_offload>, omp.version = #omp.version<version=52>} {
  func.func private @everywhere() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>}
  llvm.mlir.global external @linked(0 : i32) {omp.declare_target = #omp.declaretarget<capture_clause = (link), automap = true, device_type = (host)>} : i32
  func.func private @atomics() attributes {x.control = #omp.atomic_control<remote_memory = true, ignore_denormal_mode = false>,
      x.nothing = #omp.flags<openmp_device_version = 50>, x.sink = #omp<clause_depend (dependsink)>}
}
