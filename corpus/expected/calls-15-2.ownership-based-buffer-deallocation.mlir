module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<8xindex>
    %alloc_2 = memref.alloc(%arg1) : memref<?x4xf32>
    %alloc_3 = memref.alloc(%arg1) : memref<?x4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<8xindex> -> memref<index>, index, index, index
    %base_buffer_8, %offset_9, %sizes_10:2, %strides_11:2 = memref.extract_strided_metadata %alloc_2 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_12, %offset_13, %sizes_14:2, %strides_15:2 = memref.extract_strided_metadata %alloc_3 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %0 = arith.andi %false, %arg0 : i1
    %1 = arith.andi %true_1, %arg0 : i1
    %2 = arith.andi %true_0, %arg0 : i1
    %3 = arith.andi %true, %arg0 : i1
    %4:2 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8, %base_buffer_12 : memref<f64>, memref<index>, memref<f32>, memref<f32>) if (%0, %1, %2, %3) retain (%alloc_2, %arg2 : memref<?x4xf32>, memref<?xf64>)
    %true_16 = arith.constant true
    %5 = arith.xori %true_16, %arg0 : i1
    %6 = arith.andi %false, %5 : i1
    %true_17 = arith.constant true
    %7 = arith.xori %true_17, %arg0 : i1
    %8 = arith.andi %true_1, %7 : i1
    %true_18 = arith.constant true
    %9 = arith.xori %true_18, %arg0 : i1
    %10 = arith.andi %true_0, %9 : i1
    %true_19 = arith.constant true
    %11 = arith.xori %true_19, %arg0 : i1
    %12 = arith.andi %true, %11 : i1
    %13:2 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8, %base_buffer_12 : memref<f64>, memref<index>, memref<f32>, memref<f32>) if (%6, %8, %10, %12) retain (%alloc_3, %arg2 : memref<?x4xf32>, memref<?xf64>)
    %14 = arith.select %arg0, %4#1, %13#1 : i1
    cf.cond_br %arg0, ^bb1(%alloc_2, %arg2, %4#0, %4#1 : memref<?x4xf32>, memref<?xf64>, i1, i1), ^bb1(%alloc_3, %arg2, %13#0, %13#1 : memref<?x4xf32>, memref<?xf64>, i1, i1)
  ^bb1(%15: memref<?x4xf32>, %16: memref<?xf64>, %17: i1, %18: i1):  // 2 preds: ^bb0, ^bb0
    %base_buffer_20, %offset_21, %sizes_22:2, %strides_23:2 = memref.extract_strided_metadata %15 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %16 : memref<?xf64> -> memref<f64>, index, index, index
    bufferization.dealloc (%base_buffer_20, %base_buffer_24 : memref<f32>, memref<f64>) if (%17, %18)
    return
  }
  func.func @f1(%arg0: i1, %arg1: index) -> (memref<4xi64>, memref<4xi64>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %cst = arith.constant 9.000000e+00 : f32
    %0 = arith.select %arg0, %cst, %cst : f32
    %alloc = memref.alloc(%arg1) : memref<?xf64>
    %c5 = arith.constant 5 : index
    %alloc_2 = memref.alloc(%c5) : memref<?x4xf32>
    %alloc_3 = memref.alloc() : memref<4xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_4, %offset_5, %sizes_6:2, %strides_7:2 = memref.extract_strided_metadata %alloc_2 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %alloc_3 : memref<4xi64> -> memref<i64>, index, index, index
    %1 = arith.andi %true_1, %arg0 : i1
    %2 = arith.andi %true_0, %arg0 : i1
    %3 = arith.andi %true, %arg0 : i1
    %4:3 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8 : memref<f64>, memref<f32>, memref<i64>) if (%1, %2, %3) retain (%alloc_2, %alloc_3, %alloc : memref<?x4xf32>, memref<4xi64>, memref<?xf64>)
    %true_12 = arith.constant true
    %5 = arith.xori %true_12, %arg0 : i1
    %6 = arith.andi %true_1, %5 : i1
    %true_13 = arith.constant true
    %7 = arith.xori %true_13, %arg0 : i1
    %8 = arith.andi %true_0, %7 : i1
    %true_14 = arith.constant true
    %9 = arith.xori %true_14, %arg0 : i1
    %10 = arith.andi %true, %9 : i1
    %11:3 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8 : memref<f64>, memref<f32>, memref<i64>) if (%6, %8, %10) retain (%alloc_2, %alloc_3, %alloc : memref<?x4xf32>, memref<4xi64>, memref<?xf64>)
    %12 = arith.select %arg0, %4#0, %11#0 : i1
    %13 = arith.select %arg0, %4#1, %11#1 : i1
    %14 = arith.select %arg0, %4#2, %11#2 : i1
    cf.cond_br %arg0, ^bb1(%alloc_2, %alloc_3, %4#0, %4#1 : memref<?x4xf32>, memref<4xi64>, i1, i1), ^bb1(%alloc_2, %alloc_3, %11#0, %11#1 : memref<?x4xf32>, memref<4xi64>, i1, i1)
  ^bb1(%15: memref<?x4xf32>, %16: memref<4xi64>, %17: i1, %18: i1):  // 2 preds: ^bb0, ^bb0
    %true_15 = arith.constant true
    %19 = call @f3(%arg0, %cst, %alloc) : (i1, f32, memref<?xf64>) -> memref<?xf64>
    %20 = scf.if %18 -> (memref<4xi64>) {
      scf.yield %16 : memref<4xi64>
    } else {
      %23 = bufferization.clone %16 : memref<4xi64> to memref<4xi64>
      scf.yield %23 : memref<4xi64>
    }
    %true_16 = arith.constant true
    %21 = scf.if %18 -> (memref<4xi64>) {
      scf.yield %16 : memref<4xi64>
    } else {
      %23 = bufferization.clone %16 : memref<4xi64> to memref<4xi64>
      scf.yield %23 : memref<4xi64>
    }
    %true_17 = arith.constant true
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %alloc : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_22, %offset_23, %sizes_24:2, %strides_25:2 = memref.extract_strided_metadata %15 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %16 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %19 : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_34, %offset_35, %sizes_36, %strides_37 = memref.extract_strided_metadata %20 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_38, %offset_39, %sizes_40, %strides_41 = memref.extract_strided_metadata %21 : memref<4xi64> -> memref<i64>, index, index, index
    %22:2 = bufferization.dealloc (%base_buffer_18, %base_buffer_22, %base_buffer_26, %base_buffer_30, %base_buffer_34, %base_buffer_38 : memref<f64>, memref<f32>, memref<i64>, memref<f64>, memref<i64>, memref<i64>) if (%14, %17, %18, %true_15, %true_16, %true_17) retain (%20, %21 : memref<4xi64>, memref<4xi64>)
    return %20, %21 : memref<4xi64>, memref<4xi64>
  }
  func.func private @f2(%arg0: i1) -> (memref<?xf64>, memref<?xf64>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.subi %c0_i32, %c0_i32 : i32
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<?xf64>
    %alloc_1 = memref.alloc() : memref<4xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc_1 : memref<4xi64> -> memref<i64>, index, index, index
    %1:2 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f64>, memref<i64>) if (%true_0, %true) retain (%alloc, %alloc : memref<?xf64>, memref<?xf64>)
    return %alloc, %alloc : memref<?xf64>, memref<?xf64>
  }
  func.func @f3(%arg0: i1, %arg1: f32, %arg2: memref<?xf64>) -> memref<?xf64> {
    %false = arith.constant false
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xf64> -> memref<f64>, index, index, index
    %0 = arith.andi %false, %arg0 : i1
    %1:2 = bufferization.dealloc (%base_buffer : memref<f64>) if (%0) retain (%arg2, %arg2 : memref<?xf64>, memref<?xf64>)
    %true = arith.constant true
    %2 = arith.xori %true, %arg0 : i1
    %3 = arith.andi %false, %2 : i1
    %4:2 = bufferization.dealloc (%base_buffer : memref<f64>) if (%3) retain (%arg2, %arg2 : memref<?xf64>, memref<?xf64>)
    %5 = arith.select %arg0, %1#1, %4#1 : i1
    cf.cond_br %arg0, ^bb1(%arg2, %arg2, %1#1, %1#1 : memref<?xf64>, memref<?xf64>, i1, i1), ^bb1(%arg2, %arg2, %4#1, %4#1 : memref<?xf64>, memref<?xf64>, i1, i1)
  ^bb1(%6: memref<?xf64>, %7: memref<?xf64>, %8: i1, %9: i1):  // 2 preds: ^bb0, ^bb0
    %c4 = arith.constant 4 : index
    %true_0 = arith.constant true
    %10:2 = call @f1(%arg0, %c4) : (i1, index) -> (memref<4xi64>, memref<4xi64>)
    %11 = scf.if %9 -> (memref<?xf64>) {
      scf.yield %7 : memref<?xf64>
    } else {
      %13 = bufferization.clone %7 : memref<?xf64> to memref<?xf64>
      scf.yield %13 : memref<?xf64>
    }
    %true_1 = arith.constant true
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %6 : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %7 : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %10#0 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %10#1 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %11 : memref<?xf64> -> memref<f64>, index, index, index
    %12 = bufferization.dealloc (%base_buffer_2, %base_buffer_6, %base_buffer_10, %base_buffer_14, %base_buffer_18 : memref<f64>, memref<f64>, memref<i64>, memref<i64>, memref<f64>) if (%8, %9, %true_0, %true_0, %true_1) retain (%11 : memref<?xf64>)
    return %11 : memref<?xf64>
  }
}

