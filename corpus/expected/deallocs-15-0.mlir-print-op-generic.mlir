"builtin.module"() ({
  "func.func"() <{function_type = (i1, memref<4xi32>, f32) -> memref<index>, sym_name = "f0"}> ({
  ^bb0(%arg5: i1, %arg6: memref<4xi32>, %arg7: f32):
    %13 = "arith.constant"() <{value = 6 : index}> : () -> index
    %14 = "memref.subview"(%arg6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 1>, static_strides = array<i64: 2>}> : (memref<4xi32>) -> memref<1xi32, strided<[2], offset: 3>>
    %15 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
    %16 = "memref.reinterpret_cast"(%15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 1>, static_strides = array<i64: 2>}> : (memref<1xi32>) -> memref<1xi32, strided<[2], offset: 3>>
    "memref.copy"(%14, %16) : (memref<1xi32, strided<[2], offset: 3>>, memref<1xi32, strided<[2], offset: 3>>) -> ()
    "bufferization.dealloc"(%14, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<1xi32, strided<[2], offset: 3>>, i1) -> ()
    "bufferization.dealloc"(%arg6, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xi32>, i1) -> ()
    %17 = "memref.cast"(%14) : (memref<1xi32, strided<[2], offset: 3>>) -> memref<1xi32, strided<[?], offset: ?>>
    %18 = "memref.cast"(%16) : (memref<1xi32, strided<[2], offset: 3>>) -> memref<?xi32, strided<[?], offset: ?>>
    %19 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
    "func.return"(%19) : (memref<index>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, f32, i32, memref<index>) -> (), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i32, %arg4: memref<index>):
    "memref.store"(%arg1, %arg4) : (index, memref<index>) -> ()
    %0 = "scf.if"(%arg0) ({
      %11 = "bufferization.clone"(%arg4) : (memref<index>) -> memref<index>
      %12 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      "scf.yield"(%12) : (i64) -> ()
    }, {
      %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
      %9 = "bufferization.dealloc"(%8, %arg0, %8) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<index>, i1, memref<index>) -> i1
      "scf.if"(%arg0) ({
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      %10 = "arith.constant"() <{value = 8 : i64}> : () -> i64
      "scf.yield"(%10) : (i64) -> ()
    }) : (i1) -> i64
    %1 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    "cf.cond_br"(%arg0, %2, %2)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, memref<4xi32>, memref<4xi32>) -> ()
  ^bb1(%3: memref<4xi32>):  // 2 preds: ^bb0, ^bb0
    %4 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %5 = "arith.cmpi"(%arg3, %arg3) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %6 = "arith.constant"() <{value = true}> : () -> i1
    "bufferization.dealloc"(%arg4, %1, %5, %6) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<index>, memref<?xindex>, i1, i1) -> ()
    %7 = "bufferization.clone"(%1) : (memref<?xindex>) -> memref<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

