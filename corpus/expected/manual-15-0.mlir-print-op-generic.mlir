"builtin.module"() ({
  "func.func"() <{function_type = (memref<index>, memref<?xindex>, memref<?xindex>) -> memref<?xindex>, sym_name = "f0"}> ({
  ^bb0(%arg4: memref<index>, %arg5: memref<?xindex>, %arg6: memref<?xindex>):
    %35 = "arith.constant"() <{value = false}> : () -> i1
    "scf.if"(%35) ({
      %49 = "arith.constant"() <{value = 6 : index}> : () -> index
      %50 = "memref.alloc"(%49) <{operandSegmentSizes = array<i32: 1, 0>}> {bufferization.manual_deallocation} : (index) -> memref<?xindex>
      "memref.dealloc"(%50) {bufferization.manual_deallocation} : (memref<?xindex>) -> ()
      %51 = "arith.constant"() <{value = 0 : index}> : () -> index
      %52 = "memref.dim"(%arg5, %51) : (memref<?xindex>, index) -> index
      "scf.yield"() : () -> ()
    }, {
      %46 = "arith.constant"() <{value = 7 : index}> : () -> index
      %47 = "memref.alloc"(%46) <{operandSegmentSizes = array<i32: 1, 0>}> {bufferization.manual_deallocation} : (index) -> memref<?xindex>
      "memref.dealloc"(%47) {bufferization.manual_deallocation} : (memref<?xindex>) -> ()
      %48 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<index>
      "memref.dealloc"(%48) {bufferization.manual_deallocation} : (memref<index>) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %36 = "bufferization.clone"(%arg4) : (memref<index>) -> memref<index>
    %37 = "arith.constant"() <{value = false}> : () -> i1
    %38 = "scf.if"(%37) ({
      %44 = "bufferization.clone"(%arg5) : (memref<?xindex>) -> memref<?xindex>
      %45 = "arith.constant"() <{value = 6 : index}> : () -> index
      "memref.store"(%45, %arg4) : (index, memref<index>) -> ()
      "scf.yield"(%45) : (index) -> ()
    }, {
      %43 = "arith.constant"() <{value = 0 : index}> : () -> index
      "scf.yield"(%43) : (index) -> ()
    }) : (i1) -> index
    %39 = "bufferization.clone"(%arg4) : (memref<index>) -> memref<index>
    %40 = "memref.cast"(%arg5) : (memref<?xindex>) -> memref<?xindex>
    %41 = "scf.if"(%35) ({
      "scf.yield"(%arg4) : (memref<index>) -> ()
    }, {
      "scf.yield"(%arg4) : (memref<index>) -> ()
    }) : (i1) -> memref<index>
    %42 = "memref.alloc"(%38) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    "func.return"(%arg5) : (memref<?xindex>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (memref<?xindex>, f32), sym_name = "f1", sym_visibility = "private"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1:2 = "scf.if"(%0) ({
      "scf.if"(%0) ({
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      %32 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> {bufferization.manual_deallocation} : (index) -> memref<?xindex>
      "memref.dealloc"(%32) {bufferization.manual_deallocation} : (memref<?xindex>) -> ()
      %33 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
      %34 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
      "scf.yield"(%0, %34) : (i1, memref<index>) -> ()
    }, {
      %15 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi64>
      %16:2 = "scf.if"(%0) ({
        %21 = "arith.constant"() <{value = 7 : index}> : () -> index
        %22 = "memref.alloc"(%21) <{operandSegmentSizes = array<i32: 1, 0>}> {bufferization.manual_deallocation} : (index) -> memref<?xindex>
        %23 = "arith.constant"() <{value = 3 : index}> : () -> index
        %24 = "arith.constant"() <{value = 1 : index}> : () -> index
        %25 = "scf.for"(%21, %23, %24, %0) ({
        ^bb0(%arg2: index, %arg3: i1):
          "scf.yield"(%0) : (i1) -> ()
        }) : (index, index, index, i1) -> i1
        %26 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<index>
        %27 = "arith.constant"() <{value = 0 : index}> : () -> index
        %28:2 = "func.call"(%27) <{callee = @f1}> : (index) -> (memref<?xindex>, f32)
        %29 = "arith.constant"() <{value = 1 : index}> : () -> index
        "scf.for"(%21, %21, %29) ({
        ^bb0(%arg1: index):
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "memref.dealloc"(%26) {bufferization.manual_deallocation} : (memref<index>) -> ()
        "memref.dealloc"(%22) {bufferization.manual_deallocation} : (memref<?xindex>) -> ()
        %30 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
        %31 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
        "scf.yield"(%30, %31) : (memref<index>, memref<?xindex>) -> ()
      }, {
        %17 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<index>
        "memref.dealloc"(%17) {bufferization.manual_deallocation} : (memref<index>) -> ()
        %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x8xf64>
        %19 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
        %20 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
        "scf.yield"(%19, %20) : (memref<index>, memref<?xindex>) -> ()
      }) : (i1) -> (memref<index>, memref<?xindex>)
      "scf.yield"(%0, %16#0) : (i1, memref<index>) -> ()
    }) : (i1) -> (i1, memref<index>)
    %2 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
    %3 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    %4 = "arith.select"(%1#0, %3, %3) : (i1, memref<?xindex>, memref<?xindex>) -> memref<?xindex>
    %5 = "scf.if"(%1#0) ({
      %9 = "arith.select"(%1#0, %3, %3) : (i1, memref<?xindex>, memref<?xindex>) -> memref<?xindex>
      %10 = "arith.constant"() <{value = 0 : index}> : () -> index
      %11 = "memref.dim"(%9, %10) : (memref<?xindex>, index) -> index
      %12 = "arith.constant"() <{value = 6 : index}> : () -> index
      %13 = "memref.alloc"(%12) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi1>
      %14 = "arith.select"(%1#0, %2, %13) : (i1, memref<?xi1>, memref<?xi1>) -> memref<?xi1>
      "scf.yield"(%1#1) : (memref<index>) -> ()
    }, {
      "scf.yield"(%1#1) : (memref<index>) -> ()
    }) : (i1) -> memref<index>
    %6 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
    %8 = "arith.constant"() <{value = 6.000000e+00 : f32}> : () -> f32
    "func.return"(%3, %8) : (memref<?xindex>, f32) -> ()
  }) : () -> ()
}) : () -> ()

