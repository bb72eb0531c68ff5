func.func @main(%m: memref<8xf32>, %t: tensor<8xf32>, %u: tensor<8x8xf32>, %f: f32, %x: index, %v: vector<4xf32>) {
  %k = arith.constant -9223372036854775808 : index
  %s = memref.reinterpret_cast %m to offset: [0], sizes: [%k], strides: [1] : memref<8xf32> to memref<?xf32, strided<[1]>>
  "test.use"(%s) : (memref<?xf32, strided<[1]>>) -> ()
  return
}
