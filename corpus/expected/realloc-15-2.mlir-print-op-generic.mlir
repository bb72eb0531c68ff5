"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<8xf32>, memref<4xi1>, index) -> (), sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<4xi1>, %arg4: index):
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    "memref.store"(%0, %arg2, %arg4) : (f32, memref<8xf32>, index) -> ()
    "func.call"(%arg0, %arg4, %arg2, %arg3, %arg1) <{callee = @f0}> : (i1, index, memref<8xf32>, memref<4xi1>, index) -> ()
    %1 = "memref.realloc"(%arg3, %arg1) : (memref<4xi1>, index) -> memref<?xi1>
    %2 = "memref.cast"(%1) : (memref<?xi1>) -> memref<4xi1>
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "memref.dim"(%1, %3) : (memref<?xi1>, index) -> index
    %5 = "memref.cast"(%arg2) : (memref<8xf32>) -> memref<8xf32>
    %6 = "memref.realloc"(%arg2, %arg4) : (memref<8xf32>, index) -> memref<?xf32>
    %7 = "memref.cast"(%6) : (memref<?xf32>) -> memref<8xf32>
    %8 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 3 : index}> : () -> index
    "memref.store"(%8, %5, %9) : (f32, memref<8xf32>, index) -> ()
    "memref.copy"(%5, %7) : (memref<8xf32>, memref<8xf32>) -> ()
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi1>
    "memref.copy"(%2, %10) : (memref<4xi1>, memref<4xi1>) -> ()
    %11 = "memref.realloc"(%7, %arg1) : (memref<8xf32>, index) -> memref<?xf32>
    %12 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
    %13 = "arith.select"(%arg0, %0, %12) : (i1, f32, f32) -> f32
    %14 = "memref.realloc"(%10, %arg1) : (memref<4xi1>, index) -> memref<?xi1>
    %15 = "memref.cast"(%14) : (memref<?xi1>) -> memref<4xi1>
    %16 = "memref.cast"(%6) : (memref<?xf32>) -> memref<8xf32>
    %17 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %18 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%arg0, %2, %18) : (i1, memref<4xi1>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

