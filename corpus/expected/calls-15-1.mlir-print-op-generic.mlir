"builtin.module"() ({
  "func.func"() <{function_type = (i1, index) -> memref<f64>, sym_name = "f0"}> ({
  ^bb0(%arg5: i1, %arg6: index):
    %25 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f64>
    %26 = "func.call"(%arg5, %arg6, %25, %arg5) <{callee = @f3}> : (i1, index, memref<f64>, i1) -> i64
    %27 = "arith.constant"() <{value = 9 : index}> : () -> index
    %28 = "memref.alloc"(%27) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %29 = "arith.constant"() <{value = 6 : index}> : () -> index
    %30 = "memref.alloc"(%29) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    %31:2 = "func.call"(%27, %30) <{callee = @f1}> : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %32 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    %33 = "func.call"(%arg5, %31#1, %32) <{callee = @f2}> : (i1, memref<?xi1>, f32) -> memref<?xf32>
    %34 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f64>
    "func.return"(%25) : (memref<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>), sym_name = "f1"}> ({
  ^bb0(%arg3: index, %arg4: memref<?xi1>):
    %8 = "arith.constant"() <{value = true}> : () -> i1
    %9 = "func.call"(%8, %arg3) <{callee = @f0}> : (i1, index) -> memref<f64>
    %10 = "memref.cast"(%arg4) : (memref<?xi1>) -> memref<?xi1>
    %11 = "arith.constant"() <{value = 7 : i64}> : () -> i64
    %12 = "arith.cmpi"(%11, %11) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %13 = "scf.if"(%12) ({
      %20 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f64>
      %21 = "func.call"(%12, %arg3, %20, %12) <{callee = @f3}> : (i1, index, memref<f64>, i1) -> i64
      %22 = "arith.constant"() <{value = 0 : index}> : () -> index
      %23 = "func.call"(%8, %22, %20, %12) <{callee = @f3}> : (i1, index, memref<f64>, i1) -> i64
      %24 = "memref.alloc"(%arg3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
      "scf.yield"(%24) : (memref<?xf32>) -> ()
    }, {
      %15 = "arith.constant"() <{value = 4 : index}> : () -> index
      %16 = "memref.alloc"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
      %17 = "memref.alloca"(%arg3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
      %18 = "arith.constant"() <{value = false}> : () -> i1
      %19 = "func.call"(%18, %arg3, %9, %8) <{callee = @f3}> : (i1, index, memref<f64>, i1) -> i64
      "scf.yield"(%16) : (memref<?xf32>) -> ()
    }) : (i1) -> memref<?xf32>
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%8, %arg4, %14) : (i1, memref<?xi1>, index) -> ()
    "func.return"(%13, %arg4) : (memref<?xf32>, memref<?xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, memref<?xi1>, f32) -> memref<?xf32>, sym_name = "f2"}> ({
  ^bb0(%arg0: i1, %arg1: memref<?xi1>, %arg2: f32):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "memref.alloca"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f64>
    %3 = "func.call"(%arg0, %0, %2, %arg0) <{callee = @f3}> : (i1, index, memref<f64>, i1) -> i64
    %4 = "func.constant"() <{value = @f1}> : () -> ((index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>))
    %5:2 = "func.call_indirect"(%4, %0, %1) : ((index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>), index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %6 = "func.call"(%arg0, %0) <{callee = @f0}> : (i1, index) -> memref<f64>
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%arg0, %arg1, %7) : (i1, memref<?xi1>, index) -> ()
    "func.return"(%5#0) : (memref<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<f64>, i1) -> i64, sym_name = "f3", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

