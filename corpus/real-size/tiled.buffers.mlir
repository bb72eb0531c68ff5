module {
  func.func @matmul(%arg0: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg2: memref<1024x1024xf32, strided<[?, ?], offset: ?>>) -> memref<1024x1024xf32, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c1024 = arith.constant 1024 : index
    %cst = arith.constant 0.000000e+00 : f32
    scf.for %arg3 = %c0 to %c1024 step %c32 {
      scf.for %arg4 = %c0 to %c1024 step %c16 {
        %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x16xf32>
        linalg.fill ins(%cst : f32) outs(%alloc : memref<32x16xf32>)
        scf.for %arg5 = %c0 to %c1024 step %c32 {
          %subview_0 = memref.subview %arg0[%arg3, %arg5] [32, 32] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x32xf32, strided<[?, ?], offset: ?>>
          %subview_1 = memref.subview %arg1[%arg5, %arg4] [32, 16] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
          linalg.matmul ins(%subview_0, %subview_1 : memref<32x32xf32, strided<[?, ?], offset: ?>>, memref<32x16xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<32x16xf32>)
        }
        %subview = memref.subview %arg2[%arg3, %arg4] [32, 16] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
        linalg.add ins(%alloc, %subview : memref<32x16xf32>, memref<32x16xf32, strided<[?, ?], offset: ?>>) outs(%subview : memref<32x16xf32, strided<[?, ?], offset: ?>>)
        memref.copy %subview, %subview : memref<32x16xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
      }
    }
    return %arg2 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
  }
  func.func @parallel(%arg0: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg2: memref<1024x1024xf32, strided<[?, ?], offset: ?>>) -> memref<1024x1024xf32, strided<[?, ?], offset: ?>> {
    scf.forall (%arg3) = (0) to (1024) step (32) {
      %subview = memref.subview %arg0[%arg3, 0] [32, 1024] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x1024xf32, strided<[?, ?], offset: ?>>
      %subview_0 = memref.subview %arg2[%arg3, 0] [32, 1024] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x1024xf32, strided<[?, ?], offset: ?>>
      linalg.matmul ins(%subview, %arg1 : memref<32x1024xf32, strided<[?, ?], offset: ?>>, memref<1024x1024xf32, strided<[?, ?], offset: ?>>) outs(%subview_0 : memref<32x1024xf32, strided<[?, ?], offset: ?>>)
      memref.copy %subview_0, %subview_0 : memref<32x1024xf32, strided<[?, ?], offset: ?>> to memref<32x1024xf32, strided<[?, ?], offset: ?>>
    }
    return %arg2 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
  }
}

