"builtin.module"() ({
  "func.func"() <{function_type = (i1, index) -> i32, sym_name = "f0"}> ({
  ^bb0(%arg4: i1, %arg5: index):
    %20 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %21 = "arith.subi"(%20, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %22 = "arith.constant"() <{value = 6 : index}> : () -> index
    %23 = "memref.alloc"(%22) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %24 = "memref.realloc"(%23) <{alignment = 32 : i64}> : (memref<?xf32>) -> memref<16xf32>
    %25 = "memref.cast"(%24) : (memref<16xf32>) -> memref<?xf32>
    %26 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi1>
    %27 = "memref.realloc"(%26, %arg5) : (memref<4xi1>, index) -> memref<?xi1>
    %28 = "memref.cast"(%27) : (memref<?xi1>) -> memref<4xi1>
    %29 = "memref.realloc"(%27, %arg5) : (memref<?xi1>, index) -> memref<?xi1>
    %30 = "memref.cast"(%25) : (memref<?xf32>) -> memref<4xf32>
    "func.return"(%21) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<?xf32>, i64, memref<?xf32>) -> (f32, memref<?xi32>), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xf32>, %arg2: i64, %arg3: memref<?xf32>):
    %0 = "memref.cast"(%arg3) : (memref<?xf32>) -> memref<?xf32>
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "memref.alloc"(%1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4:2 = "scf.if"(%3) ({
      %18 = "memref.realloc"(%0, %arg0) : (memref<?xf32>, index) -> memref<?xf32>
      %19 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
      "scf.yield"(%19, %19) : (memref<?xi32>, memref<?xi32>) -> ()
    }, {
      %11 = "memref.cast"(%arg3) : (memref<?xf32>) -> memref<4xf32>
      %12 = "arith.constant"() <{value = 2 : i32}> : () -> i32
      %13 = "arith.maxsi"(%12, %12) : (i32, i32) -> i32
      %14 = "arith.constant"() <{value = 5.000000e+00 : f32}> : () -> f32
      %15 = "arith.constant"() <{value = 0 : index}> : () -> index
      "memref.store"(%14, %0, %15) : (f32, memref<?xf32>, index) -> ()
      %16 = "arith.constant"() <{value = 8 : index}> : () -> index
      %17 = "memref.alloc"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
      "scf.yield"(%17, %17) : (memref<?xi32>, memref<?xi32>) -> ()
    }) : (i1) -> (memref<?xi32>, memref<?xi32>)
    %5 = "memref.alloca"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?x4xindex>
    %6 = "memref.realloc"(%0) : (memref<?xf32>) -> memref<16xf32>
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "memref.dim"(%4#1, %7) : (memref<?xi32>, index) -> index
    %9 = "memref.realloc"(%arg1) <{alignment = 32 : i64}> : (memref<?xf32>) -> memref<16xf32>
    %10 = "arith.constant"() <{value = 6.000000e+00 : f32}> : () -> f32
    "func.return"(%10, %4#1) : (f32, memref<?xi32>) -> ()
  }) : () -> ()
}) : () -> ()

