module {
  memref.global "private" @g0 : memref<4xf32>
  memref.global @g1 : memref<4xf32, 2> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>) {
    %0:2 = call @f0(%arg0, %arg1, %arg2) : (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>)
    %c2_i64 = arith.constant 2 : i64
    %1 = arith.select %arg0, %c2_i64, %c2_i64 : i64
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?x8x4xf32, 2>
    scf.while : () -> () {
      %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [4, 2] : memref<8xf64> into memref<4x2xf64>
      scf.condition(%arg0)
    } do {
      %memspacecast = memref.memory_space_cast %0#0 : memref<f32, 1> to memref<f32>
      scf.yield
    }
    %2 = arith.cmpi ult, %c4, %arg1 : index
    %3 = arith.select %arg0, %alloc, %alloc : memref<?x8x4xf32, 2>
    %4 = memref.load %0#0[] : memref<f32, 1>
    return %0#0, %arg2 : memref<f32, 1>, memref<8xf64>
  }
  func.func @f1(%arg0: index) -> memref<8xf64> {
    %0 = call @f1(%arg0) : (index) -> memref<8xf64>
    %true = arith.constant true
    %1 = arith.select %true, %0, %0 : memref<8xf64>
    %subview = memref.subview %0[%arg0] [7] [%arg0] : memref<8xf64> to memref<7xf64, strided<[?], offset: ?>>
    %alloc = memref.alloc() : memref<f32, 1>
    %alloc_0 = memref.alloc() : memref<2x4xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc_0 : memref<2x4xf32> -> memref<f32>, index, index, index, index, index
    %cast = memref.cast %0 : memref<8xf64> to memref<8xf64>
    return %cast : memref<8xf64>
  }
}

