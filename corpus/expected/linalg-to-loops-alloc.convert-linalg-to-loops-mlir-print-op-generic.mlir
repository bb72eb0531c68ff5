"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: memref<?x4xf32, strided<[?, 1], offset: ?>>):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.alloc"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xf32>
    %5 = "memref.subview"(%4, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<?x4xf32, strided<[?, 1]>>
    "scf.for"(%2, %arg0, %1) ({
    ^bb0(%arg10: index):
      "scf.for"(%2, %arg0, %1) ({
      ^bb0(%arg11: index):
        "memref.store"(%arg1, %4, %arg10, %arg11) <{nontemporal = false}> : (f32, memref<?x?xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%2, %arg0, %1) ({
    ^bb0(%arg8: index):
      "scf.for"(%2, %0, %1) ({
      ^bb0(%arg9: index):
        %9 = "memref.load"(%5, %arg8, %arg9) <{nontemporal = false}> : (memref<?x4xf32, strided<[?, 1]>>, index, index) -> f32
        "memref.store"(%9, %arg2, %arg8, %arg9) <{nontemporal = false}> : (f32, memref<?x4xf32, strided<[?, 1], offset: ?>>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<0x4xf32>
    "scf.for"(%2, %2, %1) ({
    ^bb0(%arg6: index):
      "scf.for"(%2, %0, %1) ({
      ^bb0(%arg7: index):
        "memref.store"(%arg1, %6, %arg6, %arg7) <{nontemporal = false}> : (f32, memref<0x4xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1xf32>
    "scf.for"(%2, %1, %1) ({
    ^bb0(%arg4: index):
      "scf.for"(%2, %1, %1) ({
      ^bb0(%arg5: index):
        "memref.store"(%arg1, %7, %arg4, %arg5) <{nontemporal = false}> : (f32, memref<1x1xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %8 = "memref.alloc"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    "scf.for"(%2, %3, %1) ({
    ^bb0(%arg3: index):
      "memref.store"(%arg1, %8, %arg3) <{nontemporal = false}> : (f32, memref<?xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"(%4) : (memref<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

