module {
  func.func @heat(%arg0: memref<130x130x130xf32, strided<[?, ?, ?], offset: ?>>) -> memref<130x130x130xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %cst = arith.constant 1.250000e-01 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<130x130x130xf32>
    memref.copy %arg0, %alloc : memref<130x130x130xf32, strided<[?, ?, ?], offset: ?>> to memref<130x130x130xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<130x130x130xf32>
    memref.copy %arg0, %alloc_0 : memref<130x130x130xf32, strided<[?, ?, ?], offset: ?>> to memref<130x130x130xf32>
    %0:2 = scf.for %arg1 = %c0 to %c100 step %c1 iter_args(%arg2 = %alloc, %arg3 = %alloc_0) -> (memref<130x130x130xf32>, memref<130x130x130xf32>) {
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<128x128x128xf32>
      %subview = memref.subview %arg2[0, 1, 1] [128, 128, 128] [1, 1, 1] : memref<130x130x130xf32> to memref<128x128x128xf32, strided<[16900, 130, 1], offset: 131>>
      %subview_2 = memref.subview %arg2[1, 2, 1] [128, 128, 128] [1, 1, 1] : memref<130x130x130xf32> to memref<128x128x128xf32, strided<[16900, 130, 1], offset: 17161>>
      %subview_3 = memref.subview %arg3[1, 1, 0] [128, 128, 128] [1, 1, 1] : memref<130x130x130xf32> to memref<128x128x128xf32, strided<[16900, 130, 1], offset: 17030>>
      affine.for %arg4 = 0 to 128 {
        affine.for %arg5 = 0 to 128 {
          affine.for %arg6 = 0 to 128 {
            %1 = affine.load %subview[%arg4, %arg5, %arg6] : memref<128x128x128xf32, strided<[16900, 130, 1], offset: 131>>
            %2 = affine.load %subview_2[%arg4, %arg5, %arg6] : memref<128x128x128xf32, strided<[16900, 130, 1], offset: 17161>>
            %3 = affine.load %subview_3[%arg4, %arg5, %arg6] : memref<128x128x128xf32, strided<[16900, 130, 1], offset: 17030>>
            %4 = arith.addf %1, %2 : f32
            %5 = arith.subf %4, %3 : f32
            %6 = math.fma %5, %cst, %1 : f32
            affine.store %6, %alloc_1[%arg4, %arg5, %arg6] : memref<128x128x128xf32>
          }
        }
      }
      %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<130x130x130xf32>
      memref.copy %arg2, %alloc_4 : memref<130x130x130xf32> to memref<130x130x130xf32>
      %subview_5 = memref.subview %alloc_4[1, 1, 1] [128, 128, 128] [1, 1, 1] : memref<130x130x130xf32> to memref<128x128x128xf32, strided<[16900, 130, 1], offset: 17031>>
      memref.copy %alloc_1, %subview_5 : memref<128x128x128xf32> to memref<128x128x128xf32, strided<[16900, 130, 1], offset: 17031>>
      %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<130x130x130xf32>
      memref.copy %arg2, %alloc_6 : memref<130x130x130xf32> to memref<130x130x130xf32>
      scf.yield %alloc_4, %alloc_6 : memref<130x130x130xf32>, memref<130x130x130xf32>
    }
    return %0#0 : memref<130x130x130xf32>
  }
}

