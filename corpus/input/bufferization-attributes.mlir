func.func @a(%m: memref<2xf32>) {
  memref.copy %m, %m {bufferization.manual_deallocation} : memref<2xf32> to memref<2xf32>
  return
}
// -----
func.func @b(%m: memref<2xf32>) {
  memref.copy %m, %m {bufferization.foo} : memref<2xf32> to memref<2xf32>
  return
}
// -----
func.func @d(%m: memref<2xf32> {bufferization.writable = 1}) {
  return
}
// -----
func.func @e(%m: memref<2xf32> {bufferization.access = 1}) {
  return
}
// -----
func.func @f(%m: memref<2xf32> {bufferization.buffer_layout = 1}) {
  return
}
// -----
func.func @g(%m: memref<2xf32> {bufferization.buffer_layout = affine_map<(d0)->(d0)>, bufferization.access = "read-write", bufferization.writable = true}) attributes {bufferization.foo} {
  return
}
