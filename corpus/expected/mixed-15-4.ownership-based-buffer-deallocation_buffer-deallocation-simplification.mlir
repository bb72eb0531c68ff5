module {
  memref.global @g0 : memref<2xi32> = uninitialized
  func.func @f0(%arg0: i1, %arg1: memref<?x8xf64>, %arg2: index) {
    %false = arith.constant false
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 7.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %true = arith.constant true
    %alloc = memref.alloc(%arg2) : memref<?x8xf32>
    %alloc_1 = memref.alloc(%c6, %c5) : memref<?x4x?xi32>
    call @f1(%arg0, %arg2, %alloc, %alloc_1) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    %0:2 = scf.if %arg0 -> (memref<?x4x?xi32>, i1) {
      scf.yield %alloc_1, %false : memref<?x4x?xi32>, i1
    } else {
      %1:3 = scf.if %arg0 -> (memref<?x4x?xi32>, f32, i1) {
        scf.yield %alloc_1, %cst_0, %false : memref<?x4x?xi32>, f32, i1
      } else {
        scf.yield %alloc_1, %cst, %false : memref<?x4x?xi32>, f32, i1
      }
      %2:2 = scf.execute_region -> (memref<?x8xf32>, i1) {
        %6 = bufferization.clone %1#0 : memref<?x4x?xi32> to memref<?x4x?xi32>
        bufferization.dealloc (%6 : memref<?x4x?xi32>) if (%true)
        scf.yield %alloc, %false : memref<?x8xf32>, i1
      }
      %3:2 = func.call @f2(%arg2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %2#0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %3#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %3#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %4 = bufferization.dealloc (%base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<f32>, memref<f64>, memref<f64>) if (%2#1, %true, %true) retain (%alloc_1 : memref<?x4x?xi32>)
      %5 = arith.ori %4, %1#2 : i1
      scf.yield %alloc_1, %5 : memref<?x4x?xi32>, i1
    }
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %0#0 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    bufferization.dealloc (%alloc : memref<?x8xf32>) if (%true)
    bufferization.dealloc (%alloc_1, %base_buffer : memref<?x4x?xi32>, memref<i32>) if (%true, %0#1)
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?x4x?xi32>) {
    %c9 = arith.constant 9 : index
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1, %arg1) : memref<8x?x?xf64>
    %0:2 = scf.for %arg4 = %arg1 to %arg1 step %c1 iter_args(%arg5 = %alloc, %arg6 = %false) -> (memref<8x?x?xf64>, i1) {
      scf.yield %arg5, %arg6 : memref<8x?x?xf64>, i1
    }
    %alloc_0 = memref.alloc(%arg1) : memref<?x8xf64>
    call @f0(%arg0, %alloc_0, %c1) : (i1, memref<?x8xf64>, index) -> ()
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %0#0 : memref<8x?x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    bufferization.dealloc (%alloc, %base_buffer : memref<8x?x?xf64>, memref<f64>) if (%true, %0#1)
    cf.br ^bb1(%c1 : index)
  ^bb1(%1: index):  // pred: ^bb0
    %alloc_1 = memref.alloc(%1, %1) : memref<?x4x?xi32>
    %2:2 = scf.while (%arg4 = %1, %arg5 = %c5) : (index, index) -> (index, index) {
      %4:4 = scf.while (%arg6 = %alloc_1, %arg7 = %alloc_0, %arg8 = %false, %arg9 = %false) : (memref<?x4x?xi32>, memref<?x8xf64>, i1, i1) -> (memref<?x4x?xi32>, memref<?x8xf64>, i1, i1) {
        %5 = bufferization.clone %arg7 : memref<?x8xf64> to memref<?x8xf64>
        %alloc_14 = memref.alloc(%c5) : memref<?x8xf64>
        %base_buffer_15, %offset_16, %sizes_17:3, %strides_18:3 = memref.extract_strided_metadata %arg6 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %base_buffer_19, %offset_20, %sizes_21:2, %strides_22:2 = memref.extract_strided_metadata %arg7 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_15 : memref<i32>) if (%arg8)
        bufferization.dealloc (%base_buffer_19 : memref<f64>) if (%arg9)
        bufferization.dealloc (%5 : memref<?x8xf64>) if (%true)
        scf.condition(%arg0) %arg3, %alloc_14, %false, %true : memref<?x4x?xi32>, memref<?x8xf64>, i1, i1
      } do {
      ^bb0(%arg6: memref<?x4x?xi32>, %arg7: memref<?x8xf64>, %arg8: i1, %arg9: i1):
        %5 = bufferization.clone %alloc_0 : memref<?x8xf64> to memref<?x8xf64>
        %alloc_14 = memref.alloc(%1, %1) : memref<?x4x?xi32>
        %base_buffer_15, %offset_16, %sizes_17:3, %strides_18:3 = memref.extract_strided_metadata %arg6 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %base_buffer_19, %offset_20, %sizes_21:2, %strides_22:2 = memref.extract_strided_metadata %arg7 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_15 : memref<i32>) if (%arg8)
        bufferization.dealloc (%base_buffer_19 : memref<f64>) if (%arg9)
        scf.yield %alloc_14, %5, %true, %true : memref<?x4x?xi32>, memref<?x8xf64>, i1, i1
      }
      %base_buffer_6, %offset_7, %sizes_8:3, %strides_9:3 = memref.extract_strided_metadata %4#0 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %4#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_6 : memref<i32>) if (%4#2)
      bufferization.dealloc (%base_buffer_10 : memref<f64>) if (%4#3)
      scf.condition(%arg0) %arg5, %arg5 : index, index
    } do {
    ^bb0(%arg4: index, %arg5: index):
      %4:2 = func.call @f2(%arg5) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %4#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %4#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f64>, memref<f64>) if (%true, %true)
      scf.yield %c9, %c9 : index, index
    }
    %3:2 = scf.for %arg4 = %2#1 to %1 step %c1 iter_args(%arg5 = %arg2, %arg6 = %false) -> (memref<?x8xf32>, i1) {
      scf.yield %arg5, %arg6 : memref<?x8xf32>, i1
    }
    %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %3#0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    bufferization.dealloc (%alloc_0 : memref<?x8xf64>) if (%true)
    bufferization.dealloc (%alloc_1 : memref<?x4x?xi32>) if (%true)
    bufferization.dealloc (%base_buffer_2 : memref<f32>) if (%3#1)
    return
  }
  func.func private @f2(%arg0: index) -> (memref<?x8xf64>, memref<?x8xf64>) {
    %c9 = arith.constant 9 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 0.000000e+00 : f32
    %false = arith.constant false
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg0) : memref<?x8xf64>
    %0:3 = scf.for %arg1 = %arg0 to %arg0 step %c2 iter_args(%arg2 = %alloc, %arg3 = %cst, %arg4 = %false) -> (memref<?x8xf64>, f32, i1) {
      %alloc_8 = memref.alloc(%c7) : memref<?x8xf32>
      %alloc_9 = memref.alloc(%c9, %c7) : memref<?x4x?xi32>
      func.call @f1(%false, %arg0, %alloc_8, %alloc_9) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
      bufferization.dealloc (%alloc_8 : memref<?x8xf32>) if (%true)
      bufferization.dealloc (%alloc_9 : memref<?x4x?xi32>) if (%true)
      scf.yield %arg2, %arg3, %arg4 : memref<?x8xf64>, f32, i1
    }
    %1:4 = scf.while : () -> (memref<?x8xf64>, memref<?x4x?xi32>, i1, i1) {
      %alloc_8 = memref.alloc(%arg0, %c9) : memref<?x4x?xi32>
      %4:2 = scf.for %arg1 = %arg0 to %c2 step %c2 iter_args(%arg2 = %alloc_8, %arg3 = %false) -> (memref<?x4x?xi32>, i1) {
        %alloc_9 = memref.alloc(%arg0) : memref<?x8xf32>
        func.call @f1(%false, %c2, %alloc_9, %arg2) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
        bufferization.dealloc (%alloc_9 : memref<?x8xf32>) if (%true)
        scf.yield %alloc_8, %arg3 : memref<?x4x?xi32>, i1
      }
      scf.condition(%false) %0#0, %4#0, %false, %true : memref<?x8xf64>, memref<?x4x?xi32>, i1, i1
    } do {
    ^bb0(%arg1: memref<?x8xf64>, %arg2: memref<?x4x?xi32>, %arg3: i1, %arg4: i1):
      %base_buffer_8, %offset_9, %sizes_10:2, %strides_11:2 = memref.extract_strided_metadata %arg1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_12, %offset_13, %sizes_14:3, %strides_15:3 = memref.extract_strided_metadata %arg2 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      bufferization.dealloc (%base_buffer_8 : memref<f64>) if (%arg3)
      bufferization.dealloc (%base_buffer_12 : memref<i32>) if (%arg4)
      scf.yield
    }
    call @f0(%true, %alloc, %c2) : (i1, memref<?x8xf64>, index) -> ()
    %2 = scf.if %1#2 -> (memref<?x8xf64>) {
      scf.yield %1#0 : memref<?x8xf64>
    } else {
      %4 = bufferization.clone %1#0 : memref<?x8xf64> to memref<?x8xf64>
      scf.yield %4 : memref<?x8xf64>
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %1#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_4, %offset_5, %sizes_6:3, %strides_7:3 = memref.extract_strided_metadata %1#1 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    bufferization.dealloc (%base_buffer_4 : memref<i32>) if (%1#3)
    %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f64>, memref<f64>) if (%0#2, %1#2) retain (%2, %alloc : memref<?x8xf64>, memref<?x8xf64>)
    return %2, %alloc : memref<?x8xf64>, memref<?x8xf64>
  }
}

