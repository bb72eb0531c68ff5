"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> memref<8xf32>, sym_name = "f0"}> ({
  ^bb0(%arg0: i1):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<256xi8>
    %1 = "arith.constant"() <{value = 37 : index}> : () -> index
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<index>
    %3 = "memref.load"(%2) : (memref<index>) -> index
    %4 = "memref.view"(%0, %1, %3) : (memref<256xi8>, index, index) -> memref<?x2xf64>
    %5 = "memref.cast"(%4) : (memref<?x2xf64>) -> memref<4x2xf64>
    %6 = "memref.cast"(%4) : (memref<?x2xf64>) -> memref<?x?xf64>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    "cf.br"(%7, %3)[^bb1] : (memref<8xf32>, index) -> ()
  ^bb1(%8: memref<8xf32>, %9: index):  // pred: ^bb0
    %10 = "arith.select"(%arg0, %0, %0) : (i1, memref<256xi8>, memref<256xi8>) -> memref<256xi8>
    %11 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "cf.cond_br"(%arg0, %11, %12, %8)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, memref<4xf64>, memref<4xf32>, memref<8xf32>) -> ()
  ^bb2(%13: memref<4xf64>):  // pred: ^bb1
    %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    "cf.cond_br"(%arg0, %12, %14, %12, %14)[^bb3, ^bb3] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, memref<4xf32>, memref<8xf32>, memref<4xf32>, memref<8xf32>) -> ()
  ^bb3(%15: memref<4xf32>, %16: memref<8xf32>):  // 3 preds: ^bb1, ^bb2, ^bb2
    %17 = "arith.constant"() <{value = 0 : index}> : () -> index
    %18 = "memref.dim"(%0, %17) : (memref<256xi8>, index) -> index
    %19 = "memref.collapse_shape"(%6) <{reassociation = [[0, 1]]}> : (memref<?x?xf64>) -> memref<?xf64>
    %20 = "arith.select"(%arg0, %2, %2) : (i1, memref<index>, memref<index>) -> memref<index>
    %21 = "memref.expand_shape"(%5) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 4, 1, 2>}> : (memref<4x2xf64>) -> memref<4x1x2xf64>
    %22 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    "func.return"(%22) : (memref<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

