module {
  func.func @dense(%arg0: memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<?x32x48xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<48xf32, strided<[?], offset: ?>>) -> memref<?x64x48xf32> {
    %c32 = arith.constant 32 : index
    %c48 = arith.constant 48 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.707106769 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x64x48xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c64 step %c1 {
        scf.for %arg5 = %c0 to %c48 step %c1 {
          memref.store %cst, %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
        }
      }
    }
    %dim_3 = memref.dim %arg0, %c0 : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
    scf.for %arg3 = %c0 to %dim_3 step %c1 {
      scf.for %arg4 = %c0 to %c64 step %c1 {
        scf.for %arg5 = %c0 to %c48 step %c1 {
          scf.for %arg6 = %c0 to %c32 step %c1 {
            %0 = memref.load %arg0[%arg3, %arg4, %arg6] : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
            %1 = memref.load %arg1[%arg3, %arg6, %arg5] : memref<?x32x48xf32, strided<[?, ?, ?], offset: ?>>
            %2 = memref.load %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
          }
        }
      }
    }
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c64 step %c1 {
        scf.for %arg5 = %c0 to %c48 step %c1 {
          %0 = memref.load %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
          %1 = memref.load %arg2[%arg5] : memref<48xf32, strided<[?], offset: ?>>
          %2 = arith.addf %0, %1 : f32
          %3 = arith.mulf %2, %cst_2 : f32
          %4 = math.erf %3 : f32
          %5 = arith.addf %4, %cst_1 : f32
          %6 = arith.mulf %5, %cst_0 : f32
          %7 = arith.mulf %2, %6 : f32
          memref.store %7, %alloc[%arg3, %arg4, %arg5] : memref<?x64x48xf32>
        }
      }
    }
    return %alloc : memref<?x64x48xf32>
  }
}

