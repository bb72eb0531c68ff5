module {
  func.func @f(%arg0: f32, %arg1: index, %arg2: vector<4xf32>, %arg3: memref<?xf32>, %arg4: memref<?xvector<4xf32>>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?xf32>
    scf.for %arg5 = %c0 to %dim step %c1 {
      %0 = arith.index_cast %arg1 : index to i32
      %1 = arith.sitofp %0 : i32 to f32
      %2 = arith.addf %arg0, %1 : f32
      memref.store %2, %arg3[%arg5] : memref<?xf32>
    }
    %dim_0 = memref.dim %arg4, %c0 : memref<?xvector<4xf32>>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      memref.store %arg2, %arg4[%arg5] : memref<?xvector<4xf32>>
    }
    %dim_1 = memref.dim %arg3, %c0 : memref<?xf32>
    scf.for %arg5 = %c0 to %dim_1 step %c1 {
      memref.store %arg0, %arg3[%arg5] : memref<?xf32>
    }
    %dim_2 = memref.dim %arg3, %c0 : memref<?xf32>
    scf.for %arg5 = %c0 to %dim_2 step %c1 {
      memref.store %cst, %arg3[%arg5] : memref<?xf32>
    }
    return
  }
}

