#map = affine_map<(d0) -> (-d0 + 1000, 64)>
module {
  func.func @tiles(%arg0: memref<1000x1000xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1000x1000xf32, strided<[?, ?], offset: ?>>, %arg2: memref<1000x1000xf32, strided<[?, ?], offset: ?>>) -> memref<1000x1000xf32, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c1000 = arith.constant 1000 : index
    %cst = arith.constant 0.000000e+00 : f32
    scf.for %arg3 = %c0 to %c1000 step %c64 {
      scf.for %arg4 = %c0 to %c1000 step %c64 {
        scf.for %arg5 = %c0 to %c1000 step %c64 {
          %0 = affine.min #map(%arg3)
          %1 = affine.min #map(%arg4)
          %2 = affine.min #map(%arg5)
          %subview = memref.subview %arg0[%arg3, %arg5] [%0, %2] [1, 1] : memref<1000x1000xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
          %subview_0 = memref.subview %arg1[%arg5, %arg4] [%2, %1] [1, 1] : memref<1000x1000xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
          %subview_1 = memref.subview %arg2[%arg3, %arg4] [%0, %1] [1, 1] : memref<1000x1000xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
          %alloc = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
          linalg.map outs(%alloc : memref<64x64xf32>)
            (%init: f32) {
              linalg.yield %cst : f32
            }
          %subview_2 = memref.subview %alloc[0, 0] [%0, %2] [1, 1] : memref<64x64xf32> to memref<?x?xf32, strided<[64, 1]>>
          memref.copy %subview, %subview_2 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[64, 1]>>
          %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
          linalg.map outs(%alloc_3 : memref<64x64xf32>)
            (%init: f32) {
              linalg.yield %cst : f32
            }
          %subview_4 = memref.subview %alloc_3[0, 0] [%2, %1] [1, 1] : memref<64x64xf32> to memref<?x?xf32, strided<[64, 1]>>
          memref.copy %subview_0, %subview_4 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[64, 1]>>
          %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
          linalg.map outs(%alloc_5 : memref<64x64xf32>)
            (%init: f32) {
              linalg.yield %cst : f32
            }
          %subview_6 = memref.subview %alloc_5[0, 0] [%0, %1] [1, 1] : memref<64x64xf32> to memref<?x?xf32, strided<[64, 1]>>
          memref.copy %subview_1, %subview_6 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[64, 1]>>
          linalg.matmul ins(%alloc, %alloc_3 : memref<64x64xf32>, memref<64x64xf32>) outs(%alloc_5 : memref<64x64xf32>)
          memref.copy %subview_6, %subview_1 : memref<?x?xf32, strided<[64, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        }
      }
    }
    return %arg2 : memref<1000x1000xf32, strided<[?, ?], offset: ?>>
  }
}

