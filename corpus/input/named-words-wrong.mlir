func.func @other_kind(%v: vector<4xf32>) {
  %0 = vector.reduction #arith.fastmath<fast>, %v : vector<4xf32> into f32
  return
}
// -----
func.func @unknown_word(%v: vector<4xf32>) {
  %0 = vector.reduction #vector.kind<plus>, %v : vector<4xf32> into f32
  return
}
// -----
// Attributes of a dictionary are checked by name.
func.func @by_name(%a: tensor<1x4x4x1xf32>, %z: tensor<1xf32>) {
  %1 = "tosa.avg_pool2d"(%a, %z, %z) {acc_type = f32, kernel = array<i64: 2, 2>, pad = [0], stride = [0]} : (tensor<1x4x4x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x1xf32>
  return
}
// -----
func.func @no_maps(%v: vector<4xf32>, %f: f32) {
  %0 = vector.contract {indexing_maps = 1, iterator_types = ["reduction"]} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @iterators_late(%v: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = []} %v
}
