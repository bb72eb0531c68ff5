module {
  func.func @launch(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
    %0 = gpu.all_reduce  add %arg1 {
    } : (f32) -> f32
    gpu.launch blocks(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) threads(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) {
      %1 = gpu.all_reduce  mul %arg1 uniform {
      } : (f32) -> f32
      %2 = gpu.subgroup_reduce  add %1 uniform cluster(size = 4) {note = 1 : i64} : (f32) -> f32
      memref.store %2, %arg3[%arg7] : memref<?xf32>
      scf.if %arg2 {
        %4 = gpu.subgroup_reduce  add %arg1 : (f32) -> f32
        memref.store %4, %arg3[%arg7] : memref<?xf32>
      }
      cf.cond_br %arg2, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %3 = gpu.all_reduce  add %arg1 {
      } : (f32) -> f32
      memref.store %3, %arg3[%arg4] : memref<?xf32>
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      gpu.terminator
    }
    memref.store %0, %arg3[%arg0] : memref<?xf32>
    return
  }
}

