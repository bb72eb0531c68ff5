func.func private @f(%c: i1, %v: f32, %w: f32) -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  linalg.fill ins(%w : f32) outs(%b : memref<4xf32>)
  cf.cond_br %c, ^one, ^other
^one:
  return %a, %b : memref<4xf32>, memref<4xf32>
^other:
  return %b, %a : memref<4xf32>, memref<4xf32>
}
func.func @second(%c: i1, %v: f32, %w: f32, %i: index) -> f32 {
  %r:2 = call @f(%c, %v, %w) : (i1, f32, f32) -> (memref<4xf32>, memref<4xf32>)
  %x = memref.load %r#1[%i] : memref<4xf32>
  return %x : f32
}
