module {
  func.func @intrinsics(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: !llvm.ptr, %arg3: i32) {
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
    return
  }
}
// -----
module {
  func.func @products(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>, %arg2: vector<[4]x[4]xf32>, %arg3: vector<[8]xf16>, %arg4: vector<[8]xi1>, %arg5: vector<[8]xi16>, %arg6: vector<[4]x[4]xi32>, %arg7: vector<[16]xi8>, %arg8: vector<[16]xi1>, %arg9: vector<[2]x[2]xi64>) -> vector<[4]x[4]xf32> {
    %0 = arm_sme.outerproduct %arg0, %arg0 : vector<[4]xf32>, vector<[4]xf32>
    %1 = arm_sme.outerproduct %arg0, %arg0 kind<sub> : vector<[4]xf32>, vector<[4]xf32>
    %2 = arm_sme.outerproduct %arg0, %arg0 acc(%arg2) : vector<[4]xf32>, vector<[4]xf32>
    %3 = arm_sme.outerproduct %arg0, %arg0 masks(%arg1, %arg1) : vector<[4]xf32>, vector<[4]xf32>
    %4 = arm_sme.outerproduct %arg0, %arg0 acc(%arg2) masks(%arg1, %arg1) {a} : vector<[4]xf32>, vector<[4]xf32>
    %5 = arm_sme.fmopa_2way %arg3, %arg3 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
    %6 = arm_sme.fmops_2way %arg3, %arg3 acc(%arg2) masks(%arg4, %arg4) {b} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
    %7 = arm_sme.smopa_2way %arg5, %arg5 masks(%arg4, %arg4) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %8 = arm_sme.smops_2way %arg5, %arg5 acc(%arg6) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %9 = arm_sme.umopa_2way %arg5, %arg5 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %10 = arm_sme.umops_2way %arg5, %arg5 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %11 = arm_sme.smopa_4way %arg7, %arg7 acc(%arg6) masks(%arg8, %arg8) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %12 = arm_sme.smops_4way %arg5, %arg5 acc(%arg9) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %13 = arm_sme.umopa_4way %arg7, %arg7 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %14 = arm_sme.umops_4way %arg7, %arg7 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %15 = arm_sme.sumopa_4way %arg7, %arg7 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %16 = arm_sme.sumops_4way %arg7, %arg7 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %17 = arm_sme.usmopa_4way %arg7, %arg7 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %18 = arm_sme.usmops_4way %arg7, %arg7 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    return %4 : vector<[4]x[4]xf32>
  }
}
// -----
module {
  func.func @tiles(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<[4]x[4]xi1>, %arg4: vector<[4]xi1>, %arg5: vector<[4]xf32>, %arg6: memref<?xf32>) {
    %0 = arm_sme.get_tile : vector<[4]x[4]xf32>
    %1 = arm_sme.get_tile {tile_id = 1 : i32} : vector<[16]x[16]xi8>
    %2 = arm_sme.zero : vector<[2]x[2]xi64>
    %3 = arm_sme.zero {a, tile_id = 3 : i32} : vector<[4]x[4]xf32>
    %4 = arm_sme.copy_tile %3 {b} : vector<[4]x[4]xf32>
    %5 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    %6 = arm_sme.tile_load %arg0[%arg1, %arg1], %arg2, %arg3 layout<vertical> {c} : memref<?x?xf32>, vector<[4]x[4]xf32>
    %7 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %5, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %6, %arg0[%arg1, %arg1], %arg3 layout<vertical> {d} : memref<?x?xf32>, vector<[4]x[4]xf32>
    %8 = arm_sme.load_tile_slice %arg0[%arg1, %arg1], %arg4, %7, %arg1 : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    %9 = arm_sme.load_tile_slice %arg6[%arg1], %arg4, %7, %arg1 layout<vertical> {e} : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    arm_sme.store_tile_slice %8, %arg1, %arg4, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    arm_sme.store_tile_slice %9, %arg1, %arg4, %arg6[%arg1] layout<vertical> {f} : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    %10 = arm_sme.insert_tile_slice %arg5, %4[%arg1] : vector<[4]xf32> into vector<[4]x[4]xf32>
    %11 = arm_sme.insert_tile_slice %arg5, %4[%arg1] layout<vertical> {g} : vector<[4]xf32> into vector<[4]x[4]xf32>
    %12 = arm_sme.extract_tile_slice %4[%arg1] : vector<[4]xf32> from vector<[4]x[4]xf32>
    %13 = arm_sme.extract_tile_slice %4[%arg1] layout<vertical> {h} : vector<[4]xf32> from vector<[4]x[4]xf32>
    %14 = arm_sme.streaming_vl <byte>
    %15 = arm_sme.streaming_vl <double> {i}
    %16 = arm_sme.streaming_vl <half>
    %17 = arm_sme.streaming_vl <word>
    return
  }
}
