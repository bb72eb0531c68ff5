func.func @f(%m: index) {
  gpu.launch blocks(%a, %b %c) in (%d = %m, %e = %m, %f = %m) threads(%g, %h, %i) in (%j = %m, %k = %m, %l = %m) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%m: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %m, %e = %m, %f = %m) threads(%g, %h, %i) in (%j = %m, %k = %m, %l = %m) workgroup(%x : memref<4xf32> %y : memref<4xf32>) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%m: index) {
  gpu.launch async[%m %m] blocks(%a, %b, %c) in (%d = %m, %e = %m, %f = %m) threads(%g, %h, %i) in (%j = %m, %k = %m, %l = %m) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%m: index) {
  gpu.launch blocks(%a, %b, %c in (%d = %m, %e = %m, %f = %m) threads(%g, %h, %i) in (%j = %m, %k = %m, %l = %m) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%m: index) {
  gpu.launch blocks %a, %b, %c) in (%d = %m, %e = %m, %f = %m) threads(%g, %h, %i) in (%j = %m, %k = %m, %l = %m) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%m: index) {
  gpu.launch clusters(%a %b, %c) in (%d = %m, %e = %m, %f = %m) blocks(%a1, %b1, %c1) in (%d = %m, %e = %m, %f = %m) threads(%g, %h, %i) in (%j = %m, %k = %m, %l = %m) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%m: index) {
  affine.parallel (%i %j) = (0, 0) to (4, 4) {
  }
  return
}
// -----
func.func @f(%m: index) {
  scf.parallel (%i %j) = (%m, %m) to (%m, %m) step (%m, %m) {
  }
  return
}
// -----
func.func @f(%m: index) {
  scf.forall (%i %j) in (4, 4) {
  }
  return
}
