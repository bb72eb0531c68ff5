"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, f32, vector<[4]x[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, memref<?xf32>) -> (), sym_name = "tiles"}> ({
  ^bb0(%arg14: memref<?x?xf32>, %arg15: index, %arg16: f32, %arg17: vector<[4]x[4]xi1>, %arg18: vector<[4]xi1>, %arg19: vector<[4]xf32>, %arg20: memref<?xf32>):
    %22 = "arm_sme.get_tile"() : () -> vector<[4]x[4]xf32>
    %23 = "arm_sme.get_tile"() {tile_id = 1 : i32} : () -> vector<[16]x[16]xi8>
    %24 = "arm_sme.zero"() : () -> vector<[2]x[2]xi64>
    %25 = "arm_sme.zero"() {a, tile_id = 3 : i32} : () -> vector<[4]x[4]xf32>
    %26 = "arm_sme.copy_tile"(%25) {b} : (vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %27 = "arm_sme.tile_load"(%arg14, %arg15, %arg15) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
    %28 = "arm_sme.tile_load"(%arg14, %arg15, %arg15, %arg16, %arg17) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {c} : (memref<?x?xf32>, index, index, f32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32>
    %29 = "arm_sme.tile_load"(%arg14, %arg15, %arg15) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
    "arm_sme.tile_store"(%27, %arg14, %arg15, %arg15) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index) -> ()
    "arm_sme.tile_store"(%28, %arg14, %arg15, %arg15, %arg17) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {d} : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index, vector<[4]x[4]xi1>) -> ()
    %30 = "arm_sme.load_tile_slice"(%arg14, %arg18, %29, %arg15, %arg15, %arg15) <{layout = #arm_sme.layout<horizontal>}> : (memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index, index, index) -> vector<[4]x[4]xf32>
    %31 = "arm_sme.load_tile_slice"(%arg20, %arg18, %29, %arg15, %arg15) <{layout = #arm_sme.layout<vertical>}> {e} : (memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index, index) -> vector<[4]x[4]xf32>
    "arm_sme.store_tile_slice"(%30, %arg15, %arg18, %arg14, %arg15, %arg15) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<?x?xf32>, index, index) -> ()
    "arm_sme.store_tile_slice"(%31, %arg15, %arg18, %arg20, %arg15) <{layout = #arm_sme.layout<vertical>}> {f} : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<?xf32>, index) -> ()
    %32 = "arm_sme.insert_tile_slice"(%arg19, %26, %arg15) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> vector<[4]x[4]xf32>
    %33 = "arm_sme.insert_tile_slice"(%arg19, %26, %arg15) <{layout = #arm_sme.layout<vertical>}> {g} : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> vector<[4]x[4]xf32>
    %34 = "arm_sme.extract_tile_slice"(%26, %arg15) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xf32>, index) -> vector<[4]xf32>
    %35 = "arm_sme.extract_tile_slice"(%26, %arg15) <{layout = #arm_sme.layout<vertical>}> {h} : (vector<[4]x[4]xf32>, index) -> vector<[4]xf32>
    %36 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<byte>}> : () -> index
    %37 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<double>}> {i} : () -> index
    %38 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<half>}> : () -> index
    %39 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<word>}> : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi16>, vector<[4]x[4]xi32>, vector<[16]xi8>, vector<[16]xi1>, vector<[2]x[2]xi64>) -> vector<[4]x[4]xf32>, sym_name = "products"}> ({
  ^bb0(%arg4: vector<[4]xf32>, %arg5: vector<[4]xi1>, %arg6: vector<[4]x[4]xf32>, %arg7: vector<[8]xf16>, %arg8: vector<[8]xi1>, %arg9: vector<[8]xi16>, %arg10: vector<[4]x[4]xi32>, %arg11: vector<[16]xi8>, %arg12: vector<[16]xi1>, %arg13: vector<[2]x[2]xi64>):
    %3 = "arm_sme.outerproduct"(%arg4, %arg4) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
    %4 = "arm_sme.outerproduct"(%arg4, %arg4) <{kind = #arm_sme.kind<sub>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
    %5 = "arm_sme.outerproduct"(%arg4, %arg4, %arg6) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %6 = "arm_sme.outerproduct"(%arg4, %arg4, %arg5, %arg5) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
    %7 = "arm_sme.outerproduct"(%arg4, %arg4, %arg5, %arg5, %arg6) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %8 = "arm_sme.fmopa_2way"(%arg7, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> vector<[4]x[4]xf32>
    %9 = "arm_sme.fmops_2way"(%arg7, %arg7, %arg8, %arg8, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {b} : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %10 = "arm_sme.smopa_2way"(%arg9, %arg9, %arg8, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>) -> vector<[4]x[4]xi32>
    %11 = "arm_sme.smops_2way"(%arg9, %arg9, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
    %12 = "arm_sme.umopa_2way"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
    %13 = "arm_sme.umops_2way"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
    %14 = "arm_sme.smopa_4way"(%arg11, %arg11, %arg12, %arg12, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
    %15 = "arm_sme.smops_4way"(%arg9, %arg9, %arg13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64>
    %16 = "arm_sme.umopa_4way"(%arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %17 = "arm_sme.umops_4way"(%arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %18 = "arm_sme.sumopa_4way"(%arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %19 = "arm_sme.sumops_4way"(%arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %20 = "arm_sme.usmopa_4way"(%arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    %21 = "arm_sme.usmops_4way"(%arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
    "func.return"(%7) : (vector<[4]x[4]xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xf32>, !llvm.ptr, i32) -> (), sym_name = "intrinsics"}> ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: !llvm.ptr, %arg3: i32):
    "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
    %0 = "arm_sme.intr.cntsd"() : () -> i64
    "arm_sme.intr.str"(%arg3, %arg2, %arg3) : (i32, !llvm.ptr, i32) -> ()
    %1 = "arm_sme.intr.read.horiz"(%arg1, %arg0, %arg3) <{tile_id = 0 : i32}> {a} : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    %2 = "arm_sme.intr.read.vert"(%arg1, %arg0, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    "arm_sme.intr.write.horiz"(%arg3, %arg0, %arg1) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    "arm_sme.intr.write.vert"(%arg3, %arg0, %arg1) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mopa"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mops"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.smopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.smops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.umopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.umops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.sumopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.sumops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.usmopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.usmops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.smopa.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.umopa.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.smops.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.umops.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.ld1b.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1b.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1h.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1h.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1w.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1w.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1d.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1d.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1q.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1q.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1h.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1h.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1w.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1w.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1d.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1d.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1q.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1q.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

