"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, i1, memref<8xi64>) -> (memref<i32>, i1), sym_name = "f0"}> ({
  ^bb0(%arg4: i1, %arg5: index, %arg6: i1, %arg7: memref<8xi64>):
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "memref.load"(%arg7, %8) : (memref<8xi64>, index) -> i64
    %10 = "bufferization.clone"(%arg7) : (memref<8xi64>) -> memref<8xi64>
    %11 = "bufferization.clone"(%arg7) : (memref<8xi64>) -> memref<8xi64>
    %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<i32>
    %13 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %14 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %15 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xi32>
    %17:2 = "scf.for"(%13, %13, %14, %15, %16) ({
    ^bb0(%arg8: i32, %arg9: f32, %arg10: memref<4x2xi32>):
      %22 = "arith.constant"() <{value = 2 : index}> : () -> index
      %23 = "memref.load"(%11, %22) : (memref<8xi64>, index) -> i64
      %24 = "bufferization.clone"(%10) : (memref<8xi64>) -> memref<8xi64>
      "scf.yield"(%15, %16) : (f32, memref<4x2xi32>) -> ()
    }) : (i32, i32, i32, f32, memref<4x2xi32>) -> (f32, memref<4x2xi32>)
    "memref.dealloc"(%12) {bufferization.manual_deallocation} : (memref<i32>) -> ()
    %18 = "memref.load"(%10, %8) : (memref<8xi64>, index) -> i64
    %19 = "arith.select"(%arg4, %8, %arg5) : (i1, index, index) -> index
    %20 = "arith.select"(%arg4, %10, %arg7) : (i1, memref<8xi64>, memref<8xi64>) -> memref<8xi64>
    %21 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
    "func.return"(%21, %arg6) : (memref<i32>, i1) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, memref<8xi64>) -> (memref<i32>, memref<i32>), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<8xi64>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.for"(%arg1, %arg1, %0) ({
    ^bb0(%arg3: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %1 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xi32>
    %2 = "memref.cast"(%arg2) : (memref<8xi64>) -> memref<?xi64>
    %3 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> {bufferization.manual_deallocation} : (index) -> memref<4x?xf64>
    "memref.dealloc"(%3) {bufferization.manual_deallocation} : (memref<4x?xf64>) -> ()
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xi32>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<i32>
    "memref.dealloc"(%5) {bufferization.manual_deallocation} : (memref<i32>) -> ()
    %6 = "memref.cast"(%2) : (memref<?xi64>) -> memref<4xi64>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
    "func.return"(%7, %7) : (memref<i32>, memref<i32>) -> ()
  }) : () -> ()
}) : () -> ()

