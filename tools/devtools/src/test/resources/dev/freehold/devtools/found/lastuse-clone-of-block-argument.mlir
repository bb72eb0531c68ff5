func.func @f(%c: i1, %d: i1, %m: memref<f32>) -> f32 {
  cf.cond_br %c, ^bb1(%m : memref<f32>), ^bb2
^bb2:
  %a = memref.alloc() : memref<f32>
  memref.copy %m, %a : memref<f32> to memref<f32>
  cf.br ^bb1(%a : memref<f32>)
^bb1(%x: memref<f32>):
  cf.cond_br %d, ^bb3(%x : memref<f32>), ^bb4
^bb3(%y: memref<f32>):
  %z = bufferization.clone %y : memref<f32> to memref<f32>
  %v = memref.load %z[] : memref<f32>
  return %v : f32
^bb4:
  %w = arith.constant 0.0 : f32
  return %w : f32
}
