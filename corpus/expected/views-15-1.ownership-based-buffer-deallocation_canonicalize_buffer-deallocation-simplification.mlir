module {
  func.func @f0(%arg0: i1) -> memref<8xf32> {
    %c37 = arith.constant 37 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<256xi8>
    %alloc_0 = memref.alloc() : memref<index>
    %0 = memref.load %alloc_0[] : memref<index>
    %view = memref.view %alloc[%c37][%0] : memref<256xi8> to memref<?x2xf64>
    %alloc_1 = memref.alloc() : memref<8xf32>
    %alloc_2 = memref.alloc() : memref<4xf64>
    %alloc_3 = memref.alloc() : memref<4xf32>
    bufferization.dealloc (%alloc_1 : memref<8xf32>) if (%arg0)
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.xori %arg0, %true : i1
    %3 = arith.xori %arg0, %true : i1
    bufferization.dealloc (%alloc_2 : memref<4xf64>) if (%2)
    %4 = arith.select %arg0, %arg0, %3 : i1
    cf.cond_br %arg0, ^bb1(%alloc_2, %arg0 : memref<4xf64>, i1), ^bb2(%alloc_3, %alloc_1, %3, %1 : memref<4xf32>, memref<8xf32>, i1, i1)
  ^bb1(%5: memref<4xf64>, %6: i1):  // pred: ^bb0
    %alloc_4 = memref.alloc() : memref<8xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %5 : memref<4xf64> -> memref<f64>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f64>) if (%6)
    cf.br ^bb2(%alloc_3, %alloc_4, %4, %true : memref<4xf32>, memref<8xf32>, i1, i1)
  ^bb2(%7: memref<4xf32>, %8: memref<8xf32>, %9: i1, %10: i1):  // 2 preds: ^bb0, ^bb1
    %alloc_5 = memref.alloc() : memref<8xf32>
    %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %view : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %view : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %7 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %8 : memref<8xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%alloc_0 : memref<index>) if (%true)
    bufferization.dealloc (%base_buffer_14 : memref<f32>) if (%9)
    bufferization.dealloc (%base_buffer_18 : memref<f32>) if (%10)
    bufferization.dealloc (%alloc, %base_buffer_6, %base_buffer_10 : memref<256xi8>, memref<f64>, memref<f64>) if (%true, %true, %true)
    return %alloc_5 : memref<8xf32>
  }
}

