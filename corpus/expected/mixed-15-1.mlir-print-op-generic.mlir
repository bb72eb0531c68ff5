"builtin.module"() ({
  "memref.global"() <{initial_value, sym_name = "g0", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{sym_name = "g1", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "func.func"() <{function_type = (i1, index, memref<?xi64>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg4: i1, %arg5: index, %arg6: memref<?xi64>):
    %34 = "arith.constant"() <{value = 7 : index}> : () -> index
    %35 = "memref.alloc"(%34) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi64>
    %36 = "arith.constant"() <{value = true}> : () -> i1
    %37 = "arith.constant"() <{value = 7 : index}> : () -> index
    "func.call"(%36, %37, %35) <{callee = @f0}> : (i1, index, memref<?xi64>) -> ()
    "func.call"(%37) <{callee = @f1}> : (index) -> ()
    %38 = "memref.expand_shape"(%arg6, %arg5) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 2>}> : (memref<?xi64>, index) -> memref<?x2xi64>
    "cf.br"(%36)[^bb1] : (i1) -> ()
  ^bb1(%39: i1):  // pred: ^bb0
    "scf.while"() ({
      "scf.condition"(%39) : (i1) -> ()
    }, {
      %40 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      %41 = "arith.constant"() <{value = 0 : index}> : () -> index
      "memref.store"(%40, %38, %37, %41) : (i64, memref<?x2xi64>, index, index) -> ()
      "func.call"(%39, %37, %35) <{callee = @f0}> : (i1, index, memref<?xi64>) -> ()
      %42 = "bufferization.clone"(%35) : (memref<?xi64>) -> memref<?xi64>
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 9 : index}> : () -> index
    %1 = "memref.alloc"(%0) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 1, 0>}> {tag = [1, 2]} : (index) -> memref<?x4xf32>
    %2 = "arith.constant"() <{value = true}> : () -> i1
    %3 = "arith.select"(%2, %1, %1) : (i1, memref<?x4xf32>, memref<?x4xf32>) -> memref<?x4xf32>
    %4:2 = "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
      %27 = "arith.constant"() <{value = 0 : index}> : () -> index
      %28 = "memref.dim"(%3, %27) : (memref<?x4xf32>, index) -> index
      %29 = "arith.constant"() <{value = 5 : index}> : () -> index
      %30 = "memref.alloc"(%29) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32>
      %31 = "memref.alloc"(%arg0) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 1, 0>}> {tag = [1, 2]} : (index) -> memref<?x4xf32>
      %32 = "arith.constant"() <{value = 7.000000e+00 : f32}> : () -> f32
      %33 = "memref.alloc"(%28) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x2xf64>
      "scf.yield"(%32, %33) : (f32, memref<?x2xf64>) -> ()
    }, {
      %16:2 = "scf.if"(%2) ({
        %25 = "arith.constant"() <{value = 5 : i64}> : () -> i64
        %26 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x2xf64>
        "scf.yield"(%25, %26) : (i64, memref<?x2xf64>) -> ()
      }, {
        %23 = "arith.constant"() <{value = 0 : i64}> : () -> i64
        %24 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x2xf64>
        "scf.yield"(%23, %24) : (i64, memref<?x2xf64>) -> ()
      }) : (i1) -> (i64, memref<?x2xf64>)
      %17 = "arith.constant"() <{value = 0 : index}> : () -> index
      %18 = "arith.constant"() <{value = 1 : index}> : () -> index
      "scf.for"(%17, %17, %18) ({
      ^bb0(%arg3: index):
        %20 = "arith.constant"() <{value = 1 : index}> : () -> index
        %21 = "memref.dim"(%16#1, %20) : (memref<?x2xf64>, index) -> index
        %22 = "memref.reinterpret_cast"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<?x4xf32>) -> memref<f32, strided<[], offset: 1>>
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      %19 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      "scf.yield"(%19, %16#1) : (f32, memref<?x2xf64>) -> ()
    }) : (index) -> (f32, memref<?x2xf64>)
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.parallel"(%0, %arg0, %arg0, %arg0, %5, %6) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg1: index, %arg2: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %7 = "memref.expand_shape"(%1, %arg0) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: -9223372036854775808, 4, 1>}> : (memref<?x4xf32>, index) -> memref<?x4x1xf32>
    %8 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %9 = "arith.maxsi"(%8, %8) : (i32, i32) -> i32
    "scf.if"(%2) ({
      %10 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi64>
      "func.call"(%2, %arg0, %10) <{callee = @f0}> : (i1, index, memref<?xi64>) -> ()
      %11 = "arith.constant"() <{value = true}> : () -> i1
      %12 = "arith.andi"(%11, %2) : (i1, i1) -> i1
      %13 = "arith.constant"() <{value = 1 : index}> : () -> index
      %14 = "arith.constant"() <{value = 2 : index}> : () -> index
      %15 = "arith.constant"() <{value = 0 : index}> : () -> index
      "memref.store"(%4#0, %7, %13, %14, %15) : (f32, memref<?x4x1xf32>, index, index, index) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

