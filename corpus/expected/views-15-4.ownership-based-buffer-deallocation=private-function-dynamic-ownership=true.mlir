module {
  func.func @f0(%arg0: i1, %arg1: i32, %arg2: memref<?xi64, strided<[?], offset: ?>>) {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg2[%c1] : memref<?xi64, strided<[?], offset: ?>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
    %cast = memref.cast %arg2 : memref<?xi64, strided<[?], offset: ?>> to memref<?xi64, strided<[?], offset: ?>>
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg2 : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
    %1 = arith.andi %false, %arg0 : i1
    bufferization.dealloc (%base_buffer_0 : memref<i64>) if (%1)
    %true = arith.constant true
    %2 = arith.xori %true, %arg0 : i1
    %3 = arith.andi %false, %2 : i1
    bufferization.dealloc (%base_buffer_0 : memref<i64>) if (%3)
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?xi64, strided<[?], offset: ?>>) {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.maximumf %cst, %cst : f32
    %alloc = memref.alloc() : memref<256xi8>
    %c207 = arith.constant 207 : index
    %view = memref.view %alloc[%c207][] : memref<256xi8> to memref<2x4xi32>
    %c4_i32 = arith.constant 4 : i32
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    memref.store %c4_i32, %view[%c0, %c0_1] : memref<2x4xi32>
    %cast = memref.cast %alloc : memref<256xi8> to memref<?xi8>
    %c5 = arith.constant 5 : index
    %alloca = memref.alloca() : memref<f32>
    %c0_2 = arith.constant 0 : index
    %1 = memref.load %arg2[%c0_2] : memref<?xi64, strided<[?], offset: ?>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<256xi8> -> memref<i8>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_3 : memref<i64>, memref<i8>) if (%false_0, %true)
    return
  }
}

