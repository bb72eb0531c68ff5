func.func @f(%x: i32, %m: memref<4xf32>) -> (i32, i32, index, f32, i32) {
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : index
  %0 = arith.addi %x, %c0 : i32
  %i = index.constant 4
  %j = index.add %i, %i
  %1 = func.call @g(%0) : (i32) -> i32
  %k = affine.apply affine_map<(d0) -> (d0 + 2)>(%c2)
  %cst = math.absi %c0 : i32
  %cst2 = math.ctpop %c0 : i32
  %l = affine.load %m[%k] : memref<4xf32>
  cf.br ^bb1(%cst : i32)
^bb1(%q: i32):
  return %0, %1, %j, %l, %cst2 : i32, i32, index, f32, i32
}
func.func private @g(%x: i32) -> i32
func.func @h(%m: memref<4xf32>, %t: tensor<4xf32>, %c: i1) -> (index, f32, i1) {
  %n = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c0 = arith.constant 0 : index
  %l = affine.load %n[%c0] : memref<?xf32>
  %d = tensor.dim %t, %c0 : tensor<4xf32>
  %true = arith.constant true
  %z = arith.xori %c, %true : i1
  %r = scf.if %z -> i1 { scf.yield %true : i1 } else { scf.yield %c : i1 }
  affine.for %i = 0 to 0 { 
     %v = affine.apply affine_map<(d0) -> (d0 * 0)>(%i)
     "test.use"(%v) : (index) -> () 
  }
  return %d, %l, %r : index, f32, i1
}
