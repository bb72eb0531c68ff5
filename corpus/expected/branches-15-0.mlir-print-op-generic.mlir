"builtin.module"() ({
  "func.func"() <{function_type = (i1, index) -> (memref<?xi1>, i1), sym_name = "f0"}> ({
  ^bb0(%arg2: i1, %arg3: index):
    %19 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
    %20 = "memref.load"(%19, %arg3) : (memref<2xf32>, index) -> f32
    %21 = "memref.alloca"(%arg3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x?xf64>
    %22 = "arith.select"(%arg2, %19, %19) : (i1, memref<2xf32>, memref<2xf32>) -> memref<2xf32>
    %23 = "memref.alloc"(%arg3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xi64>
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %24 = "arith.constant"() <{value = 0 : index}> : () -> index
    %25 = "memref.dim"(%22, %24) : (memref<2xf32>, index) -> index
    %26 = "memref.alloc"(%arg3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    "func.return"(%26, %arg2) : (memref<?xi1>, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index) -> (), sym_name = "f1"}> ({
  ^bb0(%arg0: i1, %arg1: index):
    %0 = "arith.constant"() <{value = 9 : index}> : () -> index
    %1 = "memref.alloc"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x?xf64>
    %2 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%2, %1, %3, %4) : (f64, memref<8x?xf64>, index, index) -> ()
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 1 : index}> : () -> index
    %7 = "memref.load"(%1, %5, %6) : (memref<8x?xf64>, index, index) -> f64
    %8 = "arith.select"(%arg0, %1, %1) : (i1, memref<8x?xf64>, memref<8x?xf64>) -> memref<8x?xf64>
    %9 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    "cf.cond_br"(%arg0, %9, %9)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, memref<?xi1>, memref<?xi1>) -> ()
  ^bb1(%10: memref<?xi1>):  // 2 preds: ^bb0, ^bb0
    %11 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %12 = "arith.constant"() <{value = 5 : index}> : () -> index
    %13 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%11, %8, %12, %13) : (f64, memref<8x?xf64>, index, index) -> ()
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%arg0, %10, %14) : (i1, memref<?xi1>, index) -> ()
    %15 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex>
    %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex>
    "memref.copy"(%15, %16) : (memref<4xindex>, memref<4xindex>) -> ()
    %17 = "arith.constant"() <{value = 1 : index}> : () -> index
    %18 = "memref.load"(%10, %17) : (memref<?xi1>, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

