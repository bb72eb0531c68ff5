#set = affine_set<(d0, d1)[s0, s1] : (d0 - 1 >= 0, d1 - 1 >= 0, -d0 + s0 - 2 >= 0, -d1 + s1 - 2 >= 0)>
module {
  func.func @smooth(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    memref.copy %arg0, %alloc : memref<?x?xf32> to memref<?x?xf32>
    affine.for %arg2 = 0 to %arg1 {
      %alloc_1 = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
      affine.parallel (%arg3, %arg4) = (0, 0) to (symbol(%dim), symbol(%dim_0)) {
        %0 = affine.load %alloc[%arg3, %arg4] : memref<?x?xf32>
        affine.if #set(%arg3, %arg4)[%dim, %dim_0] {
          %1 = affine.load %alloc[%arg3, %arg4 - 1] : memref<?x?xf32>
          %2 = affine.load %alloc[%arg3, %arg4 + 1] : memref<?x?xf32>
          %3 = affine.load %alloc[%arg3 - 1, %arg4] : memref<?x?xf32>
          %4 = affine.load %alloc[%arg3 + 1, %arg4] : memref<?x?xf32>
          %5 = arith.addf %1, %2 : f32
          %6 = arith.addf %3, %4 : f32
          %7 = arith.addf %5, %6 : f32
          %8 = arith.addf %7, %0 : f32
          %9 = arith.mulf %8, %cst : f32
          affine.store %9, %alloc_1[%arg3, %arg4] : memref<?x?xf32>
        } else {
          affine.store %0, %alloc_1[%arg3, %arg4] : memref<?x?xf32>
        }
      }
      memref.copy %alloc_1, %alloc : memref<?x?xf32> to memref<?x?xf32>
    }
    return %alloc : memref<?x?xf32>
  }
}

