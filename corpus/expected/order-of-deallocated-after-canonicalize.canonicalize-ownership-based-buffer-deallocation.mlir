module {
  func.func @f0(%arg0: i32) -> memref<?xi64, strided<[?], offset: ?>> {
    %true = arith.constant true
    %0 = arith.trunci %arg0 : i32 to i1
    %1 = arith.trunci %arg0 : i32 to i1
    %alloc = memref.alloc() : memref<2xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xi64> -> memref<i64>, index, index, index
    %2 = arith.andi %true, %0 : i1
    %3 = bufferization.dealloc (%base_buffer : memref<i64>) if (%2) retain (%alloc : memref<2xi64>)
    %true_0 = arith.constant true
    %4 = arith.xori %true_0, %0 : i1
    %5 = arith.andi %true, %4 : i1
    %6 = bufferization.dealloc (%base_buffer : memref<i64>) if (%5) retain (%alloc : memref<2xi64>)
    %7 = arith.select %0, %3, %6 : i1
    cf.cond_br %0, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %true_1 = arith.constant true
    %alloc_2 = memref.alloc() : memref<2xi64>
    %cast = memref.cast %alloc_2 : memref<2xi64> to memref<?xi64, strided<[?], offset: ?>>
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<2xi64> -> memref<i64>, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc_2 : memref<2xi64> -> memref<i64>, index, index, index
    %8 = arith.andi %7, %1 : i1
    %9 = arith.andi %true_1, %1 : i1
    %10 = bufferization.dealloc (%base_buffer_3, %base_buffer_7 : memref<i64>, memref<i64>) if (%8, %9) retain (%alloc : memref<2xi64>)
    %true_11 = arith.constant true
    %11 = arith.xori %true_11, %1 : i1
    %12 = arith.andi %7, %11 : i1
    %true_12 = arith.constant true
    %13 = arith.xori %true_12, %1 : i1
    %14 = arith.andi %true_1, %13 : i1
    %15:2 = bufferization.dealloc (%base_buffer_3, %base_buffer_7 : memref<i64>, memref<i64>) if (%12, %14) retain (%alloc, %cast : memref<2xi64>, memref<?xi64, strided<[?], offset: ?>>)
    %16 = arith.select %1, %10, %15#0 : i1
    cf.cond_br %1, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %alloc : memref<2xi64> -> memref<i64>, index, index, index
    %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %cast : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
    %17 = arith.andi %7, %0 : i1
    %18 = arith.andi %15#1, %0 : i1
    %19 = bufferization.dealloc (%base_buffer_13, %base_buffer_17 : memref<i64>, memref<i64>) if (%17, %18) retain (%cast : memref<?xi64, strided<[?], offset: ?>>)
    %true_21 = arith.constant true
    %20 = arith.xori %true_21, %0 : i1
    %21 = arith.andi %7, %20 : i1
    %true_22 = arith.constant true
    %22 = arith.xori %true_22, %0 : i1
    %23 = arith.andi %15#1, %22 : i1
    %24 = bufferization.dealloc (%base_buffer_13, %base_buffer_17 : memref<i64>, memref<i64>) if (%21, %23) retain (%alloc : memref<2xi64>)
    cf.cond_br %0, ^bb4(%cast, %19 : memref<?xi64, strided<[?], offset: ?>>, i1), ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    %cast_23 = memref.cast %alloc : memref<2xi64> to memref<?xi64, strided<[?], offset: ?>>
    %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc : memref<2xi64> -> memref<i64>, index, index, index
    %25 = bufferization.dealloc (%base_buffer_24 : memref<i64>) if (%7) retain (%cast_23 : memref<?xi64, strided<[?], offset: ?>>)
    cf.br ^bb4(%cast_23, %25 : memref<?xi64, strided<[?], offset: ?>>, i1)
  ^bb4(%26: memref<?xi64, strided<[?], offset: ?>>, %27: i1):  // 2 preds: ^bb2, ^bb3
    %28 = scf.if %27 -> (memref<?xi64, strided<[?], offset: ?>>) {
      scf.yield %26 : memref<?xi64, strided<[?], offset: ?>>
    } else {
      %30 = bufferization.clone %26 : memref<?xi64, strided<[?], offset: ?>> to memref<?xi64, strided<[?], offset: ?>>
      scf.yield %30 : memref<?xi64, strided<[?], offset: ?>>
    }
    %true_28 = arith.constant true
    %base_buffer_29, %offset_30, %sizes_31, %strides_32 = memref.extract_strided_metadata %26 : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
    %base_buffer_33, %offset_34, %sizes_35, %strides_36 = memref.extract_strided_metadata %28 : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
    %29 = bufferization.dealloc (%base_buffer_29, %base_buffer_33 : memref<i64>, memref<i64>) if (%27, %true_28) retain (%28 : memref<?xi64, strided<[?], offset: ?>>)
    return %28 : memref<?xi64, strided<[?], offset: ?>>
  }
}

