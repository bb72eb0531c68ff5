omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.declare_reduction @add : i32 init {
^bb0(%arg0: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield (%0 : i32)
} combiner {
^bb1(%arg0: i32, %arg1: i32):
  %1 = llvm.add %arg0, %arg1 : i32
  omp.yield (%1 : i32)
}
omp.declare_mapper @mapper : !llvm.struct<"t", (i32)> {
^bb0(%arg0: !llvm.ptr):
  %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32, %i64: i64, %c: i1, %m: memref<?xi32>) {
  %b = "omp.map.bounds"(%i64, %i64, %i64, %i64, %i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, stride_in_bytes = true} : (i64, i64, i64, i64, i64) -> !omp.map_bounds_ty
  %b1 = "omp.map.bounds"(%i64) {operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>} : (i64) -> !omp.map_bounds_ty
  %m1 = "omp.map.info"(%p) {var_type = i32, map_type = #omp<clause_map_flags to|from>, map_capture_type = #omp<variable_capture_kind(ByRef)>, operandSegmentSizes = array<i32: 1, 0, 0, 0>} : (!llvm.ptr) -> !llvm.ptr
  %m2 = "omp.map.info"(%p, %q, %m1, %m1, %b, %b1) {var_type = i32, map_type = #omp<clause_map_flags to>, map_capture_type = #omp<variable_capture_kind(ByCopy)>, members_index = [[0], [1, 2]], mapper_id = @mapper, name = "x", partial_map = true, operandSegmentSizes = array<i32: 1, 1, 2, 2>} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !omp.map_bounds_ty, !omp.map_bounds_ty) -> !llvm.ptr
  %m3 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, close, present, to) capture(VLAType) -> !llvm.ptr {name = ""}
  %m4 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(implicit, exit_release_or_enter_alloc) capture(This) -> !llvm.ptr {name = ""}
  %m5 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(This) -> !llvm.ptr {name = ""}
  %m6 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(This) -> !llvm.ptr {name = ""}
  "omp.target_enter_data"(%p, %i, %c, %m3) {depend_kinds = [#omp<clause_task_depend(taskdependin)>], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (!llvm.ptr, i32, i1, !llvm.ptr) -> ()
  "omp.target_exit_data"(%m5) {operandSegmentSizes = array<i32: 0, 0, 0, 1>} : (!llvm.ptr) -> ()
  "omp.target_update"(%m5) {operandSegmentSizes = array<i32: 0, 0, 0, 1>, foo} : (!llvm.ptr) -> ()
  omp.target_data map_entries(%m1 : !llvm.ptr) {
    omp.terminator
  }
  omp.target_data device(%i : i32) if(%c) map_entries(%m1 : !llvm.ptr) use_device_addr(%m1 -> %x : !llvm.ptr) use_device_ptr(%m1 -> %y : !llvm.ptr) {
    omp.terminator
  }
  omp.target map_entries(%m1 -> %x, %m2 -> %y : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  omp.target allocate(%i64 : i64 -> %p : !llvm.ptr) ompx_bare depend(taskdependin -> %p : !llvm.ptr) device(%i : i32) if(%c) nowait thread_limit(%i : i32) has_device_addr(%m1 -> %h : !llvm.ptr) host_eval(%i -> %z : i32) map_entries(%m1 -> %x : !llvm.ptr) private(@p %q -> %y [map_idx=0] : !llvm.ptr) {
    omp.terminator
  }
  omp.target {
    omp.terminator
  }
  omp.taskloop grainsize(strict, %i : i32) if(%c) mergeable nogroup private(@p %q -> %y : !llvm.ptr) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.taskloop num_tasks(%i : i32) priority(%i : i32) untied final(%c) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.teams {
    omp.workdistribute { omp.terminator }
    omp.terminator
  }
  omp.allocate_dir (%p : !llvm.ptr) align(8) allocator(%i64)
  omp.allocate_dir (%m : memref<?xi32>)
  omp.target_freemem %i, %i64 : i32, i64
  return
}
