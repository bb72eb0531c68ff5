"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, memref<f32>, memref<4xi64>, memref<f32>) -> (memref<4xi64>, memref<4x4xf32>), sym_name = "f0"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: memref<f32>, %arg3: memref<4xi64>, %arg4: memref<f32>):
    %0 = "memref.realloc"(%arg3) : (memref<4xi64>) -> memref<8xi64>
    %1 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    "memref.store"(%1, %arg2) : (f32, memref<f32>) -> ()
    %2 = "arith.constant"() <{value = 9 : index}> : () -> index
    %3 = "memref.realloc"(%0, %2) : (memref<8xi64>, index) -> memref<?xi64>
    %4 = "memref.cast"(%3) : (memref<?xi64>) -> memref<8xi64>
    %5 = "memref.alloc"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> {tag = [1, 2]} : () -> memref<f32>
    "memref.copy"(%arg4, %5) : (memref<f32>, memref<f32>) -> ()
    %6 = "scf.if"(%arg0) ({
      %23 = "arith.constant"() <{value = 1 : index}> : () -> index
      %24 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
      %25:2 = "scf.for"(%arg1, %arg1, %23, %arg4, %24) ({
      ^bb0(%arg5: index, %arg6: memref<f32>, %arg7: memref<4xi64>):
        %27 = "arith.constant"() <{value = 0 : index}> : () -> index
        %28 = "memref.dim"(%3, %27) : (memref<?xi64>, index) -> index
        %29 = "arith.constant"() <{value = 0 : i64}> : () -> i64
        %30 = "arith.constant"() <{value = 1 : i64}> : () -> i64
        %31 = "arith.cmpi"(%29, %30) <{predicate = 0 : i64}> : (i64, i64) -> i1
        "scf.yield"(%5, %arg7) : (memref<f32>, memref<4xi64>) -> ()
      }) : (index, index, index, memref<f32>, memref<4xi64>) -> (memref<f32>, memref<4xi64>)
      %26 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
      "scf.yield"(%26) : (memref<4xi64>) -> ()
    }, {
      %19 = "memref.realloc"(%4, %arg1) : (memref<8xi64>, index) -> memref<?xi64>
      %20 = "memref.cast"(%19) : (memref<?xi64>) -> memref<8xi64>
      %21 = "arith.select"(%arg0, %1, %1) : (i1, f32, f32) -> f32
      %22 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
      "scf.yield"(%22) : (memref<4xi64>) -> ()
    }) : (i1) -> memref<4xi64>
    %7 = "arith.addi"(%arg1, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %8 = "memref.realloc"(%3, %arg1) <{alignment = 32 : i64}> : (memref<?xi64>, index) -> memref<?xi64>
    %9 = "memref.realloc"(%8, %arg1) : (memref<?xi64>, index) -> memref<?xi64>
    %10 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
    %11 = "arith.constant"() <{value = 0 : index}> : () -> index
    %12 = "memref.load"(%6, %11) : (memref<4xi64>, index) -> i64
    %13 = "memref.cast"(%9) : (memref<?xi64>) -> memref<4xi64>
    %14 = "memref.realloc"(%4) : (memref<8xi64>) -> memref<16xi64>
    %15 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
    %16 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
    %17 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi64>
    %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4xf32>
    "func.return"(%15, %18) : (memref<4xi64>, memref<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

