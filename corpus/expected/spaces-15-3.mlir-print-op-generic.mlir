"builtin.module"() ({
  "memref.global"() <{constant, initial_value = dense<7> : tensor<2xi32>, sym_name = "g0", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i1) -> memref<?x?xi1>, sym_name = "f0"}> ({
  ^bb0(%arg5: i1):
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, 1>
    %11 = "memref.get_global"() <{name = @g0}> : () -> memref<2xi32>
    %12 = "arith.constant"() <{value = 0 : index}> : () -> index
    %13 = "arith.constant"() <{value = 1 : index}> : () -> index
    %14 = "scf.for"(%12, %12, %13, %arg5) ({
    ^bb0(%arg6: index, %arg7: i1):
      %24 = "memref.alloc"(%arg6, %arg6) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi1>
      "scf.yield"(%arg5) : (i1) -> ()
    }) : (index, index, index, i1) -> i1
    %15 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %16 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%15, %11, %16) : (i32, memref<2xi32>, index) -> ()
    %17 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%15, %11, %17) : (i32, memref<2xi32>, index) -> ()
    %18 = "memref.memory_space_cast"(%11) : (memref<2xi32>) -> memref<2xi32, 1>
    %19 = "arith.constant"() <{value = 8 : index}> : () -> index
    %20 = "memref.alloc"(%19) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    %21 = "arith.constant"() <{value = 5 : index}> : () -> index
    %22 = "arith.constant"() <{value = 6 : index}> : () -> index
    %23 = "memref.alloc"(%21, %22) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi1>
    "func.return"(%23) : (memref<?x?xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, i1, memref<?xi1>, memref<?x?xi1>) -> (), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<?xi1>, %arg4: memref<?x?xi1>):
    %0 = "func.call"(%arg2) <{callee = @f0}> : (i1) -> memref<?x?xi1>
    %1 = "func.call"(%arg0) <{callee = @f0}> : (i1) -> memref<?x?xi1>
    %2 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.maximumf"(%3, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %5 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "memref.dim"(%2, %6) : (memref<?xi1>, index) -> index
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "memref.load"(%5, %8) : (memref<?xi1>, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

