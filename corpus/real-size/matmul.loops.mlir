module {
  func.func @mm(%arg0: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1024x1024xf32, strided<[?, ?], offset: ?>>) -> memref<1024x1024xf32> {
    %c1 = arith.constant 1 : index
    %c1024 = arith.constant 1024 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xf32>
    scf.for %arg2 = %c0 to %c1024 step %c1 {
      scf.for %arg3 = %c0 to %c1024 step %c1 {
        memref.store %cst, %alloc[%arg2, %arg3] : memref<1024x1024xf32>
      }
    }
    scf.for %arg2 = %c0 to %c1024 step %c1 {
      scf.for %arg3 = %c0 to %c1024 step %c1 {
        scf.for %arg4 = %c0 to %c1024 step %c1 {
          %0 = memref.load %arg0[%arg2, %arg4] : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
          %1 = memref.load %arg1[%arg4, %arg3] : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
          %2 = memref.load %alloc[%arg2, %arg3] : memref<1024x1024xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc[%arg2, %arg3] : memref<1024x1024xf32>
        }
      }
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xf32>
    memref.copy %alloc, %alloc_0 : memref<1024x1024xf32> to memref<1024x1024xf32>
    scf.for %arg2 = %c0 to %c1024 step %c1 {
      scf.for %arg3 = %c0 to %c1024 step %c1 {
        scf.for %arg4 = %c0 to %c1024 step %c1 {
          %0 = memref.load %alloc[%arg2, %arg4] : memref<1024x1024xf32>
          %1 = memref.load %arg1[%arg4, %arg3] : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
          %2 = memref.load %alloc_0[%arg2, %arg3] : memref<1024x1024xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_0[%arg2, %arg3] : memref<1024x1024xf32>
        }
      }
    }
    return %alloc_0 : memref<1024x1024xf32>
  }
}

