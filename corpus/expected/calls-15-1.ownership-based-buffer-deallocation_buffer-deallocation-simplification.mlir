module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<f64> {
    %cst = arith.constant 8.000000e+00 : f32
    %c6 = arith.constant 6 : index
    %c9 = arith.constant 9 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<f64>
    %0 = call @f3(%arg0, %arg1, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %alloc_0 = memref.alloc(%c6) : memref<?xi1>
    %1:2 = call @f1(%c9, %alloc_0) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %2 = call @f2(%arg0, %1#1, %cst) : (i1, memref<?xi1>, f32) -> memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1#1 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<?xf32> -> memref<f32>, index, index, index
    %3 = bufferization.dealloc (%alloc_0, %base_buffer, %base_buffer_1, %base_buffer_5 : memref<?xi1>, memref<f32>, memref<i1>, memref<f32>) if (%true, %true, %true, %true) retain (%alloc : memref<f64>)
    return %alloc : memref<f64>
  }
  func.func @f1(%arg0: index, %arg1: memref<?xi1>) -> (memref<?xf32>, memref<?xi1>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %true = arith.constant true
    %0 = call @f0(%true, %arg0) : (i1, index) -> memref<f64>
    %1:2 = scf.if %false -> (memref<?xf32>, i1) {
      %alloc = memref.alloc() : memref<f64>
      %5 = func.call @f3(%false, %arg0, %alloc, %false) : (i1, index, memref<f64>, i1) -> i64
      %6 = func.call @f3(%true, %c0, %alloc, %false) : (i1, index, memref<f64>, i1) -> i64
      %alloc_2 = memref.alloc(%arg0) : memref<?xf32>
      bufferization.dealloc (%alloc : memref<f64>) if (%true)
      scf.yield %alloc_2, %true : memref<?xf32>, i1
    } else {
      %alloc = memref.alloc(%c4) : memref<?xf32>
      %5 = func.call @f3(%false, %arg0, %0, %true) : (i1, index, memref<f64>, i1) -> i64
      scf.yield %alloc, %true : memref<?xf32>, i1
    }
    memref.store %true, %arg1[%c1] : memref<?xi1>
    %2 = scf.if %1#1 -> (memref<?xf32>) {
      scf.yield %1#0 : memref<?xf32>
    } else {
      %5 = bufferization.clone %1#0 : memref<?xf32> to memref<?xf32>
      scf.yield %5 : memref<?xf32>
    }
    %3 = scf.if %false -> (memref<?xi1>) {
      scf.yield %arg1 : memref<?xi1>
    } else {
      %5 = bufferization.clone %arg1 : memref<?xi1> to memref<?xi1>
      scf.yield %5 : memref<?xi1>
    }
    %base_buffer, %offset = memref.extract_strided_metadata %0 : memref<f64> -> memref<f64>, index
    %base_buffer_0, %offset_1, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<?xf32> -> memref<f32>, index, index, index
    %4:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f64>, memref<f32>) if (%true, %1#1) retain (%2, %3 : memref<?xf32>, memref<?xi1>)
    return %2, %3 : memref<?xf32>, memref<?xi1>
  }
  func.func @f2(%arg0: i1, %arg1: memref<?xi1>, %arg2: f32) -> memref<?xf32> {
    %c1 = arith.constant 1 : index
    %f = constant @f1 : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %true = arith.constant true
    %c8 = arith.constant 8 : index
    %alloca = memref.alloca(%c8) : memref<?xi1>
    %alloc = memref.alloc() : memref<f64>
    %0 = call @f3(%arg0, %c8, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %1:2 = call_indirect %f(%c8, %alloca) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %2 = call @f0(%arg0, %c8) : (i1, index) -> memref<f64>
    memref.store %arg0, %arg1[%c1] : memref<?xi1>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#1 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_0, %offset_1 = memref.extract_strided_metadata %2 : memref<f64> -> memref<f64>, index
    %3 = bufferization.dealloc (%alloc, %base_buffer, %base_buffer_0 : memref<f64>, memref<i1>, memref<f64>) if (%true, %true, %true) retain (%1#0 : memref<?xf32>)
    return %1#0 : memref<?xf32>
  }
  func.func private @f3(i1, index, memref<f64>, i1) -> i64
}

