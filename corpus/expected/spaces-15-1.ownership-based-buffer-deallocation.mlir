module {
  memref.global "private" @g0 : memref<4xindex, 2>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<?xf32, 2>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<f32, 1>
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.cmpi eq, %c9_i32, %c9_i32 : i32
    %alloc_3 = memref.alloc() : memref<256xi8, 1>
    %c128 = arith.constant 128 : index
    %view = memref.view %alloc_3[%c128][] : memref<256xi8, 1> to memref<2xi32, 1>
    %alloc_4 = memref.alloc(%arg1) : memref<2x?xindex, 2>
    %true_5 = arith.constant true
    call @f1(%0, %c128, %alloc_4, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc_4, %c0 : memref<2x?xindex, 2>
    %c8_i32 = arith.constant 8 : i32
    %1 = arith.cmpi sge, %c9_i32, %c8_i32 : i32
    %alloc_6 = memref.alloc() : memref<f32, 1>
    memref.copy %alloc, %alloc_6 : memref<f32, 1> to memref<f32, 1>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<?xf32, 2> -> memref<f32, 2>, index, index, index
    %base_buffer_7, %offset_8 = memref.extract_strided_metadata %alloc : memref<f32, 1> -> memref<f32, 1>, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc_3 : memref<256xi8, 1> -> memref<i8, 1>, index, index, index
    %base_buffer_13, %offset_14, %sizes_15:2, %strides_16:2 = memref.extract_strided_metadata %alloc_4 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
    %base_buffer_17, %offset_18 = memref.extract_strided_metadata %alloc_6 : memref<f32, 1> -> memref<f32, 1>, index
    bufferization.dealloc (%base_buffer, %base_buffer_7, %base_buffer_9, %base_buffer_13, %base_buffer_17 : memref<f32, 2>, memref<f32, 1>, memref<i8, 1>, memref<index, 2>, memref<f32, 1>) if (%false, %true_2, %true_1, %true_0, %true)
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<2x?xindex, 2>, %arg3: memref<?xf32, 2>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %false = arith.constant false
    %true_1 = arith.constant true
    %false_2 = arith.constant false
    %false_3 = arith.constant false
    %alloc = memref.alloc() : memref<256xi8>
    %c236 = arith.constant 236 : index
    %view = memref.view %alloc[%c236][] : memref<256xi8> to memref<2x2xi32>
    %cst = arith.constant 9.000000e+00 : f32
    %0:4 = scf.while (%arg4 = %cst) : (f32) -> (memref<2x?xindex, 2>, memref<2x?xindex, 2>, i1, i1) {
      %false_31 = arith.constant false
      %false_32 = arith.constant false
      %false_33 = arith.constant false
      %false_34 = arith.constant false
      %memspacecast_35 = memref.memory_space_cast %alloc : memref<256xi8> to memref<256xi8, 2>
      %false_36 = arith.constant false
      %base_buffer_37, %offset_38, %sizes_39:2, %strides_40:2 = memref.extract_strided_metadata %view : memref<2x2xi32> -> memref<i32>, index, index, index, index, index
      %2:2 = bufferization.dealloc retain (%arg2, %arg2 : memref<2x?xindex, 2>, memref<2x?xindex, 2>)
      scf.condition(%arg0) %arg2, %arg2, %2#0, %2#1 : memref<2x?xindex, 2>, memref<2x?xindex, 2>, i1, i1
    } do {
    ^bb0(%arg4: memref<2x?xindex, 2>, %arg5: memref<2x?xindex, 2>, %arg6: i1, %arg7: i1):
      %true_31 = arith.constant true
      %true_32 = arith.constant true
      %false_33 = arith.constant false
      %false_34 = arith.constant false
      scf.forall (%arg8) in (%arg1) {
        %true_54 = arith.constant true
        %alloc_55 = memref.alloc(%arg8) : memref<?xf32, 2>
        %base_buffer_56, %offset_57, %sizes_58, %strides_59 = memref.extract_strided_metadata %alloc_55 : memref<?xf32, 2> -> memref<f32, 2>, index, index, index
        bufferization.dealloc (%base_buffer_56 : memref<f32, 2>) if (%true_54)
      }
      %c6 = arith.constant 6 : index
      %alloc_35 = memref.alloc(%c6) : memref<2x?xindex, 2>
      %true_36 = arith.constant true
      func.call @f1(%arg0, %arg1, %alloc_35, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
      %c5 = arith.constant 5 : index
      %alloc_37 = memref.alloc(%c5) : memref<2x?xindex, 2>
      %base_buffer_38, %offset_39, %sizes_40:2, %strides_41:2 = memref.extract_strided_metadata %arg4 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
      %base_buffer_42, %offset_43, %sizes_44:2, %strides_45:2 = memref.extract_strided_metadata %arg5 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
      %base_buffer_46, %offset_47, %sizes_48:2, %strides_49:2 = memref.extract_strided_metadata %alloc_35 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
      %base_buffer_50, %offset_51, %sizes_52:2, %strides_53:2 = memref.extract_strided_metadata %alloc_37 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_38, %base_buffer_42, %base_buffer_46, %base_buffer_50 : memref<index, 2>, memref<index, 2>, memref<index, 2>, memref<index, 2>) if (%arg6, %arg7, %true_32, %true_31)
      scf.yield %cst : f32
    }
    %subview = memref.subview %arg2[1, 0] [%arg1, 2] [1, 1] : memref<2x?xindex, 2> to memref<?x2xindex, strided<[?, 1], offset: ?>, 2>
    %alloc_4 = memref.alloc() : memref<4x2xi64>
    %c9_i32 = arith.constant 9 : i32
    %1 = arith.cmpi sge, %c9_i32, %c9_i32 : i32
    %alloc_5 = memref.alloc(%arg1) : memref<?xf32, 2>
    %true_6 = arith.constant true
    call @f0(%1, %arg1, %c236, %alloc_5) : (i1, index, index, memref<?xf32, 2>) -> ()
    %memspacecast = memref.memory_space_cast %subview : memref<?x2xindex, strided<[?, 1], offset: ?>, 2> to memref<?x2xindex, strided<[?, 1], offset: ?>, 1>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %arg3 : memref<?xf32, 2> -> memref<f32, 2>, index, index, index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc : memref<256xi8> -> memref<i8>, index, index, index
    %base_buffer_15, %offset_16, %sizes_17:2, %strides_18:2 = memref.extract_strided_metadata %0#0 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
    %base_buffer_19, %offset_20, %sizes_21:2, %strides_22:2 = memref.extract_strided_metadata %0#1 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
    %base_buffer_23, %offset_24, %sizes_25:2, %strides_26:2 = memref.extract_strided_metadata %alloc_4 : memref<4x2xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %alloc_5 : memref<?xf32, 2> -> memref<f32, 2>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_7, %base_buffer_11, %base_buffer_15, %base_buffer_19, %base_buffer_23, %base_buffer_27 : memref<index, 2>, memref<f32, 2>, memref<i8>, memref<index, 2>, memref<index, 2>, memref<i64>, memref<f32, 2>) if (%false_2, %false_3, %true_1, %0#2, %0#3, %true_0, %true)
    return
  }
}

