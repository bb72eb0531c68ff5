module {
  func.func @f0(%arg0: i1, %arg1: memref<4x?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>) -> i64 {
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %true = arith.constant true
    %0 = call @f3(%arg0, %arg1) : (i1, memref<4x?xf64>) -> memref<4x?xf64>
    %cst = arith.constant 8.000000e+00 : f32
    %true_2 = arith.constant true
    %1 = call @f4(%arg0, %cst) : (i1, f32) -> f32
    %f = constant @f3 : (i1, memref<4x?xf64>) -> memref<4x?xf64>
    %true_3 = arith.constant true
    %true_4 = arith.constant true
    %2 = call_indirect %f(%true_3, %arg1) : (i1, memref<4x?xf64>) -> memref<4x?xf64>
    %c2_i64 = arith.constant 2 : i64
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<4x?xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %arg2 : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %arg3 : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_13, %offset_14, %sizes_15:2, %strides_16:2 = memref.extract_strided_metadata %0 : memref<4x?xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %2 : memref<4x?xf64> -> memref<f64>, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_5, %base_buffer_9, %base_buffer_13, %base_buffer_17 : memref<f64>, memref<f64>, memref<f64>, memref<f64>, memref<f64>) if (%false, %false_0, %false_1, %true, %true_4)
    return %c2_i64 : i64
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) -> memref<?xf64> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %alloca = memref.alloca(%arg1) : memref<4x?xf64>
    %cast = memref.cast %arg2 : memref<?xf64> to memref<?xf64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xf64> -> memref<f64>, index, index, index
    %0 = arith.andi %false_0, %arg0 : i1
    %1 = bufferization.dealloc (%base_buffer : memref<f64>) if (%0) retain (%cast : memref<?xf64>)
    %true = arith.constant true
    %2 = arith.xori %true, %arg0 : i1
    %3 = arith.andi %false_0, %2 : i1
    %4 = bufferization.dealloc (%base_buffer : memref<f64>) if (%3) retain (%arg2 : memref<?xf64>)
    cf.cond_br %arg0, ^bb1(%cast, %1 : memref<?xf64>, i1), ^bb1(%arg2, %4 : memref<?xf64>, i1)
  ^bb1(%5: memref<?xf64>, %6: i1):  // 2 preds: ^bb0, ^bb0
    %7 = scf.if %6 -> (memref<?xf64>) {
      scf.yield %5 : memref<?xf64>
    } else {
      %9 = bufferization.clone %5 : memref<?xf64> to memref<?xf64>
      scf.yield %9 : memref<?xf64>
    }
    %true_1 = arith.constant true
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %5 : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %7 : memref<?xf64> -> memref<f64>, index, index, index
    %8 = bufferization.dealloc (%base_buffer_2, %base_buffer_6 : memref<f64>, memref<f64>) if (%6, %true_1) retain (%7 : memref<?xf64>)
    return %7 : memref<?xf64>
  }
  func.func @f2(%arg0: i1, %arg1: index) {
    %cst = arith.constant 4.000000e+00 : f32
    %0 = arith.cmpf oeq, %cst, %cst : f32
    %false = arith.constant false
    %true = arith.constant true
    %1 = call @f4(%false, %cst) : (i1, f32) -> f32
    bufferization.dealloc
    bufferization.dealloc
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
  func.func @f3(%arg0: i1, %arg1: memref<4x?xf64>) -> memref<4x?xf64> {
    %true = arith.constant true
    %false = arith.constant false
    %cst = arith.constant 4.000000e+00 : f32
    %true_0 = arith.constant true
    %0 = call @f4(%arg0, %cst) : (i1, f32) -> f32
    %cast = memref.cast %arg1 : memref<4x?xf64> to memref<4x?xf64>
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%c7) : memref<?xf64>
    %1 = scf.if %false -> (memref<4x?xf64>) {
      scf.yield %cast : memref<4x?xf64>
    } else {
      %3 = bufferization.clone %cast : memref<4x?xf64> to memref<4x?xf64>
      scf.yield %3 : memref<4x?xf64>
    }
    %true_1 = arith.constant true
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<4x?xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %1 : memref<4x?xf64> -> memref<f64>, index, index, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f64>, memref<f64>, memref<f64>) if (%false, %true, %true_1) retain (%1 : memref<4x?xf64>)
    return %1 : memref<4x?xf64>
  }
  func.func @f4(%arg0: i1, %arg1: f32) -> f32 {
    %true = arith.constant true
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%c7) : memref<?xf64>
    %true_0 = arith.constant true
    %0 = call @f1(%arg0, %c5, %alloc) : (i1, index, memref<?xf64>) -> memref<?xf64>
    %1 = arith.select %arg0, %alloc, %0 : memref<?xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %c0 = arith.constant 0 : index
    memref.store %cst, %alloc[%c0] : memref<?xf64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0 : memref<?xf64> -> memref<f64>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f64>, memref<f64>) if (%true, %true_0)
    return %arg1 : f32
  }
}

