module {
  func.func @f0(%arg0: index, %arg1: memref<?xi32>, %arg2: memref<?xi32>, %arg3: memref<4xf32>) -> memref<?xi32> {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?xi32>
    %cast = memref.cast %arg2 : memref<?xi32> to memref<?xi32>
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg1[%c0] : memref<?xi32>
    %c0_2 = arith.constant 0 : index
    %1 = memref.load %arg3[%c0_2] : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %arg2 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %arg3 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc : memref<?xi32> -> memref<i32>, index, index, index
    %2:4 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<i32>, memref<i32>, memref<f32>, memref<i32>) if (%false, %false_0, %false_1, %true) retain (%cast, %arg1, %arg3, %alloc : memref<?xi32>, memref<?xi32>, memref<4xf32>, memref<?xi32>)
    cf.br ^bb1(%cast, %2#0 : memref<?xi32>, i1)
  ^bb1(%3: memref<?xi32>, %4: i1):  // pred: ^bb0
    %true_15 = arith.constant true
    %true_16 = arith.constant true
    %true_17 = arith.constant true
    %true_18 = arith.constant true
    %true_19 = arith.constant true
    %true_20 = arith.constant true
    %true_21 = arith.constant true
    %false_22 = arith.constant false
    %alloca = memref.alloca() : memref<4xf32>
    %alloc_23 = memref.alloc() : memref<4xf32>
    %alloc_24 = memref.alloc() {tag = "a"} : memref<f32>
    %cast_25 = memref.cast %alloca : memref<4xf32> to memref<4xf32>
    %c3 = arith.constant 3 : index
    memref.store %1, %arg3[%c3] : memref<4xf32>
    %alloc_26 = memref.alloc() : memref<f32>
    memref.copy %alloc_24, %alloc_26 : memref<f32> to memref<f32>
    %c0_27 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0_27 : memref<?xi32>
    %alloc_28 = memref.alloc() {tag = "a"} : memref<4xf32>
    memref.copy %alloc_23, %alloc_28 : memref<4xf32> to memref<4xf32>
    %c0_29 = arith.constant 0 : index
    %dim_30 = memref.dim %arg1, %c0_29 : memref<?xi32>
    %c7 = arith.constant 7 : index
    %alloc_31 = memref.alloc(%c7) : memref<?xi32>
    %alloc_32 = memref.alloc(%dim_30) : memref<?xi32>
    %alloc_33 = memref.alloc(%dim, %dim_30) : memref<?x?xi64>
    %5 = memref.load %arg1[%c0_29] : memref<?xi32>
    %6 = scf.if %2#3 -> (memref<?xi32>) {
      scf.yield %alloc : memref<?xi32>
    } else {
      %8 = bufferization.clone %alloc : memref<?xi32> to memref<?xi32>
      scf.yield %8 : memref<?xi32>
    }
    %true_34 = arith.constant true
    %base_buffer_35, %offset_36, %sizes_37, %strides_38 = memref.extract_strided_metadata %arg1 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_39, %offset_40, %sizes_41, %strides_42 = memref.extract_strided_metadata %arg3 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_43, %offset_44, %sizes_45, %strides_46 = memref.extract_strided_metadata %alloc : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_47, %offset_48, %sizes_49, %strides_50 = memref.extract_strided_metadata %3 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_51, %offset_52, %sizes_53, %strides_54 = memref.extract_strided_metadata %alloc_23 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_55, %offset_56 = memref.extract_strided_metadata %alloc_24 : memref<f32> -> memref<f32>, index
    %base_buffer_57, %offset_58 = memref.extract_strided_metadata %alloc_26 : memref<f32> -> memref<f32>, index
    %base_buffer_59, %offset_60, %sizes_61, %strides_62 = memref.extract_strided_metadata %alloc_28 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_63, %offset_64, %sizes_65, %strides_66 = memref.extract_strided_metadata %alloc_31 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_67, %offset_68, %sizes_69, %strides_70 = memref.extract_strided_metadata %alloc_32 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_71, %offset_72, %sizes_73:2, %strides_74:2 = memref.extract_strided_metadata %alloc_33 : memref<?x?xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_75, %offset_76, %sizes_77, %strides_78 = memref.extract_strided_metadata %6 : memref<?xi32> -> memref<i32>, index, index, index
    %7 = bufferization.dealloc (%base_buffer_35, %base_buffer_39, %base_buffer_43, %base_buffer_47, %base_buffer_51, %base_buffer_55, %base_buffer_57, %base_buffer_59, %base_buffer_63, %base_buffer_67, %base_buffer_71, %base_buffer_75 : memref<i32>, memref<f32>, memref<i32>, memref<i32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<i32>, memref<i32>, memref<i64>, memref<i32>) if (%2#1, %2#2, %2#3, %4, %true_21, %true_20, %true_19, %true_18, %true_17, %true_16, %true_15, %true_34) retain (%6 : memref<?xi32>)
    return %6 : memref<?xi32>
  }
}

