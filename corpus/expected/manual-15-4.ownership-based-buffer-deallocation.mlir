module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<4x2xi32>) {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %false_3 = arith.constant false
    %false_4 = arith.constant false
    %true_5 = arith.constant true
    %false_6 = arith.constant false
    %false_7 = arith.constant false
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    %0 = bufferization.clone %arg4 : memref<4x2xi32> to memref<4x2xi32>
    scf.if %arg0 {
      %true_63 = arith.constant true
      %false_64 = arith.constant false
      %false_65 = arith.constant false
      %true_66 = arith.constant true
      %false_67 = arith.constant false
      %false_68 = arith.constant false
      %false_69 = arith.constant false
      %30 = bufferization.clone %alloc : memref<4x2xi32> to memref<4x2xi32>
      %alloc_70 = memref.alloc() {bufferization.manual_deallocation} : memref<i1>
      memref.copy %0, %arg4 : memref<4x2xi32> to memref<4x2xi32>
      %alloc_71 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
      %31 = bufferization.clone %0 : memref<4x2xi32> to memref<4x2xi32>
      %c2_72 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      %32 = memref.load %arg4[%c2_72, %c0] : memref<4x2xi32>
      %c1_73 = arith.constant 1 : index
      %c1_74 = arith.constant 1 : index
      %33 = memref.load %31[%c1_73, %c1_74] : memref<4x2xi32>
      %true_75 = arith.constant true
      %34 = arith.xori %false_64, %true_75 : i1
      cf.assert %34, "expected that the block does not have ownership"
      memref.dealloc %alloc_71 {bufferization.manual_deallocation} : memref<4x2xi32>
      %true_76 = arith.constant true
      %35 = arith.xori %false_65, %true_76 : i1
      cf.assert %35, "expected that the block does not have ownership"
      memref.dealloc %alloc_70 {bufferization.manual_deallocation} : memref<i1>
      %base_buffer_77, %offset_78, %sizes_79:2, %strides_80:2 = memref.extract_strided_metadata %30 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
      %base_buffer_81, %offset_82, %sizes_83:2, %strides_84:2 = memref.extract_strided_metadata %31 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_77, %base_buffer_81 : memref<i32>, memref<i32>) if (%true_66, %true_63)
    }
    %true_8 = arith.constant true
    %1 = arith.xori %false_6, %true_8 : i1
    cf.assert %1, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x2xi32>
    %c2 = arith.constant 2 : index
    scf.for %arg5 = %arg1 to %arg1 step %c2 {
    }
    %alloc_9 = memref.alloc() : memref<4x2xi32>
    %2 = bufferization.clone %arg4 : memref<4x2xi32> to memref<4x2xi32>
    %alloc_10 = memref.alloc() : memref<4x2xi32>
    %alloc_11 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    %true_12 = arith.constant true
    call @f0(%arg0, %arg1, %c2, %arg3, %alloc_11) : (i1, index, index, f32, memref<4x2xi32>) -> ()
    %true_13 = arith.constant true
    %3 = arith.xori %false, %true_13 : i1
    cf.assert %3, "expected that the block does not have ownership"
    memref.dealloc %alloc_11 {bufferization.manual_deallocation} : memref<4x2xi32>
    %alloc_14 = memref.alloc() {alignment = 64 : i64} : memref<i1>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg4 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_15, %offset_16, %sizes_17:2, %strides_18:2 = memref.extract_strided_metadata %0 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_19, %offset_20, %sizes_21:2, %strides_22:2 = memref.extract_strided_metadata %alloc_9 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_23, %offset_24, %sizes_25:2, %strides_26:2 = memref.extract_strided_metadata %2 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_27, %offset_28, %sizes_29:2, %strides_30:2 = memref.extract_strided_metadata %alloc_10 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_31, %offset_32 = memref.extract_strided_metadata %alloc_14 : memref<i1> -> memref<i1>, index
    %4 = arith.andi %false_7, %arg0 : i1
    %5 = arith.andi %true_5, %arg0 : i1
    %6 = arith.andi %true_2, %arg0 : i1
    %7 = arith.andi %true_1, %arg0 : i1
    %8 = arith.andi %true_0, %arg0 : i1
    %9 = arith.andi %true, %arg0 : i1
    %10:3 = bufferization.dealloc (%base_buffer, %base_buffer_15, %base_buffer_19, %base_buffer_23, %base_buffer_27, %base_buffer_31 : memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i1>) if (%4, %5, %6, %7, %8, %9) retain (%alloc_10, %alloc_14, %0 : memref<4x2xi32>, memref<i1>, memref<4x2xi32>)
    %true_33 = arith.constant true
    %11 = arith.xori %true_33, %arg0 : i1
    %12 = arith.andi %false_7, %11 : i1
    %true_34 = arith.constant true
    %13 = arith.xori %true_34, %arg0 : i1
    %14 = arith.andi %true_5, %13 : i1
    %true_35 = arith.constant true
    %15 = arith.xori %true_35, %arg0 : i1
    %16 = arith.andi %true_2, %15 : i1
    %true_36 = arith.constant true
    %17 = arith.xori %true_36, %arg0 : i1
    %18 = arith.andi %true_1, %17 : i1
    %true_37 = arith.constant true
    %19 = arith.xori %true_37, %arg0 : i1
    %20 = arith.andi %true_0, %19 : i1
    %true_38 = arith.constant true
    %21 = arith.xori %true_38, %arg0 : i1
    %22 = arith.andi %true, %21 : i1
    %23:3 = bufferization.dealloc (%base_buffer, %base_buffer_15, %base_buffer_19, %base_buffer_23, %base_buffer_27, %base_buffer_31 : memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i1>) if (%12, %14, %16, %18, %20, %22) retain (%alloc_9, %alloc_14, %0 : memref<4x2xi32>, memref<i1>, memref<4x2xi32>)
    %24 = arith.select %arg0, %10#1, %23#1 : i1
    %25 = arith.select %arg0, %10#2, %23#2 : i1
    cf.cond_br %arg0, ^bb1(%alloc_10, %alloc_14, %10#0, %10#1 : memref<4x2xi32>, memref<i1>, i1, i1), ^bb1(%alloc_9, %alloc_14, %23#0, %23#1 : memref<4x2xi32>, memref<i1>, i1, i1)
  ^bb1(%26: memref<4x2xi32>, %27: memref<i1>, %28: i1, %29: i1):  // 2 preds: ^bb0, ^bb0
    %true_39 = arith.constant true
    %true_40 = arith.constant true
    %true_41 = arith.constant true
    %c1 = arith.constant 1 : index
    %dim = memref.dim %0, %c1 : memref<4x2xi32>
    %alloc_42 = memref.alloc() : memref<index>
    %c5 = arith.constant 5 : index
    %alloc_43 = memref.alloc(%c5) : memref<?x2xindex>
    %alloc_44 = memref.alloc() : memref<i1>
    %base_buffer_45, %offset_46, %sizes_47:2, %strides_48:2 = memref.extract_strided_metadata %0 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_49, %offset_50, %sizes_51:2, %strides_52:2 = memref.extract_strided_metadata %26 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_53, %offset_54 = memref.extract_strided_metadata %27 : memref<i1> -> memref<i1>, index
    %base_buffer_55, %offset_56 = memref.extract_strided_metadata %alloc_42 : memref<index> -> memref<index>, index
    %base_buffer_57, %offset_58, %sizes_59:2, %strides_60:2 = memref.extract_strided_metadata %alloc_43 : memref<?x2xindex> -> memref<index>, index, index, index, index, index
    %base_buffer_61, %offset_62 = memref.extract_strided_metadata %alloc_44 : memref<i1> -> memref<i1>, index
    bufferization.dealloc (%base_buffer_45, %base_buffer_49, %base_buffer_53, %base_buffer_55, %base_buffer_57, %base_buffer_61 : memref<i32>, memref<i32>, memref<i1>, memref<index>, memref<index>, memref<i1>) if (%25, %28, %29, %true_41, %true_40, %true_39)
    return
  }
  func.func private @f1(%arg0: index, %arg1: memref<i1>, %arg2: memref<i1>, %arg3: memref<i1>) -> (memref<4x2xi32>, f32) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %false = arith.constant false
    %true_2 = arith.constant true
    %false_3 = arith.constant false
    %false_4 = arith.constant false
    %false_5 = arith.constant false
    %0 = bufferization.clone %arg3 : memref<i1> to memref<i1>
    %true_6 = arith.constant true
    %1 = arith.select %true_6, %0, %arg3 : memref<i1>
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
    %true_7 = arith.constant true
    %2 = arith.xori %false, %true_7 : i1
    cf.assert %2, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4xf32>
    %3 = bufferization.clone %arg1 : memref<i1> to memref<i1>
    %alloc_8 = memref.alloc() : memref<i1>
    %4 = arith.select %true_6, %arg2, %0 : memref<i1>
    %c8_i32 = arith.constant 8 : i32
    %5 = arith.muli %c8_i32, %c8_i32 : i32
    %alloc_9 = memref.alloc() : memref<4x2xi32>
    %cst = arith.constant 3.000000e+00 : f32
    %base_buffer, %offset = memref.extract_strided_metadata %arg1 : memref<i1> -> memref<i1>, index
    %base_buffer_10, %offset_11 = memref.extract_strided_metadata %arg2 : memref<i1> -> memref<i1>, index
    %base_buffer_12, %offset_13 = memref.extract_strided_metadata %arg3 : memref<i1> -> memref<i1>, index
    %base_buffer_14, %offset_15 = memref.extract_strided_metadata %0 : memref<i1> -> memref<i1>, index
    %base_buffer_16, %offset_17 = memref.extract_strided_metadata %3 : memref<i1> -> memref<i1>, index
    %base_buffer_18, %offset_19 = memref.extract_strided_metadata %alloc_8 : memref<i1> -> memref<i1>, index
    %base_buffer_20, %offset_21, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc_9 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %6 = bufferization.dealloc (%base_buffer, %base_buffer_10, %base_buffer_12, %base_buffer_14, %base_buffer_16, %base_buffer_18, %base_buffer_20 : memref<i1>, memref<i1>, memref<i1>, memref<i1>, memref<i1>, memref<i1>, memref<i32>) if (%false_3, %false_4, %false_5, %true_2, %true_1, %true_0, %true) retain (%alloc_9 : memref<4x2xi32>)
    return %alloc_9, %cst : memref<4x2xi32>, f32
  }
}

