func.func private @copy(memref<i32>, memref<i32>)
llvm.func @copyp(%a: !llvm.ptr, %b: !llvm.ptr)
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %n: memref<f32>, %lb: i32) {
  omp.single copyprivate(%m -> @copy : memref<i32>) {
    omp.terminator
  }
  omp.single nowait copyprivate(%m -> @copy : memref<i32>, %p -> @copyp : !llvm.ptr) allocate(%m : memref<i32> -> %m : memref<i32>) {
    omp.terminator
  }
  omp.single {
    omp.terminator
  }
  omp.simd aligned(%m : memref<i32> -> 8 : i64, %n : memref<f32> -> 16 : i64) {
    omp.loop_nest (%i) : i32 = (%lb) to (%lb) step (%lb) {
      omp.yield
    }
  }
  return
}
