"builtin.module"() ({
  "func.func"() <{function_type = (i1, index) -> (memref<4xf64>, memref<?xf32>), sym_name = "f0"}> ({
  ^bb0(%arg3: i1, %arg4: index):
    "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    "memref.copy"(%9, %10) : (memref<4xf64>, memref<4xf64>) -> ()
    %11 = "arith.select"(%arg3, %9, %9) : (i1, memref<4xf64>, memref<4xf64>) -> memref<4xf64>
    %12 = "arith.constant"() <{value = 4 : i64}> : () -> i64
    %13 = "arith.cmpi"(%12, %12) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    %15 = "arith.constant"() <{value = 5 : index}> : () -> index
    %16 = "memref.alloc"(%15) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    "func.return"(%14, %16) : (memref<4xf64>, memref<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<?xf32>) -> (), sym_name = "f1"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.dim"(%arg2, %0) : (memref<?xf32>, index) -> index
    %2 = "memref.cast"(%arg2) : (memref<?xf32>) -> memref<4xf32>
    %3 = "bufferization.dealloc"(%2, %arg0, %2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> i1
    %4 = "bufferization.dealloc"(%arg2) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<?xf32>) -> i1
    %5 = "memref.subview"(%2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 2>}> : (memref<4xf32>, index) -> memref<2xf32, strided<[2], offset: ?>>
    %6 = "bufferization.clone"(%arg2) : (memref<?xf32>) -> memref<?xf32>
    %7 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%7, %6, %8) : (f32, memref<?xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

