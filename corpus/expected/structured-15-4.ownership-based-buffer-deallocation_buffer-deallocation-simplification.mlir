module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: index) -> memref<2xf32> {
    %cst = arith.constant 4.000000e+00 : f64
    %c9 = arith.constant 9 : index
    %c4_i64 = arith.constant 4 : i64
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c2_i64 = arith.constant 2 : i64
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 7.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_1 = memref.alloc(%arg3) : memref<?x4xi1>
    %0:3 = scf.for %arg4 = %arg3 to %arg1 step %c2 iter_args(%arg5 = %alloc_1, %arg6 = %cst_0, %arg7 = %false) -> (memref<?x4xi1>, f32, i1) {
      scf.if %arg0 {
        %10:4 = scf.index_switch %arg3 -> memref<2xf32>, memref<2xf32>, i1, i1 
        default {
          scf.yield %alloc, %alloc, %false, %false : memref<2xf32>, memref<2xf32>, i1, i1
        }
        %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %10#0 : memref<2xf32> -> memref<f32>, index, index, index
        %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %10#1 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>) if (%10#2, %10#3)
      } else {
      }
      scf.yield %alloc_1, %cst_0, %arg7 : memref<?x4xi1>, f32, i1
    }
    %1 = scf.if %arg0 -> (index) {
      %10 = memref.load %alloc_1[%c1, %c0] : memref<?x4xi1>
      %alloc_10 = memref.alloc(%c7) : memref<?x4xi1>
      scf.while (%arg4 = %alloc_10, %arg5 = %false) : (memref<?x4xi1>, i1) -> () {
        %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %arg4 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_11 : memref<i1>) if (%arg5)
        scf.condition(%10)
      } do {
        scf.execute_region no_inline {
          %alloc_11 = memref.alloc() : memref<2xf32>
          memref.copy %alloc, %alloc_11 : memref<2xf32> to memref<2xf32>
          bufferization.dealloc (%alloc_11 : memref<2xf32>) if (%true)
          scf.yield
        }
        scf.yield %alloc_1, %false : memref<?x4xi1>, i1
      }
      bufferization.dealloc (%alloc_10 : memref<?x4xi1>) if (%true)
      scf.yield %arg1 : index
    } else {
      scf.yield %c2 : index
    }
    scf.index_switch %arg3 
    case 1 {
      scf.yield
    }
    case 3 {
      %alloc_10 = memref.alloc() : memref<2xf32>
      memref.copy %arg2, %alloc_10 : memref<2xf32> to memref<2xf32>
      bufferization.dealloc (%alloc_10 : memref<2xf32>) if (%true)
      scf.yield
    }
    case 5 {
      %10:4 = scf.if %arg0 -> (memref<?x4xi1>, memref<?x4xi1>, i1, i1) {
        scf.yield %0#0, %0#0, %false, %false : memref<?x4xi1>, memref<?x4xi1>, i1, i1
      } else {
        scf.yield %0#0, %0#0, %false, %false : memref<?x4xi1>, memref<?x4xi1>, i1, i1
      }
      memref.store %arg0, %10#1[%arg1, %c3] : memref<?x4xi1>
      %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %10#0 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
      %base_buffer_14, %offset_15, %sizes_16:2, %strides_17:2 = memref.extract_strided_metadata %10#1 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<i1>, memref<i1>) if (%10#2, %10#3)
      scf.yield
    }
    default {
      %10:2 = scf.if %arg0 -> (memref<?x4xi1>, i1) {
        %11:2 = scf.if %arg0 -> (memref<?x4xi1>, i1) {
          scf.yield %0#0, %false : memref<?x4xi1>, i1
        } else {
          scf.yield %0#0, %false : memref<?x4xi1>, i1
        }
        scf.yield %11#0, %11#1 : memref<?x4xi1>, i1
      } else {
        %11 = memref.load %alloc_1[%c1, %c8] : memref<?x4xi1>
        %12:2 = scf.if %11 -> (memref<2xf32>, i1) {
          scf.yield %arg2, %false : memref<2xf32>, i1
        } else {
          scf.yield %arg2, %false : memref<2xf32>, i1
        }
        %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %12#0 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_14 : memref<f32>) if (%12#1)
        scf.yield %0#0, %false : memref<?x4xi1>, i1
      }
      %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %10#0 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_10 : memref<i1>) if (%10#1)
    }
    scf.forall (%arg4) in (1) {
      memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
    }
    %2:2 = scf.if %arg0 -> (f32, i64) {
      %alloc_10 = memref.alloc() {tag = "a"} : memref<2xf32>
      memref.copy %alloc, %alloc_10 : memref<2xf32> to memref<2xf32>
      bufferization.dealloc (%alloc_10 : memref<2xf32>) if (%true)
      scf.yield %0#1, %c2_i64 : f32, i64
    } else {
      scf.yield %cst_0, %c4_i64 : f32, i64
    }
    %alloca = memref.alloca(%c9) : memref<8x?xf64>
    %3:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
      memref.store %arg0, %alloc_1[%c1, %c0] : memref<?x4xi1>
      memref.store %cst, %alloca[%arg3, %c1] : memref<8x?xf64>
      scf.yield %arg2, %false : memref<2xf32>, i1
    } else {
      scf.yield %alloc, %false : memref<2xf32>, i1
    }
    %4 = arith.select %arg0, %arg2, %alloc : memref<2xf32>
    %5 = memref.load %0#0[%c1, %c3] : memref<?x4xi1>
    %6:3 = scf.if %5 -> (f32, memref<?x4xi1>, i1) {
      memref.store %0#1, %3#0[%c0] : memref<2xf32>
      scf.yield %cst_0, %0#0, %false : f32, memref<?x4xi1>, i1
    } else {
      scf.yield %2#0, %alloc_1, %false : f32, memref<?x4xi1>, i1
    }
    memref.store %5, %0#0[%c0, %c2] : memref<?x4xi1>
    memref.copy %3#0, %4 : memref<2xf32> to memref<2xf32>
    %7 = arith.select %arg0, %false, %true : i1
    %8 = scf.if %7 -> (memref<2xf32>) {
      scf.yield %4 : memref<2xf32>
    } else {
      %10 = bufferization.clone %4 : memref<2xf32> to memref<2xf32>
      scf.yield %10 : memref<2xf32>
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#0 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %3#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %6#1 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
    %9 = bufferization.dealloc (%alloc, %alloc_1, %base_buffer, %base_buffer_2, %base_buffer_6 : memref<2xf32>, memref<?x4xi1>, memref<i1>, memref<f32>, memref<i1>) if (%true, %true, %0#2, %3#1, %6#2) retain (%8 : memref<2xf32>)
    return %8 : memref<2xf32>
  }
}

