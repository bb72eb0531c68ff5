module {
  func.func @shapes(%arg0: memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>>) -> (memref<4x6xi32, strided<[12, 1], offset: 3>>, memref<2x8x4xi32>) {
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c7_i32 = arith.constant 7 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x6x4xi32>
    %subview = memref.subview %alloc[0, 0, 0] [2, 3, 4] [1, 1, 1] : memref<2x6x4xi32> to memref<2x3x4xi32, strided<[24, 4, 1]>>
    memref.copy %arg0, %subview : memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>> to memref<2x3x4xi32, strided<[24, 4, 1]>>
    %subview_0 = memref.subview %alloc[0, 3, 0] [2, 3, 4] [1, 1, 1] : memref<2x6x4xi32> to memref<2x3x4xi32, strided<[24, 4, 1], offset: 12>>
    memref.copy %arg1, %subview_0 : memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>> to memref<2x3x4xi32, strided<[24, 4, 1], offset: 12>>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x6x4xi32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c6 step %c1 {
        scf.for %arg4 = %c0 to %c4 step %c1 {
          %0 = arith.subi %c5, %arg3 : index
          %1 = memref.load %alloc[%arg2, %0, %arg4] : memref<2x6x4xi32>
          memref.store %1, %alloc_1[%arg2, %arg3, %arg4] : memref<2x6x4xi32>
        }
      }
    }
    %collapse_shape = memref.collapse_shape %alloc_1 [[0, 1], [2]] : memref<2x6x4xi32> into memref<12x4xi32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x12xi32>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c12 step %c1 {
        %0 = memref.load %collapse_shape[%arg3, %arg2] : memref<12x4xi32>
        memref.store %0, %alloc_2[%arg2, %arg3] : memref<4x12xi32>
      }
    }
    %subview_3 = memref.subview %alloc_2[0, 3] [4, 6] [1, 1] : memref<4x12xi32> to memref<4x6xi32, strided<[12, 1], offset: 3>>
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<2x8x4xi32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c4 step %c1 {
          memref.store %c7_i32, %alloc_4[%arg2, %arg3, %arg4] : memref<2x8x4xi32>
        }
      }
    }
    %subview_5 = memref.subview %alloc_4[0, 1, 0] [2, 6, 4] [1, 1, 1] : memref<2x8x4xi32> to memref<2x6x4xi32, strided<[32, 4, 1], offset: 4>>
    memref.copy %alloc, %subview_5 : memref<2x6x4xi32> to memref<2x6x4xi32, strided<[32, 4, 1], offset: 4>>
    return %subview_3, %alloc_4 : memref<4x6xi32, strided<[12, 1], offset: 3>>, memref<2x8x4xi32>
  }
}

