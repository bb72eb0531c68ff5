module {
  func.func private @use(memref<4xi32>)
  func.func private @usei(i32)
  func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: memref<4xi32>, %arg10: memref<4xi32>, %arg11: memref<4xi32>) -> memref<4xi32> {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %c9_i32 = arith.constant 9 : i32
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c5_i32 = arith.constant 5 : i32
    %c8_i32 = arith.constant 8 : i32
    %alloc = memref.alloc() : memref<4xi32>
    %0 = arith.addi %arg7, %arg4 : i32
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg9 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg10 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg11 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<4xi32> -> memref<i32>, index, index, index
    %1 = arith.andi %false, %arg1 : i1
    %2 = arith.andi %false_0, %arg1 : i1
    %3 = arith.andi %false_1, %arg1 : i1
    %4 = arith.andi %true, %arg1 : i1
    %5:5 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%1, %2, %3, %4) retain (%arg10, %arg10, %arg10, %arg11, %alloc : memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>)
    %true_14 = arith.constant true
    %6 = arith.xori %true_14, %arg1 : i1
    %7 = arith.andi %false, %6 : i1
    %true_15 = arith.constant true
    %8 = arith.xori %true_15, %arg1 : i1
    %9 = arith.andi %false_0, %8 : i1
    %true_16 = arith.constant true
    %10 = arith.xori %true_16, %arg1 : i1
    %11 = arith.andi %false_1, %10 : i1
    %true_17 = arith.constant true
    %12 = arith.xori %true_17, %arg1 : i1
    %13 = arith.andi %true, %12 : i1
    %14:3 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%7, %9, %11, %13) retain (%arg10, %arg11, %alloc : memref<4xi32>, memref<4xi32>, memref<4xi32>)
    %15 = arith.select %arg1, %5#2, %14#0 : i1
    %16 = arith.select %arg1, %5#3, %14#1 : i1
    %17 = arith.select %arg1, %5#4, %14#2 : i1
    cf.cond_br %arg1, ^bb2(%arg10, %arg10, %5#2, %5#2 : memref<4xi32>, memref<4xi32>, i1, i1), ^bb1
  ^bb1:  // pred: ^bb0
    %false_18 = arith.constant false
    %alloca = memref.alloca() : memref<4xi32>
    %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %arg10 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %arg11 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %alloc : memref<4xi32> -> memref<i32>, index, index, index
    %18:5 = bufferization.dealloc (%base_buffer_19, %base_buffer_23, %base_buffer_27 : memref<i32>, memref<i32>, memref<i32>) if (%15, %16, %17) retain (%alloca, %alloc, %arg10, %arg11, %alloc : memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>)
    cf.br ^bb2(%alloca, %alloc, %18#0, %18#1 : memref<4xi32>, memref<4xi32>, i1, i1)
  ^bb2(%19: memref<4xi32>, %20: memref<4xi32>, %21: i1, %22: i1):  // 2 preds: ^bb0, ^bb1
    %true_31 = arith.constant true
    %alloc_32 = memref.alloc() : memref<4xi32>
    memref.store %0, %19[%c1] : memref<4xi32>
    %23 = arith.addi %arg7, %c8_i32 : i32
    memref.store %c8_i32, %19[%c3] : memref<4xi32>
    %24 = memref.load %arg11[%c2] : memref<4xi32>
    memref.store %24, %20[%c0] : memref<4xi32>
    %base_buffer_33, %offset_34, %sizes_35, %strides_36 = memref.extract_strided_metadata %arg10 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_37, %offset_38, %sizes_39, %strides_40 = memref.extract_strided_metadata %arg11 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_41, %offset_42, %sizes_43, %strides_44 = memref.extract_strided_metadata %alloc : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_45, %offset_46, %sizes_47, %strides_48 = memref.extract_strided_metadata %19 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_49, %offset_50, %sizes_51, %strides_52 = memref.extract_strided_metadata %20 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_53, %offset_54, %sizes_55, %strides_56 = memref.extract_strided_metadata %alloc_32 : memref<4xi32> -> memref<i32>, index, index, index
    %25 = arith.andi %15, %arg0 : i1
    %26 = arith.andi %16, %arg0 : i1
    %27 = arith.andi %17, %arg0 : i1
    %28 = arith.andi %21, %arg0 : i1
    %29 = arith.andi %22, %arg0 : i1
    %30 = arith.andi %true_31, %arg0 : i1
    %31:4 = bufferization.dealloc (%base_buffer_33, %base_buffer_37, %base_buffer_41, %base_buffer_45, %base_buffer_49, %base_buffer_53 : memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%25, %26, %27, %28, %29, %30) retain (%alloc_32, %arg11, %alloc, %alloc_32 : memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>)
    %true_57 = arith.constant true
    %32 = arith.xori %true_57, %arg0 : i1
    %33 = arith.andi %15, %32 : i1
    %true_58 = arith.constant true
    %34 = arith.xori %true_58, %arg0 : i1
    %35 = arith.andi %16, %34 : i1
    %true_59 = arith.constant true
    %36 = arith.xori %true_59, %arg0 : i1
    %37 = arith.andi %17, %36 : i1
    %true_60 = arith.constant true
    %38 = arith.xori %true_60, %arg0 : i1
    %39 = arith.andi %21, %38 : i1
    %true_61 = arith.constant true
    %40 = arith.xori %true_61, %arg0 : i1
    %41 = arith.andi %22, %40 : i1
    %true_62 = arith.constant true
    %42 = arith.xori %true_62, %arg0 : i1
    %43 = arith.andi %true_31, %42 : i1
    %44:6 = bufferization.dealloc (%base_buffer_33, %base_buffer_37, %base_buffer_41, %base_buffer_45, %base_buffer_49, %base_buffer_53 : memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%33, %35, %37, %39, %41, %43) retain (%arg10, %19, %20, %arg11, %alloc_32, %alloc : memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>)
    %45 = arith.select %arg0, %31#1, %44#3 : i1
    %46 = arith.select %arg0, %31#3, %44#4 : i1
    %47 = arith.select %arg0, %31#2, %44#5 : i1
    cf.cond_br %arg0, ^bb4(%alloc_32, %31#3 : memref<4xi32>, i1), ^bb3(%arg10, %44#0 : memref<4xi32>, i1)
  ^bb3(%48: memref<4xi32>, %49: i1):  // pred: ^bb2
    memref.store %arg8, %48[%c2] : memref<4xi32>
    memref.store %c5_i32, %20[%c3] : memref<4xi32>
    memref.store %c8_i32, %arg11[%c0] : memref<4xi32>
    %base_buffer_63, %offset_64, %sizes_65, %strides_66 = memref.extract_strided_metadata %19 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_67, %offset_68, %sizes_69, %strides_70 = memref.extract_strided_metadata %20 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_71, %offset_72, %sizes_73, %strides_74 = memref.extract_strided_metadata %arg11 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_75, %offset_76, %sizes_77, %strides_78 = memref.extract_strided_metadata %alloc_32 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_79, %offset_80, %sizes_81, %strides_82 = memref.extract_strided_metadata %alloc : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_83, %offset_84, %sizes_85, %strides_86 = memref.extract_strided_metadata %48 : memref<4xi32> -> memref<i32>, index, index, index
    %50:4 = bufferization.dealloc (%base_buffer_63, %base_buffer_67, %base_buffer_71, %base_buffer_75, %base_buffer_79, %base_buffer_83 : memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%44#1, %44#2, %16, %46, %17, %49) retain (%19, %arg11, %alloc_32, %alloc : memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>)
    cf.br ^bb4(%19, %50#0 : memref<4xi32>, i1)
  ^bb4(%51: memref<4xi32>, %52: i1):  // 2 preds: ^bb2, ^bb3
    %true_87 = arith.constant true
    %alloc_88 = memref.alloc() : memref<4xi32>
    %53 = memref.load %alloc[%c2] : memref<4xi32>
    memref.store %23, %51[%c2] : memref<4xi32>
    %true_89 = arith.constant true
    call @use(%arg11) : (memref<4xi32>) -> ()
    %true_90 = arith.constant true
    call @use(%alloc_88) : (memref<4xi32>) -> ()
    %true_91 = arith.constant true
    call @use(%arg11) : (memref<4xi32>) -> ()
    %true_92 = arith.constant true
    call @usei(%53) : (i32) -> ()
    %true_93 = arith.constant true
    call @usei(%23) : (i32) -> ()
    %true_94 = arith.constant true
    call @usei(%c5_i32) : (i32) -> ()
    %true_95 = arith.constant true
    call @usei(%arg8) : (i32) -> ()
    %true_96 = arith.constant true
    call @usei(%c9_i32) : (i32) -> ()
    %54 = scf.if %46 -> (memref<4xi32>) {
      scf.yield %alloc_32 : memref<4xi32>
    } else {
      %56 = bufferization.clone %alloc_32 : memref<4xi32> to memref<4xi32>
      scf.yield %56 : memref<4xi32>
    }
    %true_97 = arith.constant true
    %base_buffer_98, %offset_99, %sizes_100, %strides_101 = memref.extract_strided_metadata %arg11 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_102, %offset_103, %sizes_104, %strides_105 = memref.extract_strided_metadata %alloc_32 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_106, %offset_107, %sizes_108, %strides_109 = memref.extract_strided_metadata %alloc : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_110, %offset_111, %sizes_112, %strides_113 = memref.extract_strided_metadata %51 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_114, %offset_115, %sizes_116, %strides_117 = memref.extract_strided_metadata %alloc_88 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_118, %offset_119, %sizes_120, %strides_121 = memref.extract_strided_metadata %54 : memref<4xi32> -> memref<i32>, index, index, index
    %55 = bufferization.dealloc (%base_buffer_98, %base_buffer_102, %base_buffer_106, %base_buffer_110, %base_buffer_114, %base_buffer_118 : memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%16, %46, %17, %52, %true_87, %true_97) retain (%54 : memref<4xi32>)
    return %54 : memref<4xi32>
  }
}

