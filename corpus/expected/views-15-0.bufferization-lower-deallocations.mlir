module {
  func.func @f0(%arg0: index) -> (i64, memref<?xf32>) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [2, 2], strides: [%arg0, %arg0] : memref<?xf32> to memref<2x2xf32, strided<[?, ?]>>
    %alloc_1 = memref.alloc(%arg0, %arg0) : memref<4x?x?xi64>
    %alloc_2 = memref.alloc() {tag = "a"} : memref<2xi1>
    %cast = memref.cast %alloc_2 : memref<2xi1> to memref<2xi1, strided<[?], offset: ?>>
    %subview = memref.subview %alloc[%arg0] [1] [%arg0] : memref<?xf32> to memref<f32, strided<[], offset: ?>>
    %cast_3 = memref.cast %alloc : memref<?xf32> to memref<4xf32>
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = scf.for %arg1 = %c4_i32 to %c4_i32 step %c2_i32 iter_args(%arg2 = %cast) -> (memref<2xi1, strided<[?], offset: ?>>)  : i32 {
      %expand_shape_8 = memref.expand_shape %alloc_2 [[0, 1]] output_shape [1, 2] : memref<2xi1> into memref<1x2xi1>
      %subview_9 = memref.subview %expand_shape_8[0, 0] [%arg0, 1] [%arg0, 1] : memref<1x2xi1> to memref<?x1xi1, strided<[?, 1]>>
      scf.yield %arg2 : memref<2xi1, strided<[?], offset: ?>>
    }
    %cast_4 = memref.cast %alloc : memref<?xf32> to memref<?xf32>
    %alloc_5 = memref.alloc() : memref<2xi32>
    %false = arith.constant false
    %1 = arith.select %false, %cast_4, %alloc : memref<?xf32>
    %alloc_6 = memref.alloc(%arg0) : memref<?xf32>
    %expand_shape = memref.expand_shape %cast_4 [[0, 1]] output_shape [%arg0, 2] : memref<?xf32> into memref<?x2xf32>
    %false_7 = arith.constant false
    %c1 = arith.constant 1 : index
    memref.store %false_7, %0[%c1] : memref<2xi1, strided<[?], offset: ?>>
    %2:2 = scf.if %false_7 -> (memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>) {
      %c1_8 = arith.constant 1 : index
      %3 = memref.load %alloc_2[%c1_8] : memref<2xi1>
      %4 = arith.select %3, %alloc_0, %alloc_0 : memref<?xf32>
      %c5_i32 = arith.constant 5 : i32
      %c0_i32 = arith.constant 0 : i32
      %5 = arith.cmpi sge, %c5_i32, %c0_i32 : i32
      scf.yield %alloc_5, %cast : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>
    } else {
      %alloc_8 = memref.alloc() : memref<256xi8>
      %c40 = arith.constant 40 : index
      %view = memref.view %alloc_8[%c40][] : memref<256xi8> to memref<2x2xf64>
      scf.yield %alloc_5, %0 : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>
    }
    %c3_i64 = arith.constant 3 : i64
    return %c3_i64, %alloc_0 : i64, memref<?xf32>
  }
}

