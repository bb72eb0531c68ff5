module {
  func.func @launches(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) {
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) {
      cf.cond_br %arg2, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      memref.dealloc %arg1 : memref<?xf32>
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      gpu.terminator
    }
    return
  }
  gpu.module @kernels {
    gpu.func @k(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) kernel {
      cf.br ^bb1(%arg0 : index)
    ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
      %1 = arith.cmpi slt, %0, %arg0 : index
      cf.cond_br %1, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      memref.store %arg2, %arg1[%0] : memref<?xf32>
      %2 = arith.addi %0, %arg0 : index
      cf.br ^bb1(%2 : index)
    ^bb3:  // pred: ^bb1
      gpu.return
    }
  }
}

