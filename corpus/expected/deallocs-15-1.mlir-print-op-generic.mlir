"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<f32>, memref<4xf32>, memref<f32>) -> (memref<f32>, index), sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<f32>, %arg3: memref<4xf32>, %arg4: memref<f32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.dim"(%arg3, %0) : (memref<4xf32>, index) -> index
    %2 = "memref.cast"(%arg3) : (memref<4xf32>) -> memref<4xf32>
    %3:2 = "bufferization.dealloc"(%arg4, %arg0, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (memref<f32>, i1, memref<4xf32>, memref<f32>) -> (i1, i1)
    %4 = "arith.select"(%3#1, %arg4, %arg2) : (i1, memref<f32>, memref<f32>) -> memref<f32>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %6 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    "memref.store"(%6, %4) : (f32, memref<f32>) -> ()
    %7 = "memref.cast"(%5) : (memref<4xf32>) -> memref<4xf32>
    %8 = "memref.load"(%4) : (memref<f32>) -> f32
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %10 = "memref.cast"(%7) : (memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>>
    %11 = "arith.select"(%3#1, %arg3, %2) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
    %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %13 = "bufferization.clone"(%arg2) : (memref<f32>) -> memref<f32>
    %14 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x8x4xf64>
    %15 = "arith.cmpf"(%8, %8) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %16 = "arith.constant"() <{value = 1 : index}> : () -> index
    "func.return"(%arg4, %16) : (memref<f32>, index) -> ()
  }) : () -> ()
}) : () -> ()

