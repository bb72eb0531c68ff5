// The load gives %x, and not what was in the tensor.
func.func @f(%t: tensor<4xi8>, %i: index, %x: i8) -> i8 {
  %0 = bufferization.to_buffer %t : tensor<4xi8> to memref<4xi8>
  memref.store %x, %0[%i] : memref<4xi8>
  %1 = memref.load %0[%i] : memref<4xi8>
  return %1 : i8
}
