module {
  memref.global @g0 : memref<2xi32> = uninitialized
  func.func @f0(%arg0: i1, %arg1: memref<?x8xf64>, %arg2: index) {
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc(%arg2) : memref<?x4xf64>
    %cast = memref.cast %alloc : memref<?x4xf64> to memref<?x?xf64>
    %alloc_0 = memref.alloc(%arg2) : memref<?x8xf32>
    %alloc_1 = memref.alloc() : memref<6x4x5xi32>
    %cast_2 = memref.cast %alloc_1 : memref<6x4x5xi32> to memref<?x4x?xi32>
    call @f1(%arg0, %arg2, %alloc_0, %cast_2) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    %0 = scf.if %arg0 -> (i1) {
      %alloc_5 = memref.alloc() : memref<7x8xf64>
      %cast_6 = memref.cast %alloc_5 : memref<7x8xf64> to memref<?x8xf64>
      bufferization.dealloc (%cast_6 : memref<?x8xf64>) if (%true)
      scf.yield %false : i1
    } else {
      %1 = bufferization.clone %alloc_1 : memref<6x4x5xi32> to memref<?x4x?xi32>
      bufferization.dealloc (%1 : memref<?x4x?xi32>) if (%true)
      %2:2 = func.call @f2(%arg2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %2#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %2#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %3 = bufferization.dealloc (%base_buffer, %base_buffer_5 : memref<f64>, memref<f64>) if (%true, %true) retain (%cast_2 : memref<?x4x?xi32>)
      scf.yield %3 : i1
    }
    %alloc_3 = memref.alloc(%arg2) : memref<8x?x9xf64>
    %cast_4 = memref.cast %alloc_3 : memref<8x?x9xf64> to memref<8x?x?xf64>
    bufferization.dealloc (%cast : memref<?x?xf64>) if (%true)
    bufferization.dealloc (%alloc_0 : memref<?x8xf32>) if (%true)
    bufferization.dealloc (%cast_4 : memref<8x?x?xf64>) if (%true)
    bufferization.dealloc (%cast_2, %alloc_1 : memref<?x4x?xi32>, memref<6x4x5xi32>) if (%true, %0)
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?x4x?xi32>) {
    %c9 = arith.constant 9 : index
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1) : memref<?x8xf64>
    call @f0(%arg0, %alloc, %c1) : (i1, memref<?x8xf64>, index) -> ()
    %alloc_0 = memref.alloc() : memref<1x4x1xi32>
    %cast = memref.cast %alloc_0 : memref<1x4x1xi32> to memref<?x4x?xi32>
    %0 = scf.while (%arg4 = %c5) : (index) -> index {
      %2:3 = scf.while (%arg5 = %cast, %arg6 = %alloc, %arg7 = %false, %arg8 = %false) : (memref<?x4x?xi32>, memref<?x8xf64>, i1, i1) -> (memref<?x8xf64>, i1, i1) {
        %3 = bufferization.clone %arg6 : memref<?x8xf64> to memref<?x8xf64>
        %alloc_11 = memref.alloc() : memref<5x8xf64>
        %cast_12 = memref.cast %alloc_11 : memref<5x8xf64> to memref<?x8xf64>
        %base_buffer_13, %offset_14, %sizes_15:3, %strides_16:3 = memref.extract_strided_metadata %arg5 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %arg6 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_13 : memref<i32>) if (%arg7)
        bufferization.dealloc (%base_buffer_17 : memref<f64>) if (%arg8)
        bufferization.dealloc (%3 : memref<?x8xf64>) if (%true)
        scf.condition(%arg0) %cast_12, %false, %true : memref<?x8xf64>, i1, i1
      } do {
      ^bb0(%arg5: memref<?x8xf64>, %arg6: i1, %arg7: i1):
        %3 = bufferization.clone %alloc : memref<?x8xf64> to memref<?x8xf64>
        %alloc_11 = memref.alloc() : memref<1x4x1xi32>
        %cast_12 = memref.cast %alloc_11 : memref<1x4x1xi32> to memref<?x4x?xi32>
        %base_buffer_13, %offset_14, %sizes_15:3, %strides_16:3 = memref.extract_strided_metadata %arg3 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %arg5 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_13 : memref<i32>) if (%arg6)
        bufferization.dealloc (%base_buffer_17 : memref<f64>) if (%arg7)
        scf.yield %cast_12, %3, %true, %true : memref<?x4x?xi32>, memref<?x8xf64>, i1, i1
      }
      %alloc_1 = memref.alloc(%arg1) : memref<8x?x1xf64>
      %cast_2 = memref.cast %alloc_1 : memref<8x?x1xf64> to memref<8x?x?xf64>
      %base_buffer_3, %offset_4, %sizes_5:3, %strides_6:3 = memref.extract_strided_metadata %arg3 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %2#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_3 : memref<i32>) if (%2#1)
      bufferization.dealloc (%base_buffer_7 : memref<f64>) if (%2#2)
      bufferization.dealloc (%cast_2 : memref<8x?x?xf64>) if (%true)
      scf.condition(%arg0) %arg4 : index
    } do {
    ^bb0(%arg4: index):
      %2:2 = func.call @f2(%arg4) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %2#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %2#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_1, %base_buffer_5 : memref<f64>, memref<f64>) if (%true, %true)
      scf.yield %c9 : index
    }
    %1 = scf.for %arg4 = %0 to %c1 step %c1 iter_args(%arg5 = %false) -> (i1) {
      scf.yield %arg5 : i1
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    bufferization.dealloc (%alloc : memref<?x8xf64>) if (%true)
    bufferization.dealloc (%cast : memref<?x4x?xi32>) if (%true)
    bufferization.dealloc (%base_buffer : memref<f32>) if (%1)
    return
  }
  func.func private @f2(%arg0: index) -> (memref<?x8xf64>, memref<?x8xf64>) {
    %false = arith.constant false
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg0) : memref<?x8xf64>
    %0:3 = scf.while : () -> (memref<?x4x?xi32>, i1, i1) {
      %alloc_0 = memref.alloc(%arg0) : memref<?x4x9xi32>
      %cast = memref.cast %alloc_0 : memref<?x4x9xi32> to memref<?x4x?xi32>
      %2 = scf.for %arg1 = %arg0 to %c2 step %c2 iter_args(%arg2 = %false) -> (i1) {
        %alloc_1 = memref.alloc(%arg0) : memref<?x8xf32>
        func.call @f1(%false, %c2, %alloc_1, %cast) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
        bufferization.dealloc (%alloc_1 : memref<?x8xf32>) if (%true)
        scf.yield %arg2 : i1
      }
      scf.condition(%false) %cast, %false, %true : memref<?x4x?xi32>, i1, i1
    } do {
    ^bb0(%arg1: memref<?x4x?xi32>, %arg2: i1, %arg3: i1):
      %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg1 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      bufferization.dealloc (%alloc : memref<?x8xf64>) if (%arg2)
      bufferization.dealloc (%base_buffer_0 : memref<i32>) if (%arg3)
      scf.yield
    }
    call @f0(%true, %alloc, %c2) : (i1, memref<?x8xf64>, index) -> ()
    %1 = scf.if %0#1 -> (memref<?x8xf64>) {
      scf.yield %alloc : memref<?x8xf64>
    } else {
      %2 = bufferization.clone %alloc : memref<?x8xf64> to memref<?x8xf64>
      scf.yield %2 : memref<?x8xf64>
    }
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %0#0 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    bufferization.dealloc (%base_buffer : memref<i32>) if (%0#2)
    return %1, %alloc : memref<?x8xf64>, memref<?x8xf64>
  }
}

