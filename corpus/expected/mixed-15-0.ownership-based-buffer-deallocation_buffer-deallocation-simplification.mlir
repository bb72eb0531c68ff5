module {
  func.func @f0(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<8x4xi64>) {
    %false = arith.constant false
    %c5 = arith.constant 5 : index
    %cst = arith.constant 8.000000e+00 : f32
    %true = arith.constant true
    %c8_i64 = arith.constant 8 : i64
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    memref.store %c8_i64, %arg2[%c2, %c1] : memref<8x4xi64>
    %alloc = memref.alloc() : memref<index>
    %0 = memref.load %alloc[] : memref<index>
    call @f0(%arg0, %arg1, %arg2) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
    call @f1(%arg0, %0, %cst) : (i1, index, f32) -> ()
    scf.parallel (%arg3, %arg4) = (%0, %0) to (%0, %0) step (%c1, %c2) {
      %1:4 = scf.index_switch %0 -> memref<8x4xi64>, memref<8x4xi64>, i1, i1 
      case 1 {
        scf.yield %arg2, %arg2, %false, %false : memref<8x4xi64>, memref<8x4xi64>, i1, i1
      }
      default {
        %2:2 = scf.if %arg0 -> (memref<4x?xindex>, i1) {
          %alloc_8 = memref.alloc() : memref<4xf32>
          memref.copy %arg1, %alloc_8 : memref<4xf32> to memref<4xf32>
          %alloc_9 = memref.alloc(%c5) : memref<4x?xindex>
          bufferization.dealloc (%alloc_8 : memref<4xf32>) if (%true)
          scf.yield %alloc_9, %true : memref<4x?xindex>, i1
        } else {
          %alloc_8 = memref.alloc(%arg4) : memref<4x?xindex>
          scf.yield %alloc_8, %true : memref<4x?xindex>, i1
        }
        %base_buffer_4, %offset_5, %sizes_6:2, %strides_7:2 = memref.extract_strided_metadata %2#0 : memref<4x?xindex> -> memref<index>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_4 : memref<index>) if (%2#1)
        scf.yield %arg2, %arg2, %false, %false : memref<8x4xi64>, memref<8x4xi64>, i1, i1
      }
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %1#0 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %1#1 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i64>, memref<i64>) if (%1#2, %1#3)
      scf.reduce 
    }
    bufferization.dealloc (%alloc : memref<index>) if (%true)
    return
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: f32) {
    %cst = arith.constant 8.000000e+00 : f32
    %c5_i64 = arith.constant 5 : i64
    %true = arith.constant true
    %false = arith.constant false
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<8x4xi64>
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %c2 iter_args(%arg4 = %alloc, %arg5 = %false) -> (memref<8x4xi64>, i1) {
      memref.store %c5_i64, %arg4[%arg3, %arg3] : memref<8x4xi64>
      %alloc_0 = memref.alloc() : memref<4xf32>
      func.call @f0(%arg0, %alloc_0, %arg4) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
      %1 = bufferization.clone %alloc : memref<8x4xi64> to memref<8x4xi64>
      bufferization.dealloc (%alloc_0 : memref<4xf32>) if (%true)
      bufferization.dealloc (%1 : memref<8x4xi64>) if (%true)
      scf.yield %arg4, %arg5 : memref<8x4xi64>, i1
    }
    call @f1(%arg0, %c2, %cst) : (i1, index, f32) -> ()
    memref.copy %0#0, %0#0 : memref<8x4xi64> to memref<8x4xi64>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#0 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
    bufferization.dealloc (%alloc, %base_buffer : memref<8x4xi64>, memref<i64>) if (%true, %0#1)
    return
  }
}

