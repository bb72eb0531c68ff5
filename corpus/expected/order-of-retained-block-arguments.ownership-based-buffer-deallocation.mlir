module {
  func.func private @mix(%arg0: memref<1xi64>, %arg1: i64) {
    %false = arith.constant false
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<1xi64> -> memref<i64>, index, index, index
    bufferization.dealloc (%base_buffer : memref<i64>) if (%false)
    return
  }
  func.func @f0(%arg0: i32, %arg1: memref<1xi64>, %arg2: memref<4xi32>) -> memref<4xi32> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %c4_i64 = arith.constant 4 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c6_i32 = arith.constant 6 : i32
    %c4_i32 = arith.constant 4 : i32
    %c41_i32 = arith.constant 41 : i32
    %0 = arith.trunci %arg0 : i32 to i1
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<1xi64> -> memref<i64>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<4xi32> -> memref<i32>, index, index, index
    %1 = arith.andi %false, %0 : i1
    %2 = arith.andi %false_0, %0 : i1
    %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i64>, memref<i32>) if (%1, %2) retain (%arg1, %arg2 : memref<1xi64>, memref<4xi32>)
    %true = arith.constant true
    %4 = arith.xori %true, %0 : i1
    %5 = arith.andi %false, %4 : i1
    %true_5 = arith.constant true
    %6 = arith.xori %true_5, %0 : i1
    %7 = arith.andi %false_0, %6 : i1
    %8:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i64>, memref<i32>) if (%5, %7) retain (%arg1, %arg2 : memref<1xi64>, memref<4xi32>)
    %9 = arith.select %0, %3#0, %8#0 : i1
    %10 = arith.select %0, %3#1, %8#1 : i1
    cf.cond_br %0, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<1xi64> -> memref<i64>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg2 : memref<4xi32> -> memref<i32>, index, index, index
    %11:3 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<i64>, memref<i32>) if (%9, %10) retain (%arg2, %arg1, %arg2 : memref<4xi32>, memref<1xi64>, memref<4xi32>)
    cf.br ^bb5(%arg2, %11#0 : memref<4xi32>, i1)
  ^bb2:  // pred: ^bb0
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %arg1 : memref<1xi64> -> memref<i64>, index, index, index
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %arg2 : memref<4xi32> -> memref<i32>, index, index, index
    %12:4 = bufferization.dealloc (%base_buffer_14, %base_buffer_18 : memref<i64>, memref<i32>) if (%9, %10) retain (%arg2, %arg2, %arg1, %arg2 : memref<4xi32>, memref<4xi32>, memref<1xi64>, memref<4xi32>)
    cf.br ^bb3(%arg2, %arg2, %12#0, %12#1 : memref<4xi32>, memref<4xi32>, i1, i1)
  ^bb3(%13: memref<4xi32>, %14: memref<4xi32>, %15: i1, %16: i1):  // pred: ^bb2
    %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %arg1 : memref<1xi64> -> memref<i64>, index, index, index
    %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %arg2 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %13 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_34, %offset_35, %sizes_36, %strides_37 = memref.extract_strided_metadata %14 : memref<4xi32> -> memref<i32>, index, index, index
    %17:3 = bufferization.dealloc (%base_buffer_22, %base_buffer_26, %base_buffer_30, %base_buffer_34 : memref<i64>, memref<i32>, memref<i32>, memref<i32>) if (%9, %10, %15, %16) retain (%14, %arg1, %arg2 : memref<4xi32>, memref<1xi64>, memref<4xi32>)
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    %18 = memref.load %14[%c0] : memref<4xi32>
    %base_buffer_38, %offset_39, %sizes_40, %strides_41 = memref.extract_strided_metadata %14 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_42, %offset_43, %sizes_44, %strides_45 = memref.extract_strided_metadata %arg1 : memref<1xi64> -> memref<i64>, index, index, index
    %base_buffer_46, %offset_47, %sizes_48, %strides_49 = memref.extract_strided_metadata %arg2 : memref<4xi32> -> memref<i32>, index, index, index
    %19:3 = bufferization.dealloc (%base_buffer_38, %base_buffer_42, %base_buffer_46 : memref<i32>, memref<i64>, memref<i32>) if (%17#0, %9, %10) retain (%arg2, %arg1, %arg2 : memref<4xi32>, memref<1xi64>, memref<4xi32>)
    cf.br ^bb5(%arg2, %19#0 : memref<4xi32>, i1)
  ^bb5(%20: memref<4xi32>, %21: i1):  // 2 preds: ^bb1, ^bb4
    %true_50 = arith.constant true
    %true_51 = arith.constant true
    %true_52 = arith.constant true
    call @mix(%arg1, %c4_i64) : (memref<1xi64>, i64) -> ()
    %alloc = memref.alloc() : memref<4xi32>
    memref.copy %arg2, %alloc : memref<4xi32> to memref<4xi32>
    %alloc_53 = memref.alloc() : memref<4xi32>
    %22 = arith.addi %arg0, %c4_i32 : i32
    memref.store %22, %alloc_53[%c0] : memref<4xi32>
    memref.store %22, %alloc_53[%c1] : memref<4xi32>
    memref.store %c6_i32, %alloc_53[%c2] : memref<4xi32>
    memref.store %c41_i32, %alloc_53[%c3] : memref<4xi32>
    %23 = arith.select %0, %alloc_53, %20 : memref<4xi32>
    %24 = arith.select %0, %true_50, %21 : i1
    %25 = scf.if %24 -> (memref<4xi32>) {
      scf.yield %23 : memref<4xi32>
    } else {
      %27 = bufferization.clone %23 : memref<4xi32> to memref<4xi32>
      scf.yield %27 : memref<4xi32>
    }
    %true_54 = arith.constant true
    %base_buffer_55, %offset_56, %sizes_57, %strides_58 = memref.extract_strided_metadata %arg1 : memref<1xi64> -> memref<i64>, index, index, index
    %base_buffer_59, %offset_60, %sizes_61, %strides_62 = memref.extract_strided_metadata %arg2 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_63, %offset_64, %sizes_65, %strides_66 = memref.extract_strided_metadata %20 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_67, %offset_68, %sizes_69, %strides_70 = memref.extract_strided_metadata %alloc : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_71, %offset_72, %sizes_73, %strides_74 = memref.extract_strided_metadata %alloc_53 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_75, %offset_76, %sizes_77, %strides_78 = memref.extract_strided_metadata %25 : memref<4xi32> -> memref<i32>, index, index, index
    %26 = bufferization.dealloc (%base_buffer_55, %base_buffer_59, %base_buffer_63, %base_buffer_67, %base_buffer_71, %base_buffer_75 : memref<i64>, memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%9, %10, %21, %true_51, %true_50, %true_54) retain (%25 : memref<4xi32>)
    return %25 : memref<4xi32>
  }
}

