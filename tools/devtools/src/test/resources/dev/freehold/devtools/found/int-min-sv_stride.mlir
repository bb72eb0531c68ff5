func.func @main(%m: memref<8xf32>, %t: tensor<8xf32>, %u: tensor<8x8xf32>, %f: f32, %x: index, %v: vector<4xf32>) {
  %k = arith.constant -9223372036854775808 : index
  %s = memref.subview %m[0] [1] [%k] : memref<8xf32> to memref<1xf32, strided<[?]>>
  "test.use"(%s) : (memref<1xf32, strided<[?]>>) -> ()
  return
}
