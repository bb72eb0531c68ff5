module {
  omp.private {type = private} @p : i32 init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.declare_reduction @add : i32 init {
  ^bb0(%arg0: i32):
    %0 = llvm.mlir.constant(0 : i32) : i32
    omp.yield(%0 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = llvm.add %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.declare_mapper @mapper : !llvm.struct<"t", (i32)> {
  ^bb0(%arg0: !llvm.ptr):
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
  }
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i64, %arg4: i1, %arg5: memref<?xi32>) {
    %0 = omp.map.bounds lower_bound(%arg3 : i64) upper_bound(%arg3 : i64) extent(%arg3 : i64) stride(%arg3 : i64) start_idx(%arg3 : i64) {stride_in_bytes = true}
    %1 = omp.map.bounds extent(%arg3 : i64)
    %2 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %3 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) var_ptr_ptr(%arg1 : !llvm.ptr) mapper(@mapper) members(%2, %2 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) bounds(%0, %1) -> !llvm.ptr {name = "x", partial_map = true}
    %4 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(always, close, present, to) capture(VLAType) -> !llvm.ptr {name = ""}
    %5 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(implicit) capture(This) -> !llvm.ptr {name = ""}
    %6 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(from) capture(This) -> !llvm.ptr {name = ""}
    %7 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(delete) capture(This) -> !llvm.ptr {name = ""}
    omp.target_enter_data depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg2 : i32) if(%arg4) map_entries(%4 : !llvm.ptr) nowait
    omp.target_exit_data map_entries(%6 : !llvm.ptr)
    omp.target_update map_entries(%6 : !llvm.ptr) {foo}
    omp.target_data map_entries(%2 : !llvm.ptr) {
      omp.terminator
    }
    omp.target_data device(%arg2 : i32) if(%arg4) map_entries(%2 : !llvm.ptr) use_device_addr(%2 -> %arg6 : !llvm.ptr) use_device_ptr(%2 -> %arg7 : !llvm.ptr) {
      omp.terminator
    }
    omp.target map_entries(%2 -> %arg6, %3 -> %arg7 : !llvm.ptr, !llvm.ptr) {
      omp.terminator
    }
    omp.target allocate(%arg3 : i64 -> %arg0 : !llvm.ptr) ompx_bare depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg2 : i32) if(%arg4) nowait thread_limit(%arg2 : i32) has_device_addr(%2 -> %arg6 : !llvm.ptr) host_eval(%arg2 -> %arg7 : i32) map_entries(%2 -> %arg8 : !llvm.ptr) private(@p %arg1 -> %arg9 [map_idx=0] : !llvm.ptr) {
      omp.terminator
    }
    omp.target {
      omp.terminator
    }
    omp.taskloop grainsize(strict, %arg2: i32) if(%arg4) mergeable nogroup private(@p %arg1 -> %arg6 : !llvm.ptr) {
      omp.loop_nest (%arg7) : i32 = (%arg2) to (%arg2) step (%arg2) {
        omp.yield
      }
    }
    omp.taskloop final(%arg4) num_tasks(%arg2: i32) priority(%arg2 : i32) untied {
      omp.loop_nest (%arg6) : i32 = (%arg2) to (%arg2) step (%arg2) {
        omp.yield
      }
    }
    omp.teams {
      omp.workdistribute {
        omp.terminator
      }
      omp.terminator
    }
    omp.allocate_dir(%arg0 : !llvm.ptr) align(8) allocator(%arg3)
    omp.allocate_dir(%arg5 : memref<?xi32>)
    omp.target_freemem %arg2, %arg3 : i32, i64
    return
  }
}
// -----
module {
  func.func @others(%arg0: i64, %arg1: i32, %arg2: index) {
    omp.wsloop ordered(1) {
      omp.loop_nest (%arg3) : i64 = (%arg0) to (%arg0) step (%arg0) {
        omp.ordered depend_type(dependsource) depend_vec(%arg0 : i64) {doacross_num_loops = 1 : i64}
        omp.ordered depend_type(dependsink) depend_vec(%arg0, %arg0 : i64, i64) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    }
    %0 = omp.target_allocmem %arg1 : i32, i64
    %1 = omp.target_allocmem %arg1 : i32, vector<4xf32> {bindc_name = "b", uniq_name = "a"}
    %2 = omp.target_allocmem %arg1 : i32, i64, %arg2, %arg2
    %3 = omp.target_allocmem %arg1 : i32, i64(%arg2 : index), %arg2 {c}
    omp.target_freemem %arg1, %0 : i32, i64
    omp.workshare {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg3) : i64 = (%arg0) to (%arg0) step (%arg0) {
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
}
// -----
module {
  func.func private @copy(memref<i32>, memref<i32>)
  llvm.func @copyp(!llvm.ptr, !llvm.ptr)
  func.func @f(%arg0: !llvm.ptr, %arg1: memref<i32>, %arg2: memref<f32>, %arg3: i32) {
    omp.single copyprivate(%arg1 -> @copy : memref<i32>) {
      omp.terminator
    }
    omp.single allocate(%arg1 : memref<i32> -> %arg1 : memref<i32>) copyprivate(%arg1 -> @copy : memref<i32>, %arg0 -> @copyp : !llvm.ptr) nowait {
      omp.terminator
    }
    omp.single {
      omp.terminator
    }
    omp.simd aligned(%arg1 : memref<i32> -> 8 : i64, %arg2 : memref<f32> -> 16 : i64) {
      omp.loop_nest (%arg4) : i32 = (%arg3) to (%arg3) step (%arg3) {
        omp.yield
      }
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: i32, %arg1: i64, %arg2: f32) {
    %canonloop = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.terminator
    }
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    omp.tile (%grid1, %intratile1) <- (%canonloop) sizes(%arg0 : i32)
    omp.unroll_heuristic(%intratile1)
    return
  }
}
// -----
module {
  func.func @task(%arg0: memref<4xf32>) {
    omp.task {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
      omp.terminator
    }
    omp.taskgroup {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
      omp.terminator
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<2xf32>) {
    omp.parallel {
      %alloc = memref.alloc() : memref<2xf32>
      memref.copy %arg0, %alloc : memref<2xf32> to memref<2xf32>
      omp.terminator
    }
    return
  }
}
