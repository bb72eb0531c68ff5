"builtin.module"() ({
  "memref.global"() <{initial_value, sym_name = "g0", type = memref<4xindex>}> : () -> ()
  "memref.global"() <{constant, initial_value = dense<1> : tensor<2xindex>, sym_name = "g1", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = (i1, index, memref<4xindex>) -> memref<4xindex>, sym_name = "f0"}> ({
  ^bb0(%arg2: i1, %arg3: index, %arg4: memref<4xindex>):
    %7 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg5: index):
      %16 = "arith.select"(%arg2, %7, %7) : (i1, memref<4xf64>, memref<4xf64>) -> memref<4xf64>
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "memref.load"(%arg4, %8) : (memref<4xindex>, index) -> index
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %10 = "memref.alloc"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    %11 = "memref.get_global"() <{name = @g1}> : () -> memref<2xindex>
    %12 = "memref.alloc"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex>
    %14 = "memref.alloc"(%9) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    %15 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex>
    "func.return"(%arg4) : (memref<4xindex>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, f32) -> (memref<?xindex>, memref<4xindex>), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: f32):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex>
    %1 = "arith.constant"() <{value = 5 : index}> : () -> index
    "cf.br"(%1, %0)[^bb1] : (index, memref<4xindex>) -> ()
  ^bb1(%2: index, %3: memref<4xindex>):  // pred: ^bb0
    %4 = "arith.select"(%arg0, %3, %3) : (i1, memref<4xindex>, memref<4xindex>) -> memref<4xindex>
    %5 = "arith.constant"() <{value = 5 : index}> : () -> index
    %6 = "memref.alloc"(%5) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    "func.return"(%6, %4) : (memref<?xindex>, memref<4xindex>) -> ()
  }) : () -> ()
}) : () -> ()

