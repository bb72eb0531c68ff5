#map = affine_map<(d0, d1) -> (d0 + d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>, memref<4x8xi1>, memref<8xf32>, memref<4xf32>, memref<8x4xf32>, memref<4x4xf32>, f64, f64, i32) -> (), sym_name = "g"}> ({
  ^bb0(%arg12: memref<4x8xf32>, %arg13: memref<4x8xf32>, %arg14: memref<4x8xf32>, %arg15: memref<4x8xi1>, %arg16: memref<8xf32>, %arg17: memref<4xf32>, %arg18: memref<8x4xf32>, %arg19: memref<4x4xf32>, %arg20: f64, %arg21: f64, %arg22: i32):
    %21 = "arith.constant"() <{value = 12345 : i32}> : () -> i32
    %22 = "arith.constant"() <{value = 1103515245 : i32}> : () -> i32
    %23 = "arith.constant"() <{value = 0x41DFFFFFFFC00000 : f64}> : () -> f64
    %24 = "arith.constant"() <{value = 2.3283063999999999E-10 : f64}> : () -> f64
    %25 = "arith.constant"() <{value = 0 : index}> : () -> index
    %26 = "arith.constant"() <{value = 4 : index}> : () -> index
    %27 = "arith.constant"() <{value = 1 : index}> : () -> index
    %28 = "arith.constant"() <{value = 8 : index}> : () -> index
    "scf.for"(%25, %26, %27) ({
    ^bb0(%arg43: index):
      "scf.for"(%25, %28, %27) ({
      ^bb0(%arg44: index):
        %75 = "memref.load"(%arg12, %arg43, %arg44) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %76 = "memref.load"(%arg13, %arg43, %arg44) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %77 = "arith.subf"(%75, %76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%77, %arg14, %arg43, %arg44) <{nontemporal = false}> : (f32, memref<4x8xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%25, %26, %27) ({
    ^bb0(%arg41: index):
      "scf.for"(%25, %28, %27) ({
      ^bb0(%arg42: index):
        %72 = "memref.load"(%arg12, %arg41, %arg42) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %73 = "memref.load"(%arg13, %arg41, %arg42) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %74 = "arith.divf"(%72, %73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%74, %arg14, %arg41, %arg42) <{nontemporal = false}> : (f32, memref<4x8xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%25, %26, %27) ({
    ^bb0(%arg39: index):
      "scf.for"(%25, %28, %27) ({
      ^bb0(%arg40: index):
        %68 = "memref.load"(%arg15, %arg39, %arg40) <{nontemporal = false}> : (memref<4x8xi1>, index, index) -> i1
        %69 = "memref.load"(%arg12, %arg39, %arg40) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %70 = "memref.load"(%arg13, %arg39, %arg40) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %71 = "arith.select"(%68, %69, %70) : (i1, f32, f32) -> f32
        "memref.store"(%71, %arg14, %arg39, %arg40) <{nontemporal = false}> : (f32, memref<4x8xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%25, %26, %27) ({
    ^bb0(%arg37: index):
      "scf.for"(%25, %28, %27) ({
      ^bb0(%arg38: index):
        %63 = "memref.load"(%arg12, %arg37, %arg38) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %64 = "memref.load"(%arg16, %arg38) <{nontemporal = false}> : (memref<8xf32>, index) -> f32
        %65 = "memref.load"(%arg17, %arg37) <{nontemporal = false}> : (memref<4xf32>, index) -> f32
        %66 = "arith.mulf"(%63, %64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %67 = "arith.addf"(%65, %66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%67, %arg17, %arg37) <{nontemporal = false}> : (f32, memref<4xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%25, %28, %27) ({
    ^bb0(%arg35: index):
      "scf.for"(%25, %26, %27) ({
      ^bb0(%arg36: index):
        %58 = "memref.load"(%arg17, %arg36) <{nontemporal = false}> : (memref<4xf32>, index) -> f32
        %59 = "memref.load"(%arg12, %arg36, %arg35) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %60 = "memref.load"(%arg16, %arg35) <{nontemporal = false}> : (memref<8xf32>, index) -> f32
        %61 = "arith.mulf"(%58, %59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %62 = "arith.addf"(%60, %61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%62, %arg16, %arg35) <{nontemporal = false}> : (f32, memref<8xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%25, %26, %27) ({
    ^bb0(%arg33: index):
      "scf.for"(%25, %28, %27) ({
      ^bb0(%arg34: index):
        %56 = "memref.load"(%arg12, %arg33, %arg34) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %57 = "math.tanh"(%56) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "memref.store"(%57, %arg14, %arg33, %arg34) <{nontemporal = false}> : (f32, memref<4x8xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%25, %26, %27) ({
    ^bb0(%arg31: index):
      "scf.for"(%25, %28, %27) ({
      ^bb0(%arg32: index):
        %41 = "arith.index_cast"(%arg32) : (index) -> i32
        %42 = "arith.index_cast"(%arg31) : (index) -> i32
        %43 = "arith.addi"(%42, %arg22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %44 = "arith.muli"(%43, %22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %45 = "arith.addi"(%44, %21) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %46 = "arith.addi"(%41, %45) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %47 = "arith.muli"(%46, %22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %48 = "arith.addi"(%47, %21) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %49 = "arith.sitofp"(%48) : (i32) -> f64
        %50 = "arith.addf"(%49, %23) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
        %51 = "arith.subf"(%arg21, %arg20) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
        %52 = "arith.mulf"(%51, %24) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
        %53 = "arith.mulf"(%50, %52) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
        %54 = "arith.addf"(%53, %arg20) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
        %55 = "arith.truncf"(%54) : (f64) -> f32
        "memref.store"(%55, %arg14, %arg31, %arg32) <{nontemporal = false}> : (f32, memref<4x8xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%25, %26, %27) ({
    ^bb0(%arg28: index):
      "scf.for"(%25, %26, %27) ({
      ^bb0(%arg29: index):
        "scf.for"(%25, %28, %27) ({
        ^bb0(%arg30: index):
          %36 = "memref.load"(%arg18, %arg30, %arg28) <{nontemporal = false}> : (memref<8x4xf32>, index, index) -> f32
          %37 = "memref.load"(%arg18, %arg30, %arg29) <{nontemporal = false}> : (memref<8x4xf32>, index, index) -> f32
          %38 = "memref.load"(%arg19, %arg28, %arg29) <{nontemporal = false}> : (memref<4x4xf32>, index, index) -> f32
          %39 = "arith.mulf"(%36, %37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %40 = "arith.addf"(%38, %39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%40, %arg19, %arg28, %arg29) <{nontemporal = false}> : (f32, memref<4x4xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%25, %26, %27) ({
    ^bb0(%arg25: index):
      "scf.for"(%25, %26, %27) ({
      ^bb0(%arg26: index):
        "scf.for"(%25, %28, %27) ({
        ^bb0(%arg27: index):
          %31 = "memref.load"(%arg12, %arg25, %arg27) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
          %32 = "memref.load"(%arg18, %arg27, %arg26) <{nontemporal = false}> : (memref<8x4xf32>, index, index) -> f32
          %33 = "memref.load"(%arg19, %arg25, %arg26) <{nontemporal = false}> : (memref<4x4xf32>, index, index) -> f32
          %34 = "arith.mulf"(%31, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %35 = "arith.addf"(%33, %34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%35, %arg19, %arg25, %arg26) <{nontemporal = false}> : (f32, memref<4x4xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "linalg.softmax"(%arg12, %arg14) <{dimension = 1 : i64}> : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    "scf.for"(%25, %26, %27) ({
    ^bb0(%arg23: index):
      "scf.for"(%25, %28, %27) ({
      ^bb0(%arg24: index):
        %29 = "memref.load"(%arg12, %arg23, %arg24) <{nontemporal = false}> : (memref<4x8xf32>, index, index) -> f32
        %30 = "math.sqrt"(%29) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "memref.store"(%30, %arg14, %arg23, %arg24) <{nontemporal = false}> : (f32, memref<4x8xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> (), sym_name = "conv1"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.dim"(%arg1, %1) : (memref<?xf32>, index) -> index
    %3 = "memref.dim"(%arg2, %1) : (memref<?xf32>, index) -> index
    "scf.for"(%1, %3, %0) ({
    ^bb0(%arg10: index):
      "scf.for"(%1, %2, %0) ({
      ^bb0(%arg11: index):
        %15 = "affine.apply"(%arg10, %arg11) <{map = #map}> : (index, index) -> index
        %16 = "memref.load"(%arg0, %15) <{nontemporal = false}> : (memref<?xf32>, index) -> f32
        %17 = "memref.load"(%arg1, %arg11) <{nontemporal = false}> : (memref<?xf32>, index) -> f32
        %18 = "memref.load"(%arg2, %arg10) <{nontemporal = false}> : (memref<?xf32>, index) -> f32
        %19 = "arith.mulf"(%16, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %20 = "arith.addf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%20, %arg2, %arg10) <{nontemporal = false}> : (f32, memref<?xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %4 = "memref.dim"(%arg4, %1) : (memref<?x?xf32>, index) -> index
    %5 = "memref.dim"(%arg4, %0) : (memref<?x?xf32>, index) -> index
    %6 = "memref.dim"(%arg5, %1) : (memref<?x?xf32>, index) -> index
    %7 = "memref.dim"(%arg5, %0) : (memref<?x?xf32>, index) -> index
    "scf.for"(%1, %6, %0) ({
    ^bb0(%arg6: index):
      "scf.for"(%1, %7, %0) ({
      ^bb0(%arg7: index):
        "scf.for"(%1, %4, %0) ({
        ^bb0(%arg8: index):
          "scf.for"(%1, %5, %0) ({
          ^bb0(%arg9: index):
            %8 = "affine.apply"(%arg6, %arg8) <{map = #map}> : (index, index) -> index
            %9 = "affine.apply"(%arg7, %arg9) <{map = #map}> : (index, index) -> index
            %10 = "memref.load"(%arg3, %8, %9) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
            %11 = "memref.load"(%arg4, %arg8, %arg9) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
            %12 = "memref.load"(%arg5, %arg6, %arg7) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
            %13 = "arith.mulf"(%10, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            %14 = "arith.addf"(%12, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            "memref.store"(%14, %arg5, %arg6, %arg7) <{nontemporal = false}> : (f32, memref<?x?xf32>, index, index) -> ()
            "scf.yield"() : () -> ()
          }) : (index, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

