func.func @main(%m: memref<8xf32>, %t: tensor<8xf32>, %u: tensor<8x8xf32>, %f: f32, %x: index, %v: vector<4xf32>) {
  %k = arith.constant -9223372036854775808 : index
  %b = memref.alloc() : memref<64xi8>
  %s = memref.view %b[%k][%k] : memref<64xi8> to memref<?xf32>
  "test.use"(%s) : (memref<?xf32>) -> ()
  return
}
