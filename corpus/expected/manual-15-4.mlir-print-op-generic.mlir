"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, f32, memref<4x2xi32>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg4: i1, %arg5: index, %arg6: index, %arg7: f32, %arg8: memref<4x2xi32>):
    %11 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<4x2xi32>
    %12 = "bufferization.clone"(%arg8) : (memref<4x2xi32>) -> memref<4x2xi32>
    "scf.if"(%arg4) ({
      %27 = "bufferization.clone"(%11) : (memref<4x2xi32>) -> memref<4x2xi32>
      %28 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<i1>
      "memref.copy"(%12, %arg8) : (memref<4x2xi32>, memref<4x2xi32>) -> ()
      %29 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<4x2xi32>
      %30 = "bufferization.clone"(%12) : (memref<4x2xi32>) -> memref<4x2xi32>
      %31 = "arith.constant"() <{value = 2 : index}> : () -> index
      %32 = "arith.constant"() <{value = 0 : index}> : () -> index
      %33 = "memref.load"(%arg8, %31, %32) : (memref<4x2xi32>, index, index) -> i32
      %34 = "arith.constant"() <{value = 1 : index}> : () -> index
      %35 = "arith.constant"() <{value = 1 : index}> : () -> index
      %36 = "memref.load"(%30, %34, %35) : (memref<4x2xi32>, index, index) -> i32
      "memref.dealloc"(%29) {bufferization.manual_deallocation} : (memref<4x2xi32>) -> ()
      "memref.dealloc"(%28) {bufferization.manual_deallocation} : (memref<i1>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "memref.dealloc"(%11) {bufferization.manual_deallocation} : (memref<4x2xi32>) -> ()
    %13 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.for"(%arg5, %arg5, %13) ({
    ^bb0(%arg9: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xi32>
    %15 = "bufferization.clone"(%arg8) : (memref<4x2xi32>) -> memref<4x2xi32>
    %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xi32>
    %17 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<4x2xi32>
    "func.call"(%arg4, %arg5, %13, %arg7, %17) <{callee = @f0}> : (i1, index, index, f32, memref<4x2xi32>) -> ()
    "memref.dealloc"(%17) {bufferization.manual_deallocation} : (memref<4x2xi32>) -> ()
    %18 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i1>
    "cf.cond_br"(%arg4, %16, %18, %14, %18)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, memref<4x2xi32>, memref<i1>, memref<4x2xi32>, memref<i1>) -> ()
  ^bb1(%19: memref<4x2xi32>, %20: memref<i1>):  // 2 preds: ^bb0, ^bb0
    %21 = "arith.constant"() <{value = 1 : index}> : () -> index
    %22 = "memref.dim"(%12, %21) : (memref<4x2xi32>, index) -> index
    %23 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
    %24 = "arith.constant"() <{value = 5 : index}> : () -> index
    %25 = "memref.alloc"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x2xindex>
    %26 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<i1>, memref<i1>, memref<i1>) -> (memref<4x2xi32>, f32), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: index, %arg1: memref<i1>, %arg2: memref<i1>, %arg3: memref<i1>):
    %0 = "bufferization.clone"(%arg3) : (memref<i1>) -> memref<i1>
    %1 = "arith.constant"() <{value = true}> : () -> i1
    %2 = "arith.select"(%1, %0, %arg3) : (i1, memref<i1>, memref<i1>) -> memref<i1>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<4xf32>
    "memref.dealloc"(%3) {bufferization.manual_deallocation} : (memref<4xf32>) -> ()
    %4 = "bufferization.clone"(%arg1) : (memref<i1>) -> memref<i1>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i1>
    %6 = "arith.select"(%1, %arg2, %0) : (i1, memref<i1>, memref<i1>) -> memref<i1>
    %7 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %8 = "arith.muli"(%7, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xi32>
    %10 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
    "func.return"(%9, %10) : (memref<4x2xi32>, f32) -> ()
  }) : () -> ()
}) : () -> ()

