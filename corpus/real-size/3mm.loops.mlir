module {
  func.func @three(%arg0: memref<1600x2000xf64, strided<[?, ?], offset: ?>>, %arg1: memref<2000x1800xf64, strided<[?, ?], offset: ?>>, %arg2: memref<1800x2400xf64, strided<[?, ?], offset: ?>>, %arg3: memref<2400x2200xf64, strided<[?, ?], offset: ?>>) -> memref<1600x2200xf64> {
    %c2400 = arith.constant 2400 : index
    %c2200 = arith.constant 2200 : index
    %c2000 = arith.constant 2000 : index
    %c1800 = arith.constant 1800 : index
    %c1 = arith.constant 1 : index
    %c1600 = arith.constant 1600 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1600x1800xf64>
    scf.for %arg4 = %c0 to %c1600 step %c1 {
      scf.for %arg5 = %c0 to %c1800 step %c1 {
        memref.store %cst, %alloc[%arg4, %arg5] : memref<1600x1800xf64>
      }
    }
    scf.for %arg4 = %c0 to %c1600 step %c1 {
      scf.for %arg5 = %c0 to %c1800 step %c1 {
        scf.for %arg6 = %c0 to %c2000 step %c1 {
          %0 = memref.load %arg0[%arg4, %arg6] : memref<1600x2000xf64, strided<[?, ?], offset: ?>>
          %1 = memref.load %arg1[%arg6, %arg5] : memref<2000x1800xf64, strided<[?, ?], offset: ?>>
          %2 = memref.load %alloc[%arg4, %arg5] : memref<1600x1800xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.addf %2, %3 : f64
          memref.store %4, %alloc[%arg4, %arg5] : memref<1600x1800xf64>
        }
      }
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1800x2200xf64>
    scf.for %arg4 = %c0 to %c1800 step %c1 {
      scf.for %arg5 = %c0 to %c2200 step %c1 {
        memref.store %cst, %alloc_0[%arg4, %arg5] : memref<1800x2200xf64>
      }
    }
    scf.for %arg4 = %c0 to %c1800 step %c1 {
      scf.for %arg5 = %c0 to %c2200 step %c1 {
        scf.for %arg6 = %c0 to %c2400 step %c1 {
          %0 = memref.load %arg2[%arg4, %arg6] : memref<1800x2400xf64, strided<[?, ?], offset: ?>>
          %1 = memref.load %arg3[%arg6, %arg5] : memref<2400x2200xf64, strided<[?, ?], offset: ?>>
          %2 = memref.load %alloc_0[%arg4, %arg5] : memref<1800x2200xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.addf %2, %3 : f64
          memref.store %4, %alloc_0[%arg4, %arg5] : memref<1800x2200xf64>
        }
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1600x2200xf64>
    scf.for %arg4 = %c0 to %c1600 step %c1 {
      scf.for %arg5 = %c0 to %c2200 step %c1 {
        memref.store %cst, %alloc_1[%arg4, %arg5] : memref<1600x2200xf64>
      }
    }
    scf.for %arg4 = %c0 to %c1600 step %c1 {
      scf.for %arg5 = %c0 to %c2200 step %c1 {
        scf.for %arg6 = %c0 to %c1800 step %c1 {
          %0 = memref.load %alloc[%arg4, %arg6] : memref<1600x1800xf64>
          %1 = memref.load %alloc_0[%arg6, %arg5] : memref<1800x2200xf64>
          %2 = memref.load %alloc_1[%arg4, %arg5] : memref<1600x2200xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.addf %2, %3 : f64
          memref.store %4, %alloc_1[%arg4, %arg5] : memref<1600x2200xf64>
        }
      }
    }
    return %alloc_1 : memref<1600x2200xf64>
  }
}

