module attributes {omp.flags = #omp.flags<debug_kind = 1, openmp_device_version = 31>, omp.is_gpu = false, omp.requires = #omp<clause_requires reverse_offload|unified_shared_memory>, omp.version = #omp.version<version = 52>} {
  func.func private @everywhere() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>}
  llvm.mlir.global external @linked(0 : i32) {addr_space = 0 : i32, omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (link), automap = true>} : i32
  func.func private @atomics() attributes {x.control = #omp.atomic_control<remote_memory = true>, x.nothing = #omp.flags<>, x.sink = #omp<clause_depend(dependsink)>}
}

