func.func @f(%n: index, %m: memref<?xf32>, %x: f32, %d: i32, %z: i32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.addf %x, %x : f32
    %b = arith.mulf %a, %x : f32
    %q = arith.divsi %d, %z : i32
    %c7 = arith.constant 7 : i32
    %q2 = arith.divsi %d, %c7 : i32
    %l = memref.load %m[%c0] : memref<?xf32>
    %dim = memref.dim %m, %c0 : memref<?xf32>
    %al = memref.alloc(%n) : memref<?xf32>
    scf.for %j = %c0 to %n step %c1 {
      %s = arith.addi %i, %c1 : index
      %s2 = arith.addi %s, %n : index
      %t = arith.addi %j, %n : index
      %u = scf.if %c -> (f32) { %v = arith.addf %b, %b : f32 scf.yield %v : f32 } else { scf.yield %b : f32 }
      %al2 = memref.alloca() : memref<4xf32>
      "test.x"(%s2, %t, %u, %q, %q2, %l, %dim, %al2) : (index, index, f32, i32, i32, f32, index, memref<4xf32>) -> ()
    }
    memref.dealloc %al : memref<?xf32>
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> f32 {
    %l = memref.load %m[%c0] : memref<?xf32>
    %l2 = memref.load %m[%i] : memref<?xf32>
    %w = arith.addf %l, %l2 : f32
    %w2 = arith.addf %acc, %w : f32
    scf.yield %w2 : f32
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %a = arith.addf %x, %x : f32
    memref.store %a, %m[%i] : memref<?xf32>
    %e = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
    "test.y"(%e) : (index) -> ()
  }
  affine.for %i = 0 to 10 {
    %a = arith.addf %x, %x : f32
    %ld = affine.load %m[0] : memref<?xf32>
    "test.y"(%a, %ld) : (f32, f32) -> ()
  }
  %k = scf.while (%p = %x) : (f32) -> f32 {
    %a = arith.addf %x, %x : f32
    %cc = arith.cmpf ogt, %p, %a : f32
    scf.condition(%cc) %p : f32
  } do {
  ^bb0(%p: f32):
    %a = arith.mulf %x, %x : f32
    %nx = arith.addf %p, %a : f32
    scf.yield %nx : f32
  }
  scf.forall (%i) in (%n) {
    %a = arith.addf %x, %x : f32
    memref.store %a, %m[%i] : memref<?xf32>
  }
  return %r : f32
}
