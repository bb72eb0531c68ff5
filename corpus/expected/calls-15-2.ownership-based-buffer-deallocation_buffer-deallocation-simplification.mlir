module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<8xindex>
    %alloc_0 = memref.alloc(%arg1) : memref<?x4xf32>
    %alloc_1 = memref.alloc(%arg1) : memref<?x4xf32>
    bufferization.dealloc (%alloc : memref<8xindex>) if (%arg0)
    bufferization.dealloc (%alloc_1 : memref<?x4xf32>) if (%arg0)
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.xori %arg0, %true : i1
    bufferization.dealloc (%alloc : memref<8xindex>) if (%0)
    bufferization.dealloc (%alloc_0 : memref<?x4xf32>) if (%1)
    cf.cond_br %arg0, ^bb1(%alloc_0, %arg2, %arg0, %false : memref<?x4xf32>, memref<?xf64>, i1, i1), ^bb1(%alloc_1, %arg2, %2, %false : memref<?x4xf32>, memref<?xf64>, i1, i1)
  ^bb1(%3: memref<?x4xf32>, %4: memref<?xf64>, %5: i1, %6: i1):  // 2 preds: ^bb0, ^bb0
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %3 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %4 : memref<?xf64> -> memref<f64>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%5)
    bufferization.dealloc (%base_buffer_2 : memref<f64>) if (%6)
    return
  }
  func.func @f1(%arg0: i1, %arg1: index) -> (memref<4xi64>, memref<4xi64>) {
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %cst = arith.constant 9.000000e+00 : f32
    %alloc = memref.alloc(%arg1) : memref<?xf64>
    %alloc_0 = memref.alloc(%c5) : memref<?x4xf32>
    %alloc_1 = memref.alloc() : memref<4xi64>
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.xori %arg0, %true : i1
    %3 = arith.select %arg0, %arg0, %0 : i1
    cf.cond_br %arg0, ^bb1(%alloc_0, %alloc_1, %arg0, %arg0 : memref<?x4xf32>, memref<4xi64>, i1, i1), ^bb1(%alloc_0, %alloc_1, %1, %2 : memref<?x4xf32>, memref<4xi64>, i1, i1)
  ^bb1(%4: memref<?x4xf32>, %5: memref<4xi64>, %6: i1, %7: i1):  // 2 preds: ^bb0, ^bb0
    %8 = call @f3(%arg0, %cst, %alloc) : (i1, f32, memref<?xf64>) -> memref<?xf64>
    %9 = scf.if %7 -> (memref<4xi64>) {
      scf.yield %5 : memref<4xi64>
    } else {
      %12 = bufferization.clone %5 : memref<4xi64> to memref<4xi64>
      scf.yield %12 : memref<4xi64>
    }
    %10 = scf.if %7 -> (memref<4xi64>) {
      scf.yield %5 : memref<4xi64>
    } else {
      %12 = bufferization.clone %5 : memref<4xi64> to memref<4xi64>
      scf.yield %12 : memref<4xi64>
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %4 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %5 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %8 : memref<?xf64> -> memref<f64>, index, index, index
    %11:2 = bufferization.dealloc (%alloc, %base_buffer, %base_buffer_2, %base_buffer_6 : memref<?xf64>, memref<f32>, memref<i64>, memref<f64>) if (%3, %6, %7, %true) retain (%9, %10 : memref<4xi64>, memref<4xi64>)
    return %9, %10 : memref<4xi64>, memref<4xi64>
  }
  func.func private @f2(%arg0: i1) -> (memref<?xf64>, memref<?xf64>) {
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<?xf64>
    return %alloc, %alloc : memref<?xf64>, memref<?xf64>
  }
  func.func @f3(%arg0: i1, %arg1: f32, %arg2: memref<?xf64>) -> memref<?xf64> {
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %false = arith.constant false
    cf.cond_br %arg0, ^bb1(%arg2, %arg2, %false, %false : memref<?xf64>, memref<?xf64>, i1, i1), ^bb1(%arg2, %arg2, %false, %false : memref<?xf64>, memref<?xf64>, i1, i1)
  ^bb1(%0: memref<?xf64>, %1: memref<?xf64>, %2: i1, %3: i1):  // 2 preds: ^bb0, ^bb0
    %4:2 = call @f1(%arg0, %c4) : (i1, index) -> (memref<4xi64>, memref<4xi64>)
    %5 = scf.if %3 -> (memref<?xf64>) {
      scf.yield %1 : memref<?xf64>
    } else {
      %7 = bufferization.clone %1 : memref<?xf64> to memref<?xf64>
      scf.yield %7 : memref<?xf64>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1 : memref<?xf64> -> memref<f64>, index, index, index
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %4#0 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %4#1 : memref<4xi64> -> memref<i64>, index, index, index
    %6 = bufferization.dealloc (%base_buffer, %base_buffer_0, %base_buffer_4, %base_buffer_8 : memref<f64>, memref<f64>, memref<i64>, memref<i64>) if (%2, %3, %true, %true) retain (%5 : memref<?xf64>)
    return %5 : memref<?xf64>
  }
}

