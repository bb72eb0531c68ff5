module {
  func.func @tiles(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<[4]x[4]xi1>, %arg4: vector<[4]xi1>, %arg5: vector<[4]xf32>, %arg6: memref<?xf32>) {
    %0 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    %1 = arm_sme.tile_load %arg0[%arg1, %arg1], %arg2, %arg3 layout<vertical> {c} : memref<?x?xf32>, vector<[4]x[4]xf32>
    %2 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %0, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %1, %arg0[%arg1, %arg1], %arg3 layout<vertical> {d} : memref<?x?xf32>, vector<[4]x[4]xf32>
    %3 = arm_sme.load_tile_slice %arg0[%arg1, %arg1], %arg4, %2, %arg1 : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    %4 = arm_sme.load_tile_slice %arg6[%arg1], %arg4, %2, %arg1 layout<vertical> {e} : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    arm_sme.store_tile_slice %3, %arg1, %arg4, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    arm_sme.store_tile_slice %4, %arg1, %arg4, %arg6[%arg1] layout<vertical> {f} : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    return
  }
  func.func @products(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>, %arg2: vector<[4]x[4]xf32>, %arg3: vector<[8]xf16>, %arg4: vector<[8]xi1>, %arg5: vector<[8]xi16>, %arg6: vector<[4]x[4]xi32>, %arg7: vector<[16]xi8>, %arg8: vector<[16]xi1>, %arg9: vector<[2]x[2]xi64>) -> vector<[4]x[4]xf32> {
    %0 = arm_sme.outerproduct %arg0, %arg0 acc(%arg2) masks(%arg1, %arg1) {a} : vector<[4]xf32>, vector<[4]xf32>
    return %0 : vector<[4]x[4]xf32>
  }
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

