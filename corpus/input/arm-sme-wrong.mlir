func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.get_tile : vector<[4]x[4]xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.get_tile : vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.get_tile : f32
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.get_tile {tile_id = 1} : vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.get_tile {tile_id = "a"} : vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.get_tile {tile_id = 4 : i32} : vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.copy_tile"(%t) : (vector<[4]x[4]xf32>) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.tile_load %m[%i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.tile_load %f[%i] : memref<?xf32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.tile_load %m[%i, %i], %p, %mask layout<foo> : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.tile_load %m[%i, %i], %i, %mask : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.tile_load %m[%i, %i], %p, %slice : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = arm_sme.tile_load %m[%i, %i], %p : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.tile_load"(%m, %i, %i, %p) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xf32>, index, index, f32) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.tile_load"(%m, %i, %i, %i, %mask) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xf32>, index, index, index, vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.tile_load"(%m, %i, %i, %p, %slice) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xf32>, index, index, f32, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.tile_load"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.tile_load"(%m, %i, %i) <{layout = 1 : i32, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  arm_sme.tile_store %t, %m[%i, %i], %slice : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.tile_store"(%t, %m, %i, %i, %slice) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index, vector<[4]xi1>) -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  arm_sme.tile_store %t, %mi[%i, %i] : memref<?x?xi32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %8 = arm_sme.load_tile_slice %m[%i, %i], %slice, %t, %i : memref<?x?xf32>, vector<[2]xi1>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %8 = arm_sme.load_tile_slice %m[%i, %i], %slice2, %t, %i : memref<?x?xf32>, vector<[2]xi1>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %8 = arm_sme.load_tile_slice %mi[%i, %i], %slice, %t, %i : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  arm_sme.store_tile_slice %t, %i, %slice2, %m[%i, %i] : memref<?x?xf32>, vector<[2]xi1>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.insert_tile_slice %v2, %t[%i] : vector<[2]xf64> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[4]xf32> into vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.extract_tile_slice %t[%i] : vector<[2]xf64> from vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.extract_tile_slice %t[%i] : vector<4xf32> from vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.streaming_vl <foo>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.streaming_vl byte
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.outerproduct %v, %v2 : vector<[4]xf32>, vector<[2]xf64>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.outerproduct %v, %v masks(%slice, %slice) masks(%slice, %slice) : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.outerproduct %v, %v masks(%slice2, %slice2) : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.outerproduct %v, %v kind<mul> : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.outerproduct %v, %v kind add : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.outerproduct"(%v, %v, %slice) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.outerproduct"(%v, %v, %slice2, %slice) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[2]xi1>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.outerproduct"(%v, %v) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.outerproduct"(%v, %v, %ti) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.outerproduct"(%v, %v) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.outerproduct %i, %i : index, index
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.fmopa_2way %v, %v : vector<[4]xf32>, vector<[4]xf32> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.fmopa_2way %h, %h : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.fmopa_2way %h, %v : vector<[8]xf16>, vector<[4]xf32> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.fmopa_2way"(%h, %h, %ti) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.fmopa_2way"(%h, %h, %slice) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.fmopa_2way"(%h, %h, %m8) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.smopa_4way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.smopa_4way %h, %h : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = arm_sme.smopa_4way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.zero"() : () -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.zero"() <{tile_mask = 255 : i64}> : () -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.intr.cntsd"() : () -> i32
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.str"(%i, %i, %i) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.intr.read.horiz"(%v, %slice2, %i32) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[2]xi1>, i32) -> vector<[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.intr.read.horiz"(%v, %slice, %i32) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %9 = "arm_sme.intr.read.horiz"(%t, %slice, %i32) <{tile_id = 0 : i32}> : (vector<[4]x[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.write.horiz"(%i32, %slice2, %v) <{tile_id = 0 : i32}> : (i32, vector<[2]xi1>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.mopa"(%slice, %v, %v, %v) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.mopa"(%slice, %slice, %v2, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[2]xf64>, index) -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.ld1b.horiz"(%slice, %i, %i32) <{tile_id = 1 : i32}> : (vector<[4]xi1>, index, i32) -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.ld1b.horiz"(%slice, %ptr, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, index) -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.ld1b.horiz"(%slice, %ptr, %i32) : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.st1b.horiz"(%t, %ptr, %i32) <{tile_id = 1 : i32}> : (vector<[4]x[4]xf32>, !llvm.ptr, i32) -> ()
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.layout<vertical>}> : () -> index
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<vertical>}> : () -> index
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.foo<vertical>}> : () -> index
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]x[4]xi1>, %slice: vector<[4]xi1>, %slice2: vector<[2]xi1>, %v: vector<[4]xf32>, %v2: vector<[2]xf64>, %f: memref<?xf32>, %t: vector<[4]x[4]xf32>, %ti: vector<[4]x[4]xi32>, %mi: memref<?x?xi32>, %h: vector<[8]xf16>, %s: vector<[8]xi16>, %m8: vector<[8]xi1>, %i32: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<byte>}> : () -> i32
  return
}
