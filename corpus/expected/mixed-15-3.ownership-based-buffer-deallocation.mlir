module {
  memref.global "private" @g0 : memref<4xindex>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32, strided<[?, ?], offset: ?>>) {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %false_2 = arith.constant false
    %true_3 = arith.constant true
    %false_4 = arith.constant false
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = memref.load %arg2[%c0, %c3] : memref<?x8xf32, strided<[?, ?], offset: ?>>
    %1 = arith.select %arg0, %arg2, %arg2 : memref<?x8xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc() : memref<4xf64>
    %true_5 = arith.constant true
    call @f1(%alloc, %1) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %true_6 = arith.constant true
    call @f1(%alloc, %1) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %alloca = memref.alloca() : memref<8xi64>
    scf.forall (%arg3) in (%arg1) {
    }
    %true_7 = arith.constant true
    call @f1(%alloc, %1) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.parallel (%arg3, %arg4) = (%arg1, %c3) to (%c3, %c0) step (%c1, %c2) {
      scf.reduce 
    }
    %c5 = arith.constant 5 : index
    %true_8 = arith.constant true
    call @f0(%arg0, %c5, %1) : (i1, index, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %subview = memref.subview %alloca[%arg1] [4] [2] : memref<8xi64> to memref<4xi64, strided<[2], offset: ?>>
    %c1_9 = arith.constant 1 : index
    scf.for %arg3 = %c5 to %c1 step %c1_9 {
      %false_21 = arith.constant false
      %false_22 = arith.constant false
      scf.index_switch %arg3 
      default {
      }
      %c0_23 = arith.constant 0 : index
      %c9 = arith.constant 9 : index
      %3 = memref.load %1[%c0_23, %c9] : memref<?x8xf32, strided<[?, ?], offset: ?>>
    }
    %false_10 = arith.constant false
    %2 = memref.get_global @g0 : memref<4xindex>
    %expand_shape = memref.expand_shape %2 [[0, 1]] output_shape [2, 2] : memref<4xindex> into memref<2x2xindex>
    %alloc_11 = memref.alloc() : memref<2x2xindex>
    memref.copy %expand_shape, %alloc_11 : memref<2x2xindex> to memref<2x2xindex>
    %c0_12 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0_12 : memref<4xf64>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<?x8xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %alloc : memref<4xf64> -> memref<f64>, index, index, index
    %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %alloc_11 : memref<2x2xindex> -> memref<index>, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_13, %base_buffer_17 : memref<f32>, memref<f64>, memref<index>) if (%false_4, %true_3, %true)
    return
  }
  func.func private @f1(memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>)
}

