#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> (), sym_name = "elementwise"}> ({
  ^bb0(%arg20: memref<?x?xf32>, %arg21: memref<?x?xf32>, %arg22: memref<?x?xf32>):
    %35 = "arith.constant"() <{value = 1 : index}> : () -> index
    %36 = "arith.constant"() <{value = 0 : index}> : () -> index
    %37 = "memref.dim"(%arg20, %36) : (memref<?x?xf32>, index) -> index
    %38 = "memref.dim"(%arg20, %35) : (memref<?x?xf32>, index) -> index
    "scf.for"(%36, %37, %35) ({
    ^bb0(%arg23: index):
      "scf.for"(%36, %38, %35) ({
      ^bb0(%arg24: index):
        %39 = "memref.load"(%arg20, %arg23, %arg24) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
        %40 = "memref.load"(%arg21, %arg24, %arg23) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
        %41 = "arith.addf"(%39, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%41, %arg22, %arg23, %arg24) <{nontemporal = false}> : (f32, memref<?x?xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x8xf32>, memref<4xf32>, f32) -> (), sym_name = "reduction"}> ({
  ^bb0(%arg15: memref<4x8xf32>, %arg16: memref<4xf32>, %arg17: f32):
    %23 = "arith.constant"() <{value = 0 : index}> : () -> index
    %24 = "arith.constant"() <{value = 4 : index}> : () -> index
    %25 = "arith.constant"() <{value = 1 : index}> : () -> index
    %26 = "arith.constant"() <{value = 8 : index}> : () -> index
    "scf.for"(%23, %24, %25) ({
    ^bb0(%arg18: index):
      "scf.for"(%23, %26, %25) ({
      ^bb0(%arg19: index):
        %27 = "memref.load"(%arg15, %arg18, %arg19) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %28 = "memref.load"(%arg16, %arg18) <{nontemporal = false}> : (memref<4xf32>, index) -> f32
        %29 = "arith.addi"(%arg18, %arg19) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %30 = "arith.index_cast"(%29) : (index) -> i32
        %31 = "arith.sitofp"(%30) : (i32) -> f32
        %32 = "arith.mulf"(%27, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %33 = "arith.addf"(%32, %28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %34 = "arith.addf"(%33, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%34, %arg16, %arg18) <{nontemporal = false}> : (f32, memref<4xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, memref<3xf32>, memref<?xf32>) -> (), sym_name = "conv"}> ({
  ^bb0(%arg10: memref<?xf32>, %arg11: memref<3xf32>, %arg12: memref<?xf32>):
    %13 = "arith.constant"() <{value = 3 : index}> : () -> index
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    %15 = "arith.constant"() <{value = 0 : index}> : () -> index
    %16 = "memref.dim"(%arg12, %15) : (memref<?xf32>, index) -> index
    "scf.for"(%15, %16, %14) ({
    ^bb0(%arg13: index):
      "scf.for"(%15, %13, %14) ({
      ^bb0(%arg14: index):
        %17 = "affine.apply"(%arg13, %arg14) <{map = #map}> : (index, index) -> index
        %18 = "memref.load"(%arg10, %17) <{nontemporal = false}> : (memref<?xf32>, index) -> f32
        %19 = "memref.load"(%arg11, %arg14) <{nontemporal = false}> : (memref<3xf32>, index) -> f32
        %20 = "memref.load"(%arg12, %arg13) <{nontemporal = false}> : (memref<?xf32>, index) -> f32
        %21 = "arith.mulf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %22 = "arith.addf"(%21, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%22, %arg12, %arg13) <{nontemporal = false}> : (f32, memref<?xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x8xf32>, memref<4x1xf32>) -> (), sym_name = "constantmaps"}> ({
  ^bb0(%arg7: memref<4x8xf32>, %arg8: memref<4x1xf32>):
    %8 = "arith.constant"() <{value = 3 : index}> : () -> index
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.constant"() <{value = 4 : index}> : () -> index
    %11 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%9, %10, %11) ({
    ^bb0(%arg9: index):
      %12 = "memref.load"(%arg7, %arg9, %8) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
      "memref.store"(%12, %arg8, %arg9, %9) <{nontemporal = false}> : (f32, memref<4x1xf32>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<f32>, memref<f32>) -> (), sym_name = "zerod"}> ({
  ^bb0(%arg5: memref<f32>, %arg6: memref<f32>):
    %7 = "memref.load"(%arg5) <{nontemporal = false}> : (memref<f32>) -> f32
    "memref.store"(%7, %arg6) <{nontemporal = false}> : (f32, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, memref<4xi1>, memref<4xf32>) -> (), sym_name = "two"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<4xi1>, %arg3: memref<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg4: index):
      %3 = "memref.load"(%arg0, %arg4) <{nontemporal = false}> : (memref<4xf32>, index) -> f32
      %4 = "memref.load"(%arg1, %arg4) <{nontemporal = false}> : (memref<4xf32>, index) -> f32
      %5 = "arith.cmpf"(%3, %4) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
      %6 = "scf.if"(%5) ({
        "scf.yield"(%3) : (f32) -> ()
      }, {
        "scf.yield"(%4) : (f32) -> ()
      }) : (i1) -> f32
      "memref.store"(%6, %arg1, %arg4) <{nontemporal = false}> : (f32, memref<4xf32>, index) -> ()
      "memref.store"(%5, %arg2, %arg4) <{nontemporal = false}> : (i1, memref<4xi1>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

