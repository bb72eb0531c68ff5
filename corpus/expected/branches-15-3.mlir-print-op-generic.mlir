"builtin.module"() ({
  "func.func"() <{function_type = (i1, index) -> (memref<?xi1>, i1), sym_name = "f0"}> ({
  ^bb0(%arg2: i1, %arg3: index):
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i1>
    "cf.cond_br"(%arg2)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %7 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %8 = "arith.index_cast"(%7) : (i32) -> index
    %9 = "arith.constant"() <{value = 9 : index}> : () -> index
    %10 = "memref.alloc"(%arg3, %9) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?x4xi32>
    %11 = "arith.extsi"(%7) : (i32) -> i64
    %12 = "memref.alloc"(%8) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    "func.return"(%12, %arg2) : (memref<?xi1>, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index) -> memref<?xi1>, sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index):
    %0 = "memref.alloca"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    %1 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i1>
    "cf.cond_br"(%arg0, %0, %0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, memref<?xi1>, memref<?xi1>) -> ()
  ^bb1(%2: memref<?xi1>):  // 2 preds: ^bb0, ^bb0
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xi1>
    %4 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    %5 = "memref.load"(%2, %arg1) : (memref<?xi1>, index) -> i1
    "func.return"(%2) : (memref<?xi1>) -> ()
  }) : () -> ()
}) : () -> ()

