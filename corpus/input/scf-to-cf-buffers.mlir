func.func @buffers(%c: i1, %n: index, %m: memref<?xf32>) -> memref<?xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %r = scf.for %i = %zero to %n step %one iter_args(%b = %m) -> memref<?xf32> {
    %s = scf.if %c -> memref<?xf32> {
      %a = memref.alloc(%i) : memref<?xf32>
      scf.yield %a : memref<?xf32>
    } else {
      scf.yield %b : memref<?xf32>
    }
    scf.parallel (%j) = (%zero) to (%i) step (%one) {
      memref.store %f, %s[%j] : memref<?xf32>
      scf.reduce
    }
    scf.yield %s : memref<?xf32>
  }
  %sum = scf.parallel (%j) = (%zero) to (%n) step (%one) init (%f) -> f32 {
    %x = memref.load %m[%j] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %larger = arith.maximumf %p, %q : f32
      scf.reduce.return %larger : f32
    }
  }
  memref.store %sum, %r[%zero] : memref<?xf32>
  return %r : memref<?xf32>
}
