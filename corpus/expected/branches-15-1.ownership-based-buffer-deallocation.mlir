module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x2xf32>, %arg3: memref<8xf32>) -> i64 {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %alloc = memref.alloc() : memref<8x4xf64>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg3 : memref<8xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %alloc : memref<8x4xf64> -> memref<f64>, index, index, index, index, index
    %0 = arith.andi %false, %arg0 : i1
    %1 = arith.andi %false_0, %arg0 : i1
    %2 = arith.andi %true, %arg0 : i1
    %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f64>) if (%0, %1, %2) retain (%alloc, %arg2 : memref<8x4xf64>, memref<4x2xf32>)
    %true_9 = arith.constant true
    %4 = arith.xori %true_9, %arg0 : i1
    %5 = arith.andi %false, %4 : i1
    %true_10 = arith.constant true
    %6 = arith.xori %true_10, %arg0 : i1
    %7 = arith.andi %false_0, %6 : i1
    %true_11 = arith.constant true
    %8 = arith.xori %true_11, %arg0 : i1
    %9 = arith.andi %true, %8 : i1
    %10:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f64>) if (%5, %7, %9) retain (%alloc, %arg2 : memref<8x4xf64>, memref<4x2xf32>)
    %11 = arith.select %arg0, %3#0, %10#0 : i1
    %12 = arith.select %arg0, %3#1, %10#1 : i1
    cf.cond_br %arg0, ^bb1(%alloc, %3#0 : memref<8x4xf64>, i1), ^bb1(%alloc, %10#0 : memref<8x4xf64>, i1)
  ^bb1(%13: memref<8x4xf64>, %14: i1):  // 2 preds: ^bb0, ^bb0
    %false_12 = arith.constant false
    %true_13 = arith.constant true
    %alloc_14 = memref.alloc() : memref<4x2xf32>
    %15 = arith.select %arg0, %arg2, %alloc_14 : memref<4x2xf32>
    %c9_i32 = arith.constant 9 : i32
    %16 = arith.index_cast %c9_i32 : i32 to index
    %cst = arith.constant 1.000000e+00 : f32
    %17 = arith.maximumf %cst, %cst : f32
    %c5 = arith.constant 5 : index
    %alloca = memref.alloca(%c5) : memref<2x?xi1>
    memref.copy %alloc_14, %arg2 : memref<4x2xf32> to memref<4x2xf32>
    %c6_i64 = arith.constant 6 : i64
    %base_buffer_15, %offset_16, %sizes_17:2, %strides_18:2 = memref.extract_strided_metadata %arg2 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_19, %offset_20, %sizes_21:2, %strides_22:2 = memref.extract_strided_metadata %13 : memref<8x4xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_23, %offset_24, %sizes_25:2, %strides_26:2 = memref.extract_strided_metadata %alloc_14 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    bufferization.dealloc (%base_buffer_15, %base_buffer_19, %base_buffer_23 : memref<f32>, memref<f64>, memref<f32>) if (%12, %14, %true_13)
    return %c6_i64 : i64
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<8x4xf64>, %arg4: memref<4x2xf32>) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<8xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %arg3 : memref<8x4xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %arg4 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %0 = arith.andi %false, %arg0 : i1
    %1 = arith.andi %false_0, %arg0 : i1
    %2 = arith.andi %false_1, %arg0 : i1
    %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f64>, memref<f32>) if (%0, %1, %2) retain (%arg3, %arg4 : memref<8x4xf64>, memref<4x2xf32>)
    %true = arith.constant true
    %4 = arith.xori %true, %arg0 : i1
    %5 = arith.andi %false, %4 : i1
    %true_10 = arith.constant true
    %6 = arith.xori %true_10, %arg0 : i1
    %7 = arith.andi %false_0, %6 : i1
    %true_11 = arith.constant true
    %8 = arith.xori %true_11, %arg0 : i1
    %9 = arith.andi %false_1, %8 : i1
    %10:2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f64>, memref<f32>) if (%5, %7, %9) retain (%arg3, %arg4 : memref<8x4xf64>, memref<4x2xf32>)
    %11 = arith.select %arg0, %3#0, %10#0 : i1
    %12 = arith.select %arg0, %3#1, %10#1 : i1
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %false_12 = arith.constant false
    %true_13 = arith.constant true
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    memref.store %cst, %arg4[%arg1, %c1] : memref<4x2xf32>
    %13 = arith.extui %arg0 : i1 to i32
    %alloc = memref.alloc() : memref<8x4xf64>
    memref.copy %arg3, %alloc : memref<8x4xf64> to memref<8x4xf64>
    %alloca = memref.alloca() : memref<8xf32>
    %base_buffer_14, %offset_15, %sizes_16:2, %strides_17:2 = memref.extract_strided_metadata %arg3 : memref<8x4xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_18, %offset_19, %sizes_20:2, %strides_21:2 = memref.extract_strided_metadata %arg4 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_22, %offset_23, %sizes_24:2, %strides_25:2 = memref.extract_strided_metadata %alloc : memref<8x4xf64> -> memref<f64>, index, index, index, index, index
    bufferization.dealloc (%base_buffer_14, %base_buffer_18, %base_buffer_22 : memref<f64>, memref<f32>, memref<f64>) if (%11, %12, %true_13)
    return
  }
}

