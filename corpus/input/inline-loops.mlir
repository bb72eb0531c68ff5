func.func private @sum(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = func.call @op(%a, %x) : (f32, f32) -> f32
    scf.yield %y : f32
  }
  return %r : f32
}
func.func private @op(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}
func.func @main(%m: memref<4xf32>) -> f32 {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = call @sum(%c) : (memref<?xf32>) -> f32
  %1 = call @op(%0, %0) : (f32, f32) -> f32
  return %1 : f32
}
func.func @reduce(%m: memref<4xf32>, %l: index) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%l) to (%l) step (%l) init (%z) -> f32 {
    %x = memref.load %m[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %y = func.call @op(%a, %b) : (f32, f32) -> f32
      scf.reduce.return %y : f32
    }
  }
  return %r : f32
}
