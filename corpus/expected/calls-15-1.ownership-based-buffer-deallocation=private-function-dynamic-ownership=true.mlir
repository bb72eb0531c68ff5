module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<f64> {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %alloc = memref.alloc() : memref<f64>
    %true_3 = arith.constant true
    %0 = call @f3(%arg0, %arg1, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %c9 = arith.constant 9 : index
    %alloc_4 = memref.alloc(%c9) : memref<?xf32>
    %c6 = arith.constant 6 : index
    %alloc_5 = memref.alloc(%c6) : memref<?xi1>
    %true_6 = arith.constant true
    %1:2 = call @f1(%c9, %alloc_5) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %cst = arith.constant 8.000000e+00 : f32
    %true_7 = arith.constant true
    %2 = call @f2(%arg0, %1#1, %cst) : (i1, memref<?xi1>, f32) -> memref<?xf32>
    %alloc_8 = memref.alloc() : memref<f64>
    %base_buffer, %offset = memref.extract_strided_metadata %alloc : memref<f64> -> memref<f64>, index
    %base_buffer_9, %offset_10, %sizes, %strides = memref.extract_strided_metadata %alloc_4 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc_5 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %1#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %1#1 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %2 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_27, %offset_28 = memref.extract_strided_metadata %alloc_8 : memref<f64> -> memref<f64>, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_9, %base_buffer_11, %base_buffer_15, %base_buffer_19, %base_buffer_23, %base_buffer_27 : memref<f64>, memref<f32>, memref<i1>, memref<f32>, memref<i1>, memref<f32>, memref<f64>) if (%true_2, %true_1, %true_0, %true_6, %true_6, %true_7, %true) retain (%alloc : memref<f64>)
    return %alloc : memref<f64>
  }
  func.func @f1(%arg0: index, %arg1: memref<?xi1>) -> (memref<?xf32>, memref<?xi1>) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %true = arith.constant true
    %true_1 = arith.constant true
    %0 = call @f0(%true, %arg0) : (i1, index) -> memref<f64>
    %cast = memref.cast %arg1 : memref<?xi1> to memref<?xi1>
    %c7_i64 = arith.constant 7 : i64
    %1 = arith.cmpi slt, %c7_i64, %c7_i64 : i64
    %2:2 = scf.if %1 -> (memref<?xf32>, i1) {
      %true_18 = arith.constant true
      %true_19 = arith.constant true
      %alloc = memref.alloc() : memref<f64>
      %true_20 = arith.constant true
      %6 = func.call @f3(%1, %arg0, %alloc, %1) : (i1, index, memref<f64>, i1) -> i64
      %c0 = arith.constant 0 : index
      %true_21 = arith.constant true
      %7 = func.call @f3(%true, %c0, %alloc, %1) : (i1, index, memref<f64>, i1) -> i64
      %alloc_22 = memref.alloc(%arg0) : memref<?xf32>
      %base_buffer_23, %offset_24 = memref.extract_strided_metadata %alloc : memref<f64> -> memref<f64>, index
      %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %alloc_22 : memref<?xf32> -> memref<f32>, index, index, index
      %8 = bufferization.dealloc (%base_buffer_23, %base_buffer_25 : memref<f64>, memref<f32>) if (%true_19, %true_18) retain (%alloc_22 : memref<?xf32>)
      scf.yield %alloc_22, %8 : memref<?xf32>, i1
    } else {
      %false_18 = arith.constant false
      %true_19 = arith.constant true
      %false_20 = arith.constant false
      %c4 = arith.constant 4 : index
      %alloc = memref.alloc(%c4) : memref<?xf32>
      %alloca = memref.alloca(%arg0) : memref<?xi1>
      %false_21 = arith.constant false
      %true_22 = arith.constant true
      %6 = func.call @f3(%false_21, %arg0, %0, %true) : (i1, index, memref<f64>, i1) -> i64
      %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
      %7 = bufferization.dealloc (%base_buffer_23 : memref<f32>) if (%true_19) retain (%alloc : memref<?xf32>)
      scf.yield %alloc, %7 : memref<?xf32>, i1
    }
    %c1 = arith.constant 1 : index
    memref.store %true, %arg1[%c1] : memref<?xi1>
    %3 = scf.if %2#1 -> (memref<?xf32>) {
      scf.yield %2#0 : memref<?xf32>
    } else {
      %6 = bufferization.clone %2#0 : memref<?xf32> to memref<?xf32>
      scf.yield %6 : memref<?xf32>
    }
    %true_2 = arith.constant true
    %4 = scf.if %false_0 -> (memref<?xi1>) {
      scf.yield %arg1 : memref<?xi1>
    } else {
      %6 = bufferization.clone %arg1 : memref<?xi1> to memref<?xi1>
      scf.yield %6 : memref<?xi1>
    }
    %true_3 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_4, %offset_5 = memref.extract_strided_metadata %0 : memref<f64> -> memref<f64>, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %3 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %4 : memref<?xi1> -> memref<i1>, index, index, index
    %5:2 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_6, %base_buffer_10, %base_buffer_14 : memref<i1>, memref<f64>, memref<f32>, memref<f32>, memref<i1>) if (%false_0, %true_1, %2#1, %true_2, %true_3) retain (%3, %4 : memref<?xf32>, memref<?xi1>)
    return %3, %4 : memref<?xf32>, memref<?xi1>
  }
  func.func @f2(%arg0: i1, %arg1: memref<?xi1>, %arg2: f32) -> memref<?xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %c8 = arith.constant 8 : index
    %alloca = memref.alloca(%c8) : memref<?xi1>
    %alloc = memref.alloc() : memref<f64>
    %true_1 = arith.constant true
    %0 = call @f3(%arg0, %c8, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %f = constant @f1 : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %true_2 = arith.constant true
    %1:2 = call_indirect %f(%c8, %alloca) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %true_3 = arith.constant true
    %2 = call @f0(%arg0, %c8) : (i1, index) -> memref<f64>
    %c1 = arith.constant 1 : index
    memref.store %arg0, %arg1[%c1] : memref<?xi1>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_4, %offset_5 = memref.extract_strided_metadata %alloc : memref<f64> -> memref<f64>, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %1#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %1#1 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_14, %offset_15 = memref.extract_strided_metadata %2 : memref<f64> -> memref<f64>, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_6, %base_buffer_10, %base_buffer_14 : memref<i1>, memref<f64>, memref<f32>, memref<i1>, memref<f64>) if (%false_0, %true, %true_2, %true_2, %true_3) retain (%1#0 : memref<?xf32>)
    return %1#0 : memref<?xf32>
  }
  func.func private @f3(i1, index, memref<f64>, i1) -> i64
}

