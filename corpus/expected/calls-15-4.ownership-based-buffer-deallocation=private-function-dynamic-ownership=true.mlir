module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?x2xi32>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %false = arith.constant false
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%c7) : memref<?x2xi32>
    %c7_2 = arith.constant 7 : index
    %alloc_3 = memref.alloc(%c7_2) : memref<?xi32>
    %true_4 = arith.constant true
    call @f2(%arg0, %alloc, %alloc_3) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %alloc_5 = memref.alloc() : memref<8xf32>
    %true_6 = arith.constant true
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg4 : memref<?x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %alloc : memref<?x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc_3 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc_5 : memref<8xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_7, %base_buffer_11, %base_buffer_15 : memref<i32>, memref<i32>, memref<i32>, memref<f32>) if (%false, %true_1, %true_0, %true)
    return
  }
  func.func private @f1(%arg0: i1, %arg1: memref<f32>) -> (memref<?xi32>, memref<?xi32>, i1, i1) {
    %false = arith.constant false
    %base_buffer, %offset = memref.extract_strided_metadata %arg1 : memref<f32> -> memref<f32>, index
    %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%false) retain (%arg1 : memref<f32>)
    cf.br ^bb1(%arg1, %0 : memref<f32>, i1)
  ^bb1(%1: memref<f32>, %2: i1):  // pred: ^bb0
    %true = arith.constant true
    %true_0 = arith.constant true
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%c6) : memref<?xi32>
    %c8 = arith.constant 8 : index
    %alloc_1 = memref.alloc(%c8) : memref<?xi32>
    %base_buffer_2, %offset_3 = memref.extract_strided_metadata %1 : memref<f32> -> memref<f32>, index
    %base_buffer_4, %offset_5, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc_1 : memref<?xi32> -> memref<i32>, index, index, index
    %3:2 = bufferization.dealloc (%base_buffer_2, %base_buffer_4, %base_buffer_6 : memref<f32>, memref<i32>, memref<i32>) if (%2, %true_0, %true) retain (%alloc, %alloc_1 : memref<?xi32>, memref<?xi32>)
    return %alloc, %alloc_1, %3#0, %3#1 : memref<?xi32>, memref<?xi32>, i1, i1
  }
  func.func @f2(%arg0: i1, %arg1: memref<?x2xi32>, %arg2: memref<?xi32>) {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %true_2 = arith.constant true
    call @f2(%false_1, %arg1, %arg2) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %alloc = memref.alloc() : memref<f32>
    %0:4 = call @f1(%arg0, %alloc) : (i1, memref<f32>) -> (memref<?xi32>, memref<?xi32>, i1, i1)
    %true_3 = arith.constant true
    call @f2(%arg0, %arg1, %0#1) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<?x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %arg2 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_8, %offset_9 = memref.extract_strided_metadata %alloc : memref<f32> -> memref<f32>, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %0#0 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %0#1 : memref<?xi32> -> memref<i32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8, %base_buffer_10, %base_buffer_14 : memref<i32>, memref<i32>, memref<f32>, memref<i32>, memref<i32>) if (%false, %false_0, %true, %0#2, %0#3)
    return
  }
  func.func private @f3(%arg0: i1, %arg1: memref<f32>) {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %c3 = arith.constant 3 : index
    %0 = arith.select %arg0, %c3, %c3 : index
    %1:2 = scf.if %arg0 -> (memref<?xi32>, i1) {
      %true_8 = arith.constant true
      %true_9 = arith.constant true
      %cst = arith.constant 5.000000e+00 : f32
      %alloc_10 = memref.alloc(%0) : memref<?x2xi32>
      %true_11 = arith.constant true
      func.call @f0(%arg0, %0, %c3, %cst, %alloc_10) : (i1, index, index, f32, memref<?x2xi32>) -> ()
      %alloc_12 = memref.alloc(%0) : memref<?xi32>
      %base_buffer_13, %offset_14, %sizes_15:2, %strides_16:2 = memref.extract_strided_metadata %alloc_10 : memref<?x2xi32> -> memref<i32>, index, index, index, index, index
      %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %alloc_12 : memref<?xi32> -> memref<i32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_13, %base_buffer_17 : memref<i32>, memref<i32>) if (%true_9, %true_8) retain (%alloc_12 : memref<?xi32>)
      scf.yield %alloc_12, %3 : memref<?xi32>, i1
    } else {
      %true_8 = arith.constant true
      %c5 = arith.constant 5 : index
      %alloc_9 = memref.alloc(%c5) : memref<?xi32>
      %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc_9 : memref<?xi32> -> memref<i32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_10 : memref<i32>) if (%true_8) retain (%alloc_9 : memref<?xi32>)
      scf.yield %alloc_9, %3 : memref<?xi32>, i1
    }
    %alloc = memref.alloc() : memref<index>
    %true_1 = arith.constant true
    %2 = call @f4(%arg0, %c3, %alloc, %0) : (i1, index, memref<index>, index) -> memref<index>
    %base_buffer, %offset = memref.extract_strided_metadata %arg1 : memref<f32> -> memref<f32>, index
    %base_buffer_2, %offset_3, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_4, %offset_5 = memref.extract_strided_metadata %alloc : memref<index> -> memref<index>, index
    %base_buffer_6, %offset_7 = memref.extract_strided_metadata %2 : memref<index> -> memref<index>, index
    bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_4, %base_buffer_6 : memref<f32>, memref<i32>, memref<index>, memref<index>) if (%false_0, %1#1, %true, %true_1)
    return
  }
  func.func @f4(%arg0: i1, %arg1: index, %arg2: memref<index>, %arg3: index) -> memref<index> {
    %false = arith.constant false
    %false_0 = arith.constant false
    memref.store %arg3, %arg2[] : memref<index>
    %0 = memref.load %arg2[] : memref<index>
    %1:2 = scf.if %arg0 -> (memref<f32>, i1) {
      %true_5 = arith.constant true
      %c5_i64 = arith.constant 5 : i64
      %4 = arith.cmpi ult, %c5_i64, %c5_i64 : i64
      %alloc = memref.alloc() : memref<f32>
      %base_buffer_6, %offset_7 = memref.extract_strided_metadata %alloc : memref<f32> -> memref<f32>, index
      %5 = bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%true_5) retain (%alloc : memref<f32>)
      scf.yield %alloc, %5 : memref<f32>, i1
    } else {
      %true_5 = arith.constant true
      %false_6 = arith.constant false
      %alloca = memref.alloca(%0) : memref<?x2xi32>
      %alloc = memref.alloc() : memref<f32>
      %base_buffer_7, %offset_8 = memref.extract_strided_metadata %alloc : memref<f32> -> memref<f32>, index
      %4 = bufferization.dealloc (%base_buffer_7 : memref<f32>) if (%true_5) retain (%alloc : memref<f32>)
      scf.yield %alloc, %4 : memref<f32>, i1
    }
    %2 = scf.if %false_0 -> (memref<index>) {
      scf.yield %arg2 : memref<index>
    } else {
      %4 = bufferization.clone %arg2 : memref<index> to memref<index>
      scf.yield %4 : memref<index>
    }
    %true = arith.constant true
    %base_buffer, %offset = memref.extract_strided_metadata %arg2 : memref<index> -> memref<index>, index
    %base_buffer_1, %offset_2 = memref.extract_strided_metadata %1#0 : memref<f32> -> memref<f32>, index
    %base_buffer_3, %offset_4 = memref.extract_strided_metadata %2 : memref<index> -> memref<index>, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_3 : memref<index>, memref<f32>, memref<index>) if (%false_0, %1#1, %true) retain (%2 : memref<index>)
    return %2 : memref<index>
  }
}

