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
    return
  }
}

