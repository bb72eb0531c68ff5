func.func @f(%v: f32, %w: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.alloca() : memref<2xmemref<f32>>
  scf.for %i = %c0 to %c2 step %c1 {
    %a = memref.alloc() : memref<f32>
    %first = arith.cmpi eq, %i, %c0 : index
    %k = arith.select %first, %v, %w : f32
    memref.store %k, %a[] : memref<f32>
    memref.store %a, %s[%i] : memref<2xmemref<f32>>
  }
  %m = memref.load %s[%c0] : memref<2xmemref<f32>>
  %n = memref.load %s[%c1] : memref<2xmemref<f32>>
  %x = memref.load %m[] : memref<f32>
  memref.dealloc %m : memref<f32>
  memref.dealloc %n : memref<f32>
  return %x : f32
}
