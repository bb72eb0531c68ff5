func.func @main(%m: memref<8xf32>, %t: tensor<8xf32>, %u: tensor<8x8xf32>, %f: f32, %x: index, %v: vector<4xf32>) {
  %k = arith.constant -9223372036854775808 : index
  scf.forall (%q) in (%k) {
    "test.use2"(%q) : (index) -> ()
  }
  "test.use"(%f) : (f32) -> ()
  return
}
