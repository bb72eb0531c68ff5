module {
  func.func @f0(%arg0: i1) -> memref<8xf32> {
    %c37 = arith.constant 37 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<256xi8>
    %alloc_0 = memref.alloc() : memref<index>
    %0 = memref.load %alloc_0[] : memref<index>
    %view = memref.view %alloc[%c37][%0] : memref<256xi8> to memref<?x2xf64>
    %alloc_1 = memref.alloc() : memref<8xf32>
    cf.br ^bb1(%alloc_1, %true : memref<8xf32>, i1)
  ^bb1(%1: memref<8xf32>, %2: i1):  // pred: ^bb0
    %alloc_2 = memref.alloc() : memref<4xf64>
    %alloc_3 = memref.alloc() : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<8xf32> -> memref<f32>, index, index, index
    %3 = arith.andi %2, %arg0 : i1
    bufferization.dealloc (%base_buffer : memref<f32>) if (%3)
    %4 = arith.xori %arg0, %true : i1
    %5 = arith.andi %2, %4 : i1
    %6 = arith.xori %arg0, %true : i1
    %7 = arith.xori %arg0, %true : i1
    bufferization.dealloc (%alloc_2 : memref<4xf64>) if (%6)
    %8 = arith.select %arg0, %arg0, %7 : i1
    cf.cond_br %arg0, ^bb2(%alloc_2, %arg0 : memref<4xf64>, i1), ^bb3(%alloc_3, %1, %7, %5 : memref<4xf32>, memref<8xf32>, i1, i1)
  ^bb2(%9: memref<4xf64>, %10: i1):  // pred: ^bb1
    %alloc_4 = memref.alloc() : memref<8xf32>
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %9 : memref<4xf64> -> memref<f64>, index, index, index
    %11 = arith.andi %8, %arg0 : i1
    %12 = arith.andi %10, %arg0 : i1
    bufferization.dealloc (%base_buffer_5 : memref<f64>) if (%12)
    %13 = arith.xori %arg0, %true : i1
    %14 = arith.andi %8, %13 : i1
    %15 = arith.xori %arg0, %true : i1
    %16 = arith.andi %10, %15 : i1
    %17 = arith.xori %arg0, %true : i1
    bufferization.dealloc (%base_buffer_5 : memref<f64>) if (%16)
    cf.cond_br %arg0, ^bb3(%alloc_3, %alloc_4, %11, %arg0 : memref<4xf32>, memref<8xf32>, i1, i1), ^bb3(%alloc_3, %alloc_4, %14, %17 : memref<4xf32>, memref<8xf32>, i1, i1)
  ^bb3(%18: memref<4xf32>, %19: memref<8xf32>, %20: i1, %21: i1):  // 3 preds: ^bb1, ^bb2, ^bb2
    %alloc_9 = memref.alloc() : memref<8xf32>
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %view : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_14, %offset_15, %sizes_16:2, %strides_17:2 = memref.extract_strided_metadata %view : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %18 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %19 : memref<8xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%alloc_0 : memref<index>) if (%true)
    bufferization.dealloc (%base_buffer_18 : memref<f32>) if (%20)
    bufferization.dealloc (%base_buffer_22 : memref<f32>) if (%21)
    bufferization.dealloc (%alloc, %base_buffer_10, %base_buffer_14 : memref<256xi8>, memref<f64>, memref<f64>) if (%true, %true, %true)
    return %alloc_9 : memref<8xf32>
  }
}

