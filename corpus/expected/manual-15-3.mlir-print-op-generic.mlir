"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (memref<2xf32>, memref<4xf32>), sym_name = "f0"}> ({
  ^bb0(%arg7: i1):
    %21 = "arith.constant"() <{value = 9 : index}> : () -> index
    %22 = "memref.alloc"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8x8xf64>
    %23 = "arith.constant"() <{value = 2 : index}> : () -> index
    %24 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi1>
    %25 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %26:2 = "scf.for"(%21, %21, %23, %24, %25) ({
    ^bb0(%arg14: index, %arg15: memref<8xi1>, %arg16: memref<4xf32>):
      %48 = "arith.constant"() <{value = 1 : index}> : () -> index
      %49 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      %50 = "scf.for"(%23, %21, %48, %49) ({
      ^bb0(%arg17: index, %arg18: i64):
        %52 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
        "memref.copy"(%25, %52) : (memref<4xf32>, memref<4xf32>) -> ()
        "scf.yield"(%49) : (i64) -> ()
      }) : (index, index, index, i64) -> i64
      %51 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
      "scf.yield"(%arg15, %51) : (memref<8xi1>, memref<4xf32>) -> ()
    }) : (index, index, index, memref<8xi1>, memref<4xf32>) -> (memref<8xi1>, memref<4xf32>)
    %27 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %28 = "arith.select"(%arg7, %25, %27) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
    "cf.br"(%26#0)[^bb1] : (memref<8xi1>) -> ()
  ^bb1(%29: memref<8xi1>):  // pred: ^bb0
    %30 = "bufferization.clone"(%22) : (memref<?x8x8xf64>) -> memref<?x8x8xf64>
    %31 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<f32>
    "memref.copy"(%24, %29) : (memref<8xi1>, memref<8xi1>) -> ()
    %32 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %33 = "arith.constant"() <{value = 1 : index}> : () -> index
    %34 = "memref.alloc"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> {tag = [1, 2]} : () -> memref<2xf32>
    %35:2 = "scf.for"(%21, %21, %33, %26#1, %34) ({
    ^bb0(%arg11: index, %arg12: memref<4xf32>, %arg13: memref<2xf32>):
      %45 = "arith.constant"() <{value = 9 : index}> : () -> index
      %46 = "memref.alloc"(%45) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8x8xf64>
      %47 = "arith.maxsi"(%33, %arg11) : (index, index) -> index
      "scf.yield"(%26#1, %34) : (memref<4xf32>, memref<2xf32>) -> ()
    }) : (index, index, index, memref<4xf32>, memref<2xf32>) -> (memref<4xf32>, memref<2xf32>)
    "memref.dealloc"(%31) {bufferization.manual_deallocation} : (memref<f32>) -> ()
    %36 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi1>
    %37 = "arith.select"(%arg7, %29, %36) : (i1, memref<8xi1>, memref<8xi1>) -> memref<8xi1>
    %38 = "arith.constant"() <{value = 1 : index}> : () -> index
    %39:2 = "scf.for"(%21, %23, %38, %36, %22) ({
    ^bb0(%arg8: index, %arg9: memref<8xi1>, %arg10: memref<?x8x8xf64>):
      %44 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<8xi1>
      "memref.dealloc"(%44) {bufferization.manual_deallocation} : (memref<8xi1>) -> ()
      "scf.yield"(%37, %30) : (memref<8xi1>, memref<?x8x8xf64>) -> ()
    }) : (index, index, index, memref<8xi1>, memref<?x8x8xf64>) -> (memref<8xi1>, memref<?x8x8xf64>)
    %40 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<8xi1>
    %41:2 = "func.call"(%21, %27, %25, %24) <{callee = @f1}> : (index, memref<4xf32>, memref<4xf32>, memref<8xi1>) -> (memref<4xf32>, memref<8xi1>)
    "memref.dealloc"(%40) {bufferization.manual_deallocation} : (memref<8xi1>) -> ()
    %42 = "arith.select"(%arg7, %27, %26#1) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
    %43 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
    "func.return"(%43, %41#0) : (memref<2xf32>, memref<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<4xf32>, memref<4xf32>, memref<8xi1>) -> (memref<4xf32>, memref<8xi1>), sym_name = "f1"}> ({
  ^bb0(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: memref<8xi1>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1:2 = "scf.for"(%arg0, %arg0, %0, %arg0, %arg1) ({
    ^bb0(%arg4: index, %arg5: index, %arg6: memref<4xf32>):
      %9 = "arith.constant"() <{value = 1 : index}> : () -> index
      %10 = "memref.load"(%arg2, %9) : (memref<4xf32>, index) -> f32
      %11 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<2xf32>
      %12 = "arith.constant"() <{value = false}> : () -> i1
      %13 = "arith.select"(%12, %arg3, %arg3) : (i1, memref<8xi1>, memref<8xi1>) -> memref<8xi1>
      %14 = "scf.if"(%12) ({
        %20 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> {tag = "a"} : (index) -> memref<?x8x8xf64>
        "scf.yield"(%20) : (memref<?x8x8xf64>) -> ()
      }, {
        "scf.if"(%12) ({
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        %18 = "arith.select"(%12, %arg1, %arg2) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
        %19 = "memref.alloc"(%arg5) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8x8xf64>
        "scf.yield"(%19) : (memref<?x8x8xf64>) -> ()
      }) : (i1) -> memref<?x8x8xf64>
      %15 = "arith.cmpi"(%arg0, %arg0) <{predicate = 6 : i64}> : (index, index) -> i1
      "memref.dealloc"(%11) {bufferization.manual_deallocation} : (memref<2xf32>) -> ()
      %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
      %17 = "arith.constant"() <{value = 3 : index}> : () -> index
      "scf.yield"(%17, %arg6) : (index, memref<4xf32>) -> ()
    }) : (index, index, index, index, memref<4xf32>) -> (index, memref<4xf32>)
    %2 = "memref.cast"(%arg2) : (memref<4xf32>) -> memref<?xf32, strided<[?], offset: ?>>
    %3 = "bufferization.clone"(%2) : (memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
    %4 = "bufferization.clone"(%arg1) : (memref<4xf32>) -> memref<4xf32>
    %5 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%5, %3, %6) : (f32, memref<?xf32, strided<[?], offset: ?>>, index) -> ()
    %7 = "bufferization.clone"(%arg3) : (memref<8xi1>) -> memref<8xi1>
    %8 = "bufferization.clone"(%arg2) : (memref<4xf32>) -> memref<4xf32>
    "func.return"(%4, %arg3) : (memref<4xf32>, memref<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()

