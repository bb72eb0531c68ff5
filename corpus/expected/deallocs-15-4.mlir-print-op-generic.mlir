"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<8xf32>, memref<8xf32>, index) -> (), sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<8xf32>, %arg4: index):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %1 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %2 = "arith.constant"() <{value = true}> : () -> i1
    %3 = "bufferization.dealloc"(%1, %arg3, %arg2, %2, %arg0, %arg0, %1) <{operandSegmentSizes = array<i32: 3, 3, 1>}> : (memref<8xf32>, memref<8xf32>, memref<8xf32>, i1, i1, i1, memref<8xf32>) -> i1
    "scf.if"(%3) ({
      %22 = "memref.cast"(%arg3) : (memref<8xf32>) -> memref<8xf32, strided<[?], offset: ?>>
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "memref.dim"(%1, %5) : (memref<8xf32>, index) -> index
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    "memref.copy"(%4, %7) : (memref<8xf32>, memref<8xf32>) -> ()
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %9 = "arith.select"(%arg0, %0, %8) : (i1, memref<8xf32>, memref<8xf32>) -> memref<8xf32>
    %10 = "arith.constant"() <{value = 6 : index}> : () -> index
    %11 = "memref.load"(%4, %10) : (memref<8xf32>, index) -> f32
    %12 = "arith.constant"() <{value = 0 : index}> : () -> index
    %13 = "memref.dim"(%arg2, %12) : (memref<8xf32>, index) -> index
    %14 = "arith.constant"() <{value = 5 : index}> : () -> index
    "memref.store"(%11, %arg3, %14) : (f32, memref<8xf32>, index) -> ()
    %15 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %16 = "arith.extsi"(%15) : (i32) -> i64
    %17 = "arith.constant"() <{value = true}> : () -> i1
    %18:2 = "bufferization.dealloc"(%arg2, %1, %7, %arg0, %3, %17, %1, %7) <{operandSegmentSizes = array<i32: 3, 3, 2>}> : (memref<8xf32>, memref<8xf32>, memref<8xf32>, i1, i1, i1, memref<8xf32>, memref<8xf32>) -> (i1, i1)
    %19 = "arith.constant"() <{value = true}> : () -> i1
    %20 = "arith.constant"() <{value = true}> : () -> i1
    "bufferization.dealloc"(%arg3, %arg2, %19, %20) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<8xf32>, memref<8xf32>, i1, i1) -> ()
    %21 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

