"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xi32>, memref<?xi32>, memref<4xf32>) -> memref<?xi32>, sym_name = "f0"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xi32>, %arg2: memref<?xi32>, %arg3: memref<4xf32>):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "memref.alloc"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    %2 = "memref.cast"(%arg2) : (memref<?xi32>) -> memref<?xi32>
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "memref.load"(%arg1, %3) : (memref<?xi32>, index) -> i32
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "memref.load"(%arg3, %5) : (memref<4xf32>, index) -> f32
    "cf.br"(%2)[^bb1] : (memref<?xi32>) -> ()
  ^bb1(%7: memref<?xi32>):  // pred: ^bb0
    %8 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {tag = "a"} : () -> memref<f32>
    %11 = "memref.cast"(%8) : (memref<4xf32>) -> memref<4xf32>
    %12 = "arith.constant"() <{value = 3 : index}> : () -> index
    "memref.store"(%6, %arg3, %12) : (f32, memref<4xf32>, index) -> ()
    %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    "memref.copy"(%10, %13) : (memref<f32>, memref<f32>) -> ()
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    %15 = "memref.dim"(%1, %14) : (memref<?xi32>, index) -> index
    %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {tag = "a"} : () -> memref<4xf32>
    "memref.copy"(%9, %16) : (memref<4xf32>, memref<4xf32>) -> ()
    %17 = "arith.constant"() <{value = 0 : index}> : () -> index
    %18 = "memref.dim"(%arg1, %17) : (memref<?xi32>, index) -> index
    %19 = "arith.constant"() <{value = 7 : index}> : () -> index
    %20 = "memref.alloc"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    %21 = "memref.alloc"(%18) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
    %22 = "memref.alloc"(%15, %18) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi64>
    %23 = "memref.load"(%arg1, %17) : (memref<?xi32>, index) -> i32
    "func.return"(%1) : (memref<?xi32>) -> ()
  }) : () -> ()
}) : () -> ()

