func.func @f(%c: i1, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xf32>
  %r = scf.if %c -> (memref<2xf32>) {
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  } else {
    scf.yield %a : memref<2xf32>
  }
  memref.store %v, %a[%c0] : memref<2xf32>
  %l = memref.load %r[%c0] : memref<2xf32>
  return %l : f32
}
