func.func private @callee(%n: index, %m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to %n iter_args(%a = %c0) -> (f32) {
    %v = affine.load %m[%i] : memref<8xf32>
    %s = arith.addf %a, %v : f32
    affine.yield %s : f32
  }
  return %r : f32
}
func.func @f(%lb: index, %ub: index, %st: index, %m: memref<8xf32>, %out: memref<8xf32>) {
  scf.for %i = %lb to %ub step %st {
    %v = func.call @callee(%i, %m) : (index, memref<8xf32>) -> f32
    memref.store %v, %out[%i] : memref<8xf32>
  }
  return
}
