module {
  func.func @f0(%arg0: i1, %arg1: index) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %true_3 = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xi32>
    %c2 = arith.constant 2 : index
    %alloc_4 = memref.alloc() : memref<8xf32>
    %true_5 = arith.constant true
    %0:2 = call @f2(%false, %arg1, %alloc, %c2, %alloc_4) : (i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>)
    %c8_i32 = arith.constant 8 : i32
    %1 = arith.andi %c8_i32, %c8_i32 : i32
    %alloc_6 = memref.alloc() : memref<2xi32>
    %c1 = arith.constant 1 : index
    %2 = memref.load %alloc_6[%c1] : memref<2xi32>
    %alloc_7 = memref.alloc() : memref<8xf32>
    memref.copy %alloc_4, %alloc_7 : memref<8xf32> to memref<8xf32>
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.muli %c0_i64, %c0_i64 : i64
    %alloc_8 = memref.alloc() : memref<2xi32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc_4 : memref<8xf32> -> memref<f32>, index, index, index
    %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %0#1 : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %alloc_6 : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %alloc_7 : memref<8xf32> -> memref<f32>, index, index, index
    %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %alloc_8 : memref<2xi32> -> memref<i32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_9, %base_buffer_13, %base_buffer_17, %base_buffer_21, %base_buffer_25 : memref<i32>, memref<f32>, memref<i32>, memref<i32>, memref<f32>, memref<i32>) if (%true_3, %true_2, %true_5, %true_1, %true_0, %true)
    return
  }
  func.func @f1(%arg0: i1, %arg1: memref<2xi32>) -> memref<8xf32> {
    %false = arith.constant false
    %c6 = arith.constant 6 : index
    %0 = memref.load %arg1[%c6] : memref<2xi32>
    %true = arith.constant true
    call @f0(%arg0, %c6) : (i1, index) -> ()
    %true_0 = arith.constant true
    call @f0(%arg0, %c6) : (i1, index) -> ()
    %c1 = arith.constant 1 : index
    memref.store %0, %arg1[%c1] : memref<2xi32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %arg1[%c0] : memref<2xi32>
    memref.store %1, %arg1[%c6] : memref<2xi32>
    %true_1 = arith.constant true
    %2 = call @f1(%arg0, %arg1) : (i1, memref<2xi32>) -> memref<8xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %2 : memref<8xf32> -> memref<f32>, index, index, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<i32>, memref<f32>) if (%false, %true_1) retain (%2 : memref<8xf32>)
    return %2 : memref<8xf32>
  }
  func.func private @f2(i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>)
}

