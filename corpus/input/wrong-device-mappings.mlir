func.func @f(%m: memref<4xf32>, %v: f32) {
  scf.forall (%i) in (4) {
    memref.store %v, %m[%i] : memref<4xf32>
  } {mapping = [#gpu.thread<x>]}
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32) {
  scf.forall (%i) in (4) {
    memref.store %v, %m[%i] : memref<4xf32>
  } {mapping = [#gpu.address_space<global>]}
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32) {
  scf.forall (%i) in (4) {
    memref.store %v, %m[%i] : memref<4xf32>
  } {mapping = [#gpu.mask<0xff>]}
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32) {
  scf.forall (%i) in (4) {
    memref.store %v, %m[%i] : memref<4xf32>
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32) {
  scf.forall (%i) in (4) {
    memref.store %v, %m[%i] : memref<4xf32>
  } {mapping = [#acc.device_type<host>]}
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32) {
  scf.forall (%i) in (4) {
    memref.store %v, %m[%i] : memref<4xf32>
  } {mapping = [#gpu.lane<linear_dim_0>]}
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32) {
  scf.forall (%i, %j) in (4, 4) {
    memref.store %v, %m[%i] : memref<4xf32>
  } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<0x1>]}
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32) {
  scf.forall (%i, %j) in (4, 4) {
    memref.store %v, %m[%i] : memref<4xf32>
  } {mapping = [#gpu.warpgroup<x>, #gpu.block<y>]}
  return
}
// -----
transform.sequence failures(propagate) {
^bb1(%a: !transform.any_op):
  %x, %y = transform.structured.tile_using_forall %a num_threads [10] (mapping = [#foo.bar]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb1(%a: !transform.any_op):
  %x, %y = transform.structured.tile_using_forall %a num_threads [10] (mapping = [#gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb1(%a: !transform.any_op):
  %x, %y = transform.structured.tile_using_forall %a num_threads [10] (mapping = [1]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
