func.func @f(%c: i1, %m: memref<4xf32>) -> f32 {
  %i = arith.constant 0 : index
  %0 = scf.if %c -> (memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  cf.br ^bb1
^bb1:
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}
