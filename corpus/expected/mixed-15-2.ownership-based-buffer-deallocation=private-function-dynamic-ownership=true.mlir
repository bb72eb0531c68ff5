module {
  memref.global @g0 : memref<4xindex> = uninitialized
  memref.global "private" constant @g1 : memref<2xindex> = dense<1>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xindex>) -> memref<4xindex> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %alloca = memref.alloca() : memref<4xf64>
    scf.forall (%arg3) in (2) {
      %false_40 = arith.constant false
      %false_41 = arith.constant false
      %5 = arith.select %arg0, %alloca, %alloca : memref<4xf64>
    }
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg2[%c1] : memref<4xindex>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xindex> -> memref<index>, index, index, index
    %1 = bufferization.dealloc (%base_buffer : memref<index>) if (%false_1) retain (%arg2 : memref<4xindex>)
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %true = arith.constant true
    %true_2 = arith.constant true
    %true_3 = arith.constant true
    %true_4 = arith.constant true
    %true_5 = arith.constant true
    %alloc = memref.alloc(%0) : memref<?xindex>
    %false_6 = arith.constant false
    %2 = memref.get_global @g1 : memref<2xindex>
    %alloc_7 = memref.alloc(%0) : memref<?xindex>
    %alloc_8 = memref.alloc() : memref<4xindex>
    %alloc_9 = memref.alloc(%0) : memref<?xindex>
    %alloc_10 = memref.alloc() : memref<4xindex>
    %3 = scf.if %1 -> (memref<4xindex>) {
      scf.yield %arg2 : memref<4xindex>
    } else {
      %5 = bufferization.clone %arg2 : memref<4xindex> to memref<4xindex>
      scf.yield %5 : memref<4xindex>
    }
    %true_11 = arith.constant true
    %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %arg2 : memref<4xindex> -> memref<index>, index, index, index
    %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %alloc : memref<?xindex> -> memref<index>, index, index, index
    %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %alloc_7 : memref<?xindex> -> memref<index>, index, index, index
    %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc_8 : memref<4xindex> -> memref<index>, index, index, index
    %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %alloc_9 : memref<?xindex> -> memref<index>, index, index, index
    %base_buffer_32, %offset_33, %sizes_34, %strides_35 = memref.extract_strided_metadata %alloc_10 : memref<4xindex> -> memref<index>, index, index, index
    %base_buffer_36, %offset_37, %sizes_38, %strides_39 = memref.extract_strided_metadata %3 : memref<4xindex> -> memref<index>, index, index, index
    %4 = bufferization.dealloc (%base_buffer_12, %base_buffer_16, %base_buffer_20, %base_buffer_24, %base_buffer_28, %base_buffer_32, %base_buffer_36 : memref<index>, memref<index>, memref<index>, memref<index>, memref<index>, memref<index>, memref<index>) if (%1, %true_5, %true_4, %true_3, %true_2, %true, %true_11) retain (%3 : memref<4xindex>)
    return %3 : memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: f32) -> (memref<?xindex>, memref<4xindex>, i1, i1) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4xindex>
    %c5 = arith.constant 5 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xindex> -> memref<index>, index, index, index
    %0 = bufferization.dealloc (%base_buffer : memref<index>) if (%true) retain (%alloc : memref<4xindex>)
    cf.br ^bb1(%c5, %alloc, %0 : index, memref<4xindex>, i1)
  ^bb1(%1: index, %2: memref<4xindex>, %3: i1):  // pred: ^bb0
    %true_0 = arith.constant true
    %4 = arith.select %arg0, %2, %2 : memref<4xindex>
    %c5_1 = arith.constant 5 : index
    %alloc_2 = memref.alloc(%c5_1) : memref<?xindex>
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %2 : memref<4xindex> -> memref<index>, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc_2 : memref<?xindex> -> memref<index>, index, index, index
    %5:2 = bufferization.dealloc (%base_buffer_3, %base_buffer_7 : memref<index>, memref<index>) if (%3, %true_0) retain (%alloc_2, %4 : memref<?xindex>, memref<4xindex>)
    return %alloc_2, %4, %5#0, %5#1 : memref<?xindex>, memref<4xindex>, i1, i1
  }
}

