module {
  func.func private @nearest(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<8x4xf32, strided<[?, ?], offset: ?>>) -> memref<?xindex> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.400000e+38 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x8xf32>
    affine.for %arg2 = 0 to %dim {
      affine.for %arg3 = 0 to 8 {
        affine.store %cst, %alloc[%arg2, %arg3] : memref<?x8xf32>
      }
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    affine.for %arg2 = 0 to %dim_1 {
      affine.for %arg3 = 0 to 8 {
        affine.for %arg4 = 0 to 4 {
          %0 = affine.load %arg0[%arg2, %arg4] : memref<?x4xf32, strided<[?, ?], offset: ?>>
          %1 = affine.load %arg1[%arg3, %arg4] : memref<8x4xf32, strided<[?, ?], offset: ?>>
          %2 = affine.load %alloc[%arg2, %arg3] : memref<?x8xf32>
          %3 = arith.subf %0, %1 : f32
          %4 = arith.mulf %3, %3 : f32
          %5 = arith.addf %2, %4 : f32
          affine.store %5, %alloc[%arg2, %arg3] : memref<?x8xf32>
        }
      }
    }
    %alloc_2 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xindex>
    affine.for %arg2 = 0 to %dim {
      affine.store %c0, %alloc_2[%arg2] : memref<?xindex>
    }
    %alloc_3 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    affine.for %arg2 = 0 to %dim {
      affine.store %cst_0, %alloc_3[%arg2] : memref<?xf32>
    }
    affine.for %arg2 = 0 to %dim {
      affine.for %arg3 = 0 to 8 {
        %0 = affine.load %alloc[%arg2, %arg3] : memref<?x8xf32>
        %1 = affine.load %alloc_3[%arg2] : memref<?xf32>
        %2 = affine.load %alloc_2[%arg2] : memref<?xindex>
        %3 = arith.cmpf olt, %0, %1 : f32
        %4 = arith.select %3, %0, %1 : f32
        %5 = arith.select %3, %arg3, %2 : index
        affine.store %4, %alloc_3[%arg2] : memref<?xf32>
        affine.store %5, %alloc_2[%arg2] : memref<?xindex>
      }
    }
    return %alloc_2 : memref<?xindex>
  }
  func.func @kmeans(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<8x4xf32, strided<[?, ?], offset: ?>>, %arg2: index) -> (memref<8x4xf32, strided<[?, ?], offset: ?>>, memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1) -> (memref<8x4xf32, strided<[?, ?], offset: ?>>) {
      %2 = func.call @nearest(%arg0, %arg4) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32, strided<[?, ?], offset: ?>>) -> memref<?xindex>
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x4xf32>
      affine.for %arg5 = 0 to 8 {
        affine.for %arg6 = 0 to 4 {
          affine.store %cst, %alloc[%arg5, %arg6] : memref<8x4xf32>
        }
      }
      scf.for %arg5 = %c0 to %dim step %c1 {
        %3 = memref.load %2[%arg5] : memref<?xindex>
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %4 = memref.load %arg0[%arg5, %arg6] : memref<?x4xf32, strided<[?, ?], offset: ?>>
          %5 = memref.load %alloc[%3, %arg6] : memref<8x4xf32>
          %6 = arith.addf %5, %4 : f32
          memref.store %6, %alloc[%3, %arg6] : memref<8x4xf32>
        }
      }
      %cast = memref.cast %alloc : memref<8x4xf32> to memref<8x4xf32, strided<[?, ?], offset: ?>>
      scf.yield %cast : memref<8x4xf32, strided<[?, ?], offset: ?>>
    }
    %1 = call @nearest(%arg0, %0) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32, strided<[?, ?], offset: ?>>) -> memref<?xindex>
    return %0, %1 : memref<8x4xf32, strided<[?, ?], offset: ?>>, memref<?xindex>
  }
}

