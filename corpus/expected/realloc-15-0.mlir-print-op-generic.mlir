"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<4x4x4xf64>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<4x4x4xf64>):
    %0 = "arith.constant"() <{value = 3.000000e+00 : f64}> : () -> f64
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    "memref.store"(%0, %arg2, %arg1, %arg1, %1) : (f64, memref<4x4x4xf64>, index, index, index) -> ()
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4x4xf64>
    %3 = "arith.constant"() <{value = 5 : index}> : () -> index
    %4 = "memref.alloc"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %6 = "arith.constant"() <{value = 7 : index}> : () -> index
    %7 = "memref.alloc"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "memref.load"(%7, %8) : (memref<?xf32>, index) -> f32
    %10 = "memref.load"(%7, %1) : (memref<?xf32>, index) -> f32
    %11 = "memref.cast"(%arg2) : (memref<4x4x4xf64>) -> memref<?x4x?xf64, strided<[?, ?, ?], offset: ?>>
    %12 = "memref.realloc"(%7, %arg1) <{alignment = 32 : i64}> : (memref<?xf32>, index) -> memref<?xf32>
    %13 = "memref.cast"(%12) : (memref<?xf32>) -> memref<?xf32>
    %14 = "memref.realloc"(%12, %arg1) : (memref<?xf32>, index) -> memref<?xf32>
    %15 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {tag = "a"} : () -> memref<4x4x8xf32>
    %16 = "memref.realloc"(%13, %arg1) : (memref<?xf32>, index) -> memref<?xf32>
    %17 = "memref.cast"(%16) : (memref<?xf32>) -> memref<?xf32>
    %18 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4x4xf64>
    %19 = "memref.realloc"(%16) : (memref<?xf32>) -> memref<16xf32>
    %20 = "memref.cast"(%19) : (memref<16xf32>) -> memref<?xf32>
    %21 = "memref.realloc"(%17) : (memref<?xf32>) -> memref<16xf32>
    %22 = "memref.cast"(%21) : (memref<16xf32>) -> memref<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

