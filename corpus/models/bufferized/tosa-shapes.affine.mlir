module {
  func.func @shapes(%arg0: memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>>) -> (memref<4x6xi32, strided<[12, 1], offset: 3>>, memref<2x8x4xi32>) {
    %c5 = arith.constant 5 : index
    %c7_i32 = arith.constant 7 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x6x4xi32>
    %subview = memref.subview %alloc[0, 0, 0] [2, 3, 4] [1, 1, 1] : memref<2x6x4xi32> to memref<2x3x4xi32, strided<[24, 4, 1]>>
    memref.copy %arg0, %subview : memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>> to memref<2x3x4xi32, strided<[24, 4, 1]>>
    %subview_0 = memref.subview %alloc[0, 3, 0] [2, 3, 4] [1, 1, 1] : memref<2x6x4xi32> to memref<2x3x4xi32, strided<[24, 4, 1], offset: 12>>
    memref.copy %arg1, %subview_0 : memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>> to memref<2x3x4xi32, strided<[24, 4, 1], offset: 12>>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x6x4xi32>
    affine.for %arg2 = 0 to 2 {
      affine.for %arg3 = 0 to 6 {
        affine.for %arg4 = 0 to 4 {
          %0 = arith.subi %c5, %arg3 : index
          %1 = memref.load %alloc[%arg2, %0, %arg4] : memref<2x6x4xi32>
          affine.store %1, %alloc_1[%arg2, %arg3, %arg4] : memref<2x6x4xi32>
        }
      }
    }
    %collapse_shape = memref.collapse_shape %alloc_1 [[0, 1], [2]] : memref<2x6x4xi32> into memref<12x4xi32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x12xi32>
    affine.for %arg2 = 0 to 4 {
      affine.for %arg3 = 0 to 12 {
        %0 = affine.load %collapse_shape[%arg3, %arg2] : memref<12x4xi32>
        affine.store %0, %alloc_2[%arg2, %arg3] : memref<4x12xi32>
      }
    }
    %subview_3 = memref.subview %alloc_2[0, 3] [4, 6] [1, 1] : memref<4x12xi32> to memref<4x6xi32, strided<[12, 1], offset: 3>>
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<2x8x4xi32>
    affine.for %arg2 = 0 to 2 {
      affine.for %arg3 = 0 to 8 {
        affine.for %arg4 = 0 to 4 {
          affine.store %c7_i32, %alloc_4[%arg2, %arg3, %arg4] : memref<2x8x4xi32>
        }
      }
    }
    %subview_5 = memref.subview %alloc_4[0, 1, 0] [2, 6, 4] [1, 1, 1] : memref<2x8x4xi32> to memref<2x6x4xi32, strided<[32, 4, 1], offset: 4>>
    memref.copy %alloc, %subview_5 : memref<2x6x4xi32> to memref<2x6x4xi32, strided<[32, 4, 1], offset: 4>>
    return %subview_3, %alloc_4 : memref<4x6xi32, strided<[12, 1], offset: 3>>, memref<2x8x4xi32>
  }
}

