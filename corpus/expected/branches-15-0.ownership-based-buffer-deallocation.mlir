module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %0 = memref.load %alloc[%arg1] : memref<2xf32>
    %alloca = memref.alloca(%arg1) : memref<8x?xf64>
    %1 = arith.select %arg0, %alloc, %alloc : memref<2xf32>
    %alloc_1 = memref.alloc(%arg1) : memref<?x4xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %alloc_1 : memref<?x4xi64> -> memref<i64>, index, index, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<i64>) if (%true_0, %true) retain (%1 : memref<2xf32>)
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %true_6 = arith.constant true
    %c0 = arith.constant 0 : index
    %dim = memref.dim %1, %c0 : memref<2xf32>
    %alloc_7 = memref.alloc(%arg1) : memref<?xi1>
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc_7 : memref<?xi1> -> memref<i1>, index, index, index
    %3 = bufferization.dealloc (%base_buffer_8, %base_buffer_12 : memref<f32>, memref<i1>) if (%2, %true_6) retain (%alloc_7 : memref<?xi1>)
    return %alloc_7, %arg0 : memref<?xi1>, i1
  }
  func.func @f1(%arg0: i1, %arg1: index) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<8x?xf64>
    %cst = arith.constant 4.000000e+00 : f64
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    memref.store %cst, %alloc[%c1, %c1_1] : memref<8x?xf64>
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %0 = memref.load %alloc[%c1_2, %c1_3] : memref<8x?xf64>
    %1 = arith.select %arg0, %alloc, %alloc : memref<8x?xf64>
    %alloc_4 = memref.alloc(%arg1) : memref<?xi1>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<8x?xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc_4 : memref<?xi1> -> memref<i1>, index, index, index
    %2 = arith.andi %true_0, %arg0 : i1
    %3 = arith.andi %true, %arg0 : i1
    %4:2 = bufferization.dealloc (%base_buffer, %base_buffer_5 : memref<f64>, memref<i1>) if (%2, %3) retain (%alloc_4, %1 : memref<?xi1>, memref<8x?xf64>)
    %true_9 = arith.constant true
    %5 = arith.xori %true_9, %arg0 : i1
    %6 = arith.andi %true_0, %5 : i1
    %true_10 = arith.constant true
    %7 = arith.xori %true_10, %arg0 : i1
    %8 = arith.andi %true, %7 : i1
    %9:2 = bufferization.dealloc (%base_buffer, %base_buffer_5 : memref<f64>, memref<i1>) if (%6, %8) retain (%alloc_4, %1 : memref<?xi1>, memref<8x?xf64>)
    %10 = arith.select %arg0, %4#0, %9#0 : i1
    %11 = arith.select %arg0, %4#1, %9#1 : i1
    cf.cond_br %arg0, ^bb1(%alloc_4, %4#0 : memref<?xi1>, i1), ^bb1(%alloc_4, %9#0 : memref<?xi1>, i1)
  ^bb1(%12: memref<?xi1>, %13: i1):  // 2 preds: ^bb0, ^bb0
    %true_11 = arith.constant true
    %true_12 = arith.constant true
    %cst_13 = arith.constant 1.000000e+00 : f64
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    memref.store %cst_13, %1[%c5, %c0] : memref<8x?xf64>
    %c0_14 = arith.constant 0 : index
    memref.store %arg0, %12[%c0_14] : memref<?xi1>
    %alloc_15 = memref.alloc() : memref<4xindex>
    %alloc_16 = memref.alloc() : memref<4xindex>
    memref.copy %alloc_15, %alloc_16 : memref<4xindex> to memref<4xindex>
    %c1_17 = arith.constant 1 : index
    %14 = memref.load %12[%c1_17] : memref<?xi1>
    %base_buffer_18, %offset_19, %sizes_20:2, %strides_21:2 = memref.extract_strided_metadata %1 : memref<8x?xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %12 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %alloc_15 : memref<4xindex> -> memref<index>, index, index, index
    %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %alloc_16 : memref<4xindex> -> memref<index>, index, index, index
    bufferization.dealloc (%base_buffer_18, %base_buffer_22, %base_buffer_26, %base_buffer_30 : memref<f64>, memref<i1>, memref<index>, memref<index>) if (%11, %13, %true_12, %true_11)
    return
  }
}

