"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<?x4xindex>, memref<?x4xindex>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg4: i1, %arg5: index, %arg6: memref<?x4xindex>, %arg7: memref<?x4xindex>):
    %23 = "bufferization.clone"(%arg6) : (memref<?x4xindex>) -> memref<?x4xindex>
    %24 = "arith.constant"() <{value = 9 : index}> : () -> index
    %25 = "memref.alloc"(%24) <{operandSegmentSizes = array<i32: 1, 0>}> {bufferization.manual_deallocation} : (index) -> memref<?x4xindex>
    %26 = "arith.constant"() <{value = 0 : index}> : () -> index
    %27 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%arg5, %arg7, %26, %27) : (index, memref<?x4xindex>, index, index) -> ()
    %28 = "bufferization.clone"(%23) : (memref<?x4xindex>) -> memref<?x4xindex>
    %29 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.for"(%27, %24, %29) ({
    ^bb0(%arg10: index):
      %38 = "arith.constant"() <{value = 16 : i32}> : () -> i32
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.dealloc"(%25) {bufferization.manual_deallocation} : (memref<?x4xindex>) -> ()
    %30 = "arith.constant"() <{value = 1 : index}> : () -> index
    %31 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
    %32 = "scf.for"(%24, %26, %30, %31) ({
    ^bb0(%arg8: index, %arg9: f32):
      %37 = "arith.constant"() <{value = 6 : i32}> : () -> i32
      "scf.yield"(%arg9) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "func.call"(%arg4, %arg5) <{callee = @f1}> : (i1, index) -> ()
    %33 = "arith.constant"() <{value = 4 : i64}> : () -> i64
    %34 = "arith.cmpi"(%33, %33) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %35 = "bufferization.clone"(%23) : (memref<?x4xindex>) -> memref<?x4xindex>
    %36 = "memref.alloc"(%arg5) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index) -> (), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<f32>
    %1 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xindex>
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "memref.dim"(%1, %2) : (memref<?x4xindex>, index) -> index
    %4 = "bufferization.clone"(%0) : (memref<f32>) -> memref<f32>
    "memref.dealloc"(%0) {bufferization.manual_deallocation} : (memref<f32>) -> ()
    %5 = "memref.cast"(%1) : (memref<?x4xindex>) -> memref<?x4xindex>
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "memref.alloc"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> {tag = [1, 2]} : () -> memref<2xi32>
    %9 = "scf.for"(%arg1, %6, %7, %8) ({
    ^bb0(%arg2: index, %arg3: memref<2xi32>):
      %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<2xi32>
      "memref.dealloc"(%13) {bufferization.manual_deallocation} : (memref<2xi32>) -> ()
      %14 = "arith.constant"() <{value = 0 : index}> : () -> index
      %15 = "memref.dim"(%8, %14) : (memref<2xi32>, index) -> index
      %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<2x4xi64>
      %17 = "memref.cast"(%8) : (memref<2xi32>) -> memref<2xi32>
      %18 = "arith.constant"() <{value = 0 : index}> : () -> index
      %19 = "memref.dim"(%1, %18) : (memref<?x4xindex>, index) -> index
      %20 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
      %21 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %22 = "arith.maximumf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.dealloc"(%16) {bufferization.manual_deallocation} : (memref<2x4xi64>) -> ()
      "scf.yield"(%8) : (memref<2xi32>) -> ()
    }) : (index, index, index, memref<2xi32>) -> memref<2xi32>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x4xi64>
    %11 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "func.call"(%arg0, %2, %5, %1) <{callee = @f0}> : (i1, index, memref<?x4xindex>, memref<?x4xindex>) -> ()
    %12 = "bufferization.clone"(%9) : (memref<2xi32>) -> memref<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

