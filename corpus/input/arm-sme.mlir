// Every operation on tiles, with and without its optional parts.
func.func @tiles(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %v: vector<[4]xf32>, %f: memref<?xf32>) {
  %0 = arm_sme.get_tile : vector<[4]x[4]xf32>
  %1 = arm_sme.get_tile {tile_id = 1 : i32} : vector<[16]x[16]xi8>
  %2 = arm_sme.zero : vector<[2]x[2]xi64>
  %3 = arm_sme.zero {tile_id = 3 : i32, a} : vector<[4]x[4]xf32>
  %4 = arm_sme.copy_tile %3 {b} : vector<[4]x[4]xf32>
  %5 = arm_sme.tile_load %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %6 = arm_sme.tile_load %m[%i, %i], %p, %mask layout<vertical> {c} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %7 = arm_sme.tile_load %m[%i, %i] layout<horizontal> : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %5, %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %6, %m[%i, %i], %mask layout<vertical> {d} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %8 = arm_sme.load_tile_slice %m[%i, %i], %slice, %7, %i : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %9 = arm_sme.load_tile_slice %f[%i], %slice, %7, %i layout<vertical> {e} : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %8, %i, %slice, %m[%i, %i] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %9, %i, %slice, %f[%i] layout<vertical> {f} : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %10 = arm_sme.insert_tile_slice %v, %4[%i] : vector<[4]xf32> into vector<[4]x[4]xf32>
  %11 = arm_sme.insert_tile_slice %v, %4[%i] layout<vertical> {g} : vector<[4]xf32> into vector<[4]x[4]xf32>
  %12 = arm_sme.extract_tile_slice %4[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  %13 = arm_sme.extract_tile_slice %4[%i] layout<vertical> {h} : vector<[4]xf32> from vector<[4]x[4]xf32>
  %14 = arm_sme.streaming_vl <byte>
  %15 = arm_sme.streaming_vl <double> {i}
  %16 = arm_sme.streaming_vl <half>
  %17 = arm_sme.streaming_vl <word>
  return
}
func.func @products(%a: vector<[4]xf32>, %m: vector<[4]xi1>, %acc: vector<[4]x[4]xf32>, %h: vector<[8]xf16>, %hm: vector<[8]xi1>, %s: vector<[8]xi16>, %sacc: vector<[4]x[4]xi32>, %b: vector<[16]xi8>, %bm: vector<[16]xi1>, %dacc: vector<[2]x[2]xi64>) -> vector<[4]x[4]xf32> {
  %0 = arm_sme.outerproduct %a, %a : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %a, %a kind<sub> : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.outerproduct %a, %a acc(%acc) : vector<[4]xf32>, vector<[4]xf32>
  %3 = arm_sme.outerproduct %a, %a masks(%m, %m) : vector<[4]xf32>, vector<[4]xf32>
  %4 = arm_sme.outerproduct %a, %a masks(%m, %m) acc(%acc) kind<add> {a} : vector<[4]xf32>, vector<[4]xf32>
  %5 = arm_sme.fmopa_2way %h, %h : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %6 = arm_sme.fmops_2way %h, %h acc(%acc) masks(%hm, %hm) {b} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %7 = arm_sme.smopa_2way %s, %s masks(%hm, %hm) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %8 = arm_sme.smops_2way %s, %s acc(%sacc) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %9 = arm_sme.umopa_2way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %10 = arm_sme.umops_2way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %11 = arm_sme.smopa_4way %b, %b masks(%bm, %bm) acc(%sacc) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %12 = arm_sme.smops_4way %s, %s acc(%dacc) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %13 = arm_sme.umopa_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %14 = arm_sme.umops_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %15 = arm_sme.sumopa_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %16 = arm_sme.sumops_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %17 = arm_sme.usmopa_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %18 = arm_sme.usmops_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return %4 : vector<[4]x[4]xf32>
}
func.func @intrinsics(%p: vector<[4]xi1>, %v: vector<[4]xf32>, %ptr: !llvm.ptr, %i: i32) {
  "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
  %0 = "arm_sme.intr.cntsd"() : () -> i64
  "arm_sme.intr.str"(%i, %ptr, %i) : (i32, !llvm.ptr, i32) -> ()
  %1 = "arm_sme.intr.read.horiz"(%v, %p, %i) <{tile_id = 0 : i32}> {a} : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %2 = "arm_sme.intr.read.vert"(%v, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  "arm_sme.intr.write.horiz"(%i, %p, %v) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  "arm_sme.intr.write.vert"(%i, %p, %v) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smopa.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smops.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umopa.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umops.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.sumopa.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.sumops.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.usmopa.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.usmops.wide"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smopa.za32"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umopa.za32"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smops.za32"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umops.za32"(%p, %p, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.ld1b.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1b.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.horiz"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.vert"(%p, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
