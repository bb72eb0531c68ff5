module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<i1>
    %base_buffer, %offset = memref.extract_strided_metadata %alloc : memref<i1> -> memref<i1>, index
    %0 = arith.andi %true, %arg0 : i1
    bufferization.dealloc (%base_buffer : memref<i1>) if (%0)
    %true_0 = arith.constant true
    %1 = arith.xori %true_0, %arg0 : i1
    %2 = arith.andi %true, %1 : i1
    bufferization.dealloc (%base_buffer : memref<i1>) if (%2)
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %c8_i32 = arith.constant 8 : i32
    %3 = arith.index_cast %c8_i32 : i32 to index
    %c9 = arith.constant 9 : index
    %alloc_3 = memref.alloc(%arg1, %c9) : memref<?x?x4xi32>
    %4 = arith.extsi %c8_i32 : i32 to i64
    %alloc_4 = memref.alloc(%3) : memref<?xi1>
    %base_buffer_5, %offset_6, %sizes:3, %strides:3 = memref.extract_strided_metadata %alloc_3 : memref<?x?x4xi32> -> memref<i32>, index, index, index, index, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc_4 : memref<?xi1> -> memref<i1>, index, index, index
    %5 = bufferization.dealloc (%base_buffer_5, %base_buffer_7 : memref<i32>, memref<i1>) if (%true_2, %true_1) retain (%alloc_4 : memref<?xi1>)
    return %alloc_4, %arg0 : memref<?xi1>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %alloca = memref.alloca(%arg1) : memref<?xi1>
    %alloca_1 = memref.alloca() : memref<i1>
    %0 = bufferization.dealloc retain (%alloca : memref<?xi1>)
    %1 = bufferization.dealloc retain (%alloca : memref<?xi1>)
    %2 = arith.select %arg0, %0, %1 : i1
    cf.cond_br %arg0, ^bb1(%alloca, %0 : memref<?xi1>, i1), ^bb1(%alloca, %1 : memref<?xi1>, i1)
  ^bb1(%3: memref<?xi1>, %4: i1):  // 2 preds: ^bb0, ^bb0
    %true = arith.constant true
    %true_2 = arith.constant true
    %alloc = memref.alloc() : memref<4x2xi1>
    %alloc_3 = memref.alloc(%arg1) : memref<?xi1>
    %5 = memref.load %3[%arg1] : memref<?xi1>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %3 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_4, %offset_5, %sizes_6:2, %strides_7:2 = memref.extract_strided_metadata %alloc : memref<4x2xi1> -> memref<i1>, index, index, index, index, index
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %alloc_3 : memref<?xi1> -> memref<i1>, index, index, index
    %6 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8 : memref<i1>, memref<i1>, memref<i1>) if (%4, %true_2, %true) retain (%3 : memref<?xi1>)
    return %3, %6 : memref<?xi1>, i1
  }
}

