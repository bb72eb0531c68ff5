module {
  func.func @jacobi(%arg0: memref<66x66xf64, strided<[?, ?], offset: ?>>, %arg1: index) -> memref<66x66xf64, strided<[?, ?], offset: ?>> {
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.500000e-01 : f64
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<64x64xf64>
      %subview = memref.subview %arg0[0, 1] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
      %subview_0 = memref.subview %arg0[2, 1] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
      %subview_1 = memref.subview %arg0[1, 0] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
      %subview_2 = memref.subview %arg0[1, 2] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
      scf.for %arg3 = %c0 to %c64 step %c1 {
        scf.for %arg4 = %c0 to %c64 step %c1 {
          %0 = memref.load %subview[%arg3, %arg4] : memref<64x64xf64, strided<[?, ?], offset: ?>>
          %1 = memref.load %subview_0[%arg3, %arg4] : memref<64x64xf64, strided<[?, ?], offset: ?>>
          %2 = memref.load %subview_1[%arg3, %arg4] : memref<64x64xf64, strided<[?, ?], offset: ?>>
          %3 = memref.load %subview_2[%arg3, %arg4] : memref<64x64xf64, strided<[?, ?], offset: ?>>
          %4 = arith.addf %0, %1 : f64
          %5 = arith.addf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          %7 = arith.mulf %6, %cst : f64
          memref.store %7, %alloc[%arg3, %arg4] : memref<64x64xf64>
        }
      }
      %subview_3 = memref.subview %arg0[1, 1] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
      memref.copy %alloc, %subview_3 : memref<64x64xf64> to memref<64x64xf64, strided<[?, ?], offset: ?>>
    }
    return %arg0 : memref<66x66xf64, strided<[?, ?], offset: ?>>
  }
}

