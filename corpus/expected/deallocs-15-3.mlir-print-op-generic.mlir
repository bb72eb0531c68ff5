"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f0"}> ({
  ^bb0(%arg0: i1):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "memref.alloc"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x4xf32>
    %3 = "bufferization.clone"(%2) : (memref<8x4xf32>) -> memref<8x4xf32>
    %4 = "bufferization.dealloc"(%2, %arg0, %1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<8x4xf32>, i1, memref<?xf32>) -> i1
    %5:2 = "scf.if"(%4) ({
      %30 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x8xf32>
      "scf.yield"(%3, %30) : (memref<8x4xf32>, memref<4x8xf32>) -> ()
    }, {
      %22 = "arith.constant"() <{value = 7 : index}> : () -> index
      %23 = "arith.constant"() <{value = 6 : index}> : () -> index
      %24 = "memref.alloc"(%22, %23) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi64>
      %25 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
      %26 = "arith.addf"(%25, %25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %27 = "arith.constant"() <{value = true}> : () -> i1
      %28 = "bufferization.dealloc"(%24, %1, %27, %arg0, %24) <{operandSegmentSizes = array<i32: 2, 2, 1>}> : (memref<?x?xi64>, memref<?xf32>, i1, i1, memref<?x?xi64>) -> i1
      %29 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x8xf32>
      "scf.yield"(%3, %29) : (memref<8x4xf32>, memref<4x8xf32>) -> ()
    }) : (i1) -> (memref<8x4xf32>, memref<4x8xf32>)
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "memref.dim"(%5#0, %6) : (memref<8x4xf32>, index) -> index
    %8 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index
    %10 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%8, %5#0, %9, %10) : (f32, memref<8x4xf32>, index, index) -> ()
    %11 = "arith.constant"() <{value = true}> : () -> i1
    %12 = "bufferization.dealloc"(%5#1, %11, %3) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4x8xf32>, i1, memref<8x4xf32>) -> i1
    %13 = "arith.constant"() <{value = true}> : () -> i1
    "bufferization.dealloc"(%5#1, %1, %5#0, %13, %12, %4) <{operandSegmentSizes = array<i32: 3, 3, 0>}> : (memref<4x8xf32>, memref<?xf32>, memref<8x4xf32>, i1, i1, i1) -> ()
    %14 = "arith.cmpi"(%7, %0) <{predicate = 2 : i64}> : (index, index) -> i1
    %15 = "memref.cast"(%3) : (memref<8x4xf32>) -> memref<8x?xf32>
    "scf.if"(%4) ({
      %21 = "bufferization.clone"(%15) : (memref<8x?xf32>) -> memref<8x?xf32>
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    %16 = "bufferization.clone"(%3) : (memref<8x4xf32>) -> memref<8x4xf32>
    %17 = "arith.constant"() <{value = 1 : index}> : () -> index
    %18 = "arith.constant"() <{value = 5 : index}> : () -> index
    %19 = "memref.load"(%5#1, %17, %18) : (memref<4x8xf32>, index, index) -> f32
    %20:2 = "bufferization.dealloc"(%2, %16) <{operandSegmentSizes = array<i32: 0, 0, 2>}> : (memref<8x4xf32>, memref<8x4xf32>) -> (i1, i1)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

