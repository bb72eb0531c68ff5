func.func @f(%c: i32, %d: i1, %m: memref<f32>) -> f32 {
  %w = arith.constant 0.0 : f32
  cf.switch %c : i32, [ default: ^bb2(%m : memref<f32>), 1: ^bb1 ]
^bb1:
  %a = memref.alloc() : memref<f32>
  memref.copy %m, %a : memref<f32> to memref<f32>
  cf.br ^bb2(%a : memref<f32>)
^bb2(%x: memref<f32>):
  cf.cond_br %d, ^bb3(%x : memref<f32>), ^bb4(%w : f32)
^bb3(%y: memref<f32>):
  %z = bufferization.clone %y : memref<f32> to memref<f32>
  %v = memref.load %z[] : memref<f32>
  cf.br ^bb4(%v : f32)
^bb4(%r: f32):
  return %r : f32
}
