module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x?xf32>) {
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 4.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc(%arg1) : memref<4x?xf32>
    %0:4 = scf.for %arg3 = %arg1 to %arg1 step %c2 iter_args(%arg4 = %arg2, %arg5 = %arg2, %arg6 = %false, %arg7 = %false) -> (memref<4x?xf32>, memref<4x?xf32>, i1, i1) {
      %base_buffer_16, %offset_17, %sizes_18:2, %strides_19:2 = memref.extract_strided_metadata %arg4 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_20, %offset_21, %sizes_22:2, %strides_23:2 = memref.extract_strided_metadata %arg5 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      %3 = bufferization.dealloc (%base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>) if (%arg6, %arg7) retain (%alloc : memref<4x?xf32>)
      scf.yield %alloc, %alloc, %3, %3 : memref<4x?xf32>, memref<4x?xf32>, i1, i1
    }
    %dim = memref.dim %arg2, %c1 : memref<4x?xf32>
    %1:3 = scf.for %arg3 = %c1 to %c2 step %c1 iter_args(%arg4 = %alloc, %arg5 = %cst, %arg6 = %false) -> (memref<4x?xf32>, f32, i1) {
      memref.store %arg5, %0#1[%c0, %c0] : memref<4x?xf32>
      scf.yield %alloc, %cst, %arg6 : memref<4x?xf32>, f32, i1
    }
    %dim_0 = memref.dim %0#0, %c1 : memref<4x?xf32>
    scf.execute_region no_inline {
      %3:2 = scf.for %arg3 = %c1 to %c1 step %c1 iter_args(%arg4 = %0#1, %arg5 = %false) -> (memref<4x?xf32>, i1) {
        %alloc_20 = memref.alloc(%c4) {alignment = 16 : i64, tag = [1, 2]} : memref<4x?xf32>
        %base_buffer_21, %offset_22, %sizes_23:2, %strides_24:2 = memref.extract_strided_metadata %arg4 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_21 : memref<f32>) if (%arg5)
        scf.yield %alloc_20, %true : memref<4x?xf32>, i1
      }
      %base_buffer_16, %offset_17, %sizes_18:2, %strides_19:2 = memref.extract_strided_metadata %3#0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_16 : memref<f32>) if (%3#1)
      scf.yield
    }
    %alloc_1 = memref.alloc() : memref<8xi64>
    %2:2 = scf.for %arg3 = %c2 to %c2 step %c1 iter_args(%arg4 = %alloc_1, %arg5 = %false) -> (memref<8xi64>, i1) {
      %3:3 = scf.for %arg6 = %c1 to %dim_0 step %c2 iter_args(%arg7 = %arg3, %arg8 = %1#0, %arg9 = %false) -> (index, memref<4x?xf32>, i1) {
        scf.yield %c2, %arg8, %arg9 : index, memref<4x?xf32>, i1
      }
      %base_buffer_16, %offset_17, %sizes_18:2, %strides_19:2 = memref.extract_strided_metadata %3#1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_16 : memref<f32>) if (%3#2)
      scf.yield %arg4, %arg5 : memref<8xi64>, i1
    }
    %alloc_2 = memref.alloc() : memref<8xi64>
    %alloc_3 = memref.alloc(%c7) : memref<4x?xf32>
    scf.for %arg3 = %dim to %c7 step %c2 {
      %3:3 = scf.for %arg4 = %c2 to %c2 step %c2 iter_args(%arg5 = %c9, %arg6 = %alloc, %arg7 = %false) -> (index, memref<4x?xf32>, i1) {
        %4:4 = scf.if %arg0 -> (memref<8xi64>, memref<4x?xf32>, i1, i1) {
          %alloc_28 = memref.alloc(%arg5) : memref<4x?xf32>
          scf.yield %alloc_2, %alloc_28, %false, %true : memref<8xi64>, memref<4x?xf32>, i1, i1
        } else {
          scf.yield %alloc_2, %alloc_3, %false, %false : memref<8xi64>, memref<4x?xf32>, i1, i1
        }
        %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %4#0 : memref<8xi64> -> memref<i64>, index, index, index
        %base_buffer_24, %offset_25, %sizes_26:2, %strides_27:2 = memref.extract_strided_metadata %4#1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_20 : memref<i64>) if (%4#2)
        bufferization.dealloc (%base_buffer_24 : memref<f32>) if (%4#3)
        scf.yield %arg1, %alloc, %arg7 : index, memref<4x?xf32>, i1
      }
      %base_buffer_16, %offset_17, %sizes_18:2, %strides_19:2 = memref.extract_strided_metadata %3#1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_16 : memref<f32>) if (%3#2)
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_4, %offset_5, %sizes_6:2, %strides_7:2 = memref.extract_strided_metadata %0#1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_8, %offset_9, %sizes_10:2, %strides_11:2 = memref.extract_strided_metadata %1#0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %2#0 : memref<8xi64> -> memref<i64>, index, index, index
    bufferization.dealloc (%alloc_2 : memref<8xi64>) if (%true)
    bufferization.dealloc (%alloc_3 : memref<4x?xf32>) if (%true)
    bufferization.dealloc (%alloc, %base_buffer, %base_buffer_4, %base_buffer_8, %alloc_1, %base_buffer_12 : memref<4x?xf32>, memref<f32>, memref<f32>, memref<f32>, memref<8xi64>, memref<i64>) if (%true, %0#2, %0#3, %1#2, %true, %2#1)
    return
  }
}

