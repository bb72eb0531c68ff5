"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f0"}> ({
  ^bb0(%arg3: i1):
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x4xi1>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    %11 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "cf.cond_br"(%arg3, %10, %10, %11, %10)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>) -> ()
  ^bb1(%12: memref<2xi32>, %13: memref<2xi32>):  // 2 preds: ^bb0, ^bb0
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    %15 = "arith.constant"() <{value = 2 : index}> : () -> index
    "memref.store"(%arg3, %9, %14, %15) : (i1, memref<2x4xi1>, index, index) -> ()
    %16 = "arith.constant"() <{value = 0 : index}> : () -> index
    %17 = "memref.load"(%13, %16) : (memref<2xi32>, index) -> i32
    "memref.copy"(%12, %13) : (memref<2xi32>, memref<2xi32>) -> ()
    %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "memref.copy"(%18, %12) : (memref<2xi32>, memref<2xi32>) -> ()
    %19 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "memref.copy"(%12, %19) : (memref<2xi32>, memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, i32) -> (memref<2xi32>, memref<?xf64>), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: i32):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    %2 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "memref.copy"(%1, %3) : (memref<2xi32>, memref<2xi32>) -> ()
    %4 = "arith.constant"() <{value = false}> : () -> i1
    %5 = "arith.select"(%arg0, %0, %4) : (i1, i1, i1) -> i1
    "cf.switch"(%arg2)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1, 3]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    %6 = "arith.constant"() <{value = 9 : index}> : () -> index
    %7 = "memref.alloc"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    %8 = "memref.cast"(%2) : (memref<2xi32>) -> memref<2xi32>
    "func.return"(%8, %7) : (memref<2xi32>, memref<?xf64>) -> ()
  }) : () -> ()
}) : () -> ()

