func.func @f(%m: memref<4xf32>) -> (index, index) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %u = memref.cast %m : memref<4xf32> to memref<*xf32>
  %c7 = arith.constant 7 : index
  %c0 = arith.constant 0 : index
  %d = memref.dim %c, %c7 : memref<?xf32>
  %e = memref.dim %u, %c0 : memref<*xf32>
  return %d, %e : index, index
}
// -----
func.func @extract(%t: tensor<4xf32>, %s: tensor<f32>, %v: f32, %i: index, %j: index) -> (f32, f32, f32) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  %2 = tensor.extract %0[%j] : tensor<4xf32>
  %3 = tensor.insert %v into %s[] : tensor<f32>
  %4 = tensor.extract %3[] : tensor<f32>
  return %1, %2, %4 : f32, f32, f32
}
// -----
func.func @mat(%t: tensor<4xf32>, %m: memref<?xf32>, %n: memref<4xf32>, %d: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  bufferization.materialize_in_destination %0 in writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  %2 = memref.cast %n : memref<4xf32> to memref<?xf32>
  bufferization.materialize_in_destination %0 in writable %2 : (tensor<?xf32>, memref<?xf32>) -> ()
  %1 = bufferization.materialize_in_destination %0 in %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @extract(%t: tensor<4xf32>, %v: f32, %w: f32, %q: tensor<?xf32>) -> (f32, f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c1b = arith.constant 1 : index
  %0 = tensor.insert %v into %t[%c1] : tensor<4xf32>
  %1 = tensor.extract %0[%c1b] : tensor<4xf32>
  %2 = tensor.extract %0[%c2] : tensor<4xf32>
  %3 = tensor.insert %w into %0[%c2] : tensor<4xf32>
  %4 = tensor.extract %3[%c1] : tensor<4xf32>
  %5 = tensor.insert %w into %q[%c2] : tensor<?xf32>
  %6 = tensor.extract %5[%c2] : tensor<?xf32>
  return %1, %2, %4, %6 : f32, f32, f32, f32
}
// -----
func.func @mat(%t: tensor<4xf32>, %x: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %d = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.materialize_in_destination %0 in %d {a = 1} : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @mat(%t: tensor<?xf32>, %x: tensor<4xf32>) -> tensor<?xf32> {
  %d = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.materialize_in_destination %t in %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @ins(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
