func.func @masks(%m: vector<1xi1>, %v: vector<1xf32>, %a: f32) -> (vector<2x3xi1>, vector<4xi1>, f32, f32, f32) {
  %0 = vector.constant_mask [0, 0] : vector<2x3xi1>
  %1 = vector.constant_mask [4] : vector<4xi1>
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %3 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %4 = "vector.mask"(%m) ({
    "vector.yield"(%a) : (f32) -> ()
  }) : (vector<1xi1>) -> f32
  return %0, %1, %2, %3, %4 : vector<2x3xi1>, vector<4xi1>, f32, f32, f32
}
// -----
func.func @insertions(%a: f32, %b: f32, %p: vector<2xf32>, %v: vector<2x2xf32>, %i: index, %w: vector<1xf32>) -> (vector<2x2xf32>, vector<1xf32>, vector<2x2xf32>) {
  %0 = vector.insert %a, %v [0, 0] : f32 into vector<2x2xf32>
  %1 = vector.insert %p, %0 [1] : vector<2xf32> into vector<2x2xf32>
  %2 = vector.insert %b, %1 [0, 1] : f32 into vector<2x2xf32>
  %3 = vector.insert %a, %w [%i] : f32 into vector<1xf32>
  %4 = vector.insert %a, %v [0, 0] : f32 into vector<2x2xf32>
  %5 = vector.insert %b, %4 [0, 1] : f32 into vector<2x2xf32>
  return %2, %3, %5 : vector<2x2xf32>, vector<1xf32>, vector<2x2xf32>
}
// -----
func.func @elements(%a: f32) -> (f32, f32) {
  %0 = vector.from_elements %a, %a : vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  return %1#0, %1#1 : f32, f32
}
// -----
func.func @slices(%v: vector<4x2x8xf32>, %w: vector<2x1xf32>) -> (vector<1x1x8xf32>, vector<1x1xf32>, vector<1x2x8xf32>, vector<1x1x2xf32>, vector<2x2xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [1, 1], strides = [1, 1]} : vector<4x2x8xf32> to vector<1x1x8xf32>
  %1 = vector.extract_strided_slice %w {offsets = [0], sizes = [1], strides = [1]} : vector<2x1xf32> to vector<1x1xf32>
  %2 = vector.extract_strided_slice %v {offsets = [3], sizes = [1], strides = [1]} : vector<4x2x8xf32> to vector<1x2x8xf32>
  %3 = vector.extract_strided_slice %v {offsets = [3, 1, 2], sizes = [1, 1, 2], strides = [1, 1, 1]} : vector<4x2x8xf32> to vector<1x1x2xf32>
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %d = arith.constant dense<0.0> : vector<2xf32>
  %4 = vector.insert_strided_slice %d, %c {offsets = [1, 0], strides = [1]} : vector<2xf32> into vector<2x2xf32>
  return %0, %1, %2, %3, %4 : vector<1x1x8xf32>, vector<1x1xf32>, vector<1x2x8xf32>, vector<1x1x2xf32>, vector<2x2xf32>
}
// -----
func.func @orders(%v: vector<1x4x1xf32>, %w: vector<1x1x1xf32>, %a: vector<4xf32>, %b: vector<2xf32>) -> (vector<1x4x1xf32>, vector<1x1x1xf32>, f32, f32) {
  %0 = vector.transpose %v, [2, 1, 0] : vector<1x4x1xf32> to vector<1x4x1xf32>
  %1 = vector.transpose %w, [2, 0, 1] : vector<1x1x1xf32> to vector<1x1x1xf32>
  %2 = vector.shuffle %a, %b [5, 3, 0] : vector<4xf32>, vector<2xf32>
  %3 = vector.extract %2[0] : f32 from vector<3xf32>
  %4 = vector.extract %2[1] : f32 from vector<3xf32>
  return %0, %1, %3, %4 : vector<1x4x1xf32>, vector<1x1x1xf32>, f32, f32
}
// -----
func.func @negative(%a: vector<1xf32>, %m: memref<8x4xf32>, %u: memref<*xf32>) -> (index, index) {
  %c = arith.constant -1 : index
  vector.transfer_write %a, %m[%c, %c] {in_bounds = [false]} : vector<1xf32>, memref<8x4xf32>
  %c9 = arith.constant 9 : index
  %x = memref.cast %m : memref<8x4xf32> to memref<?x?xf32>
  %y = memref.cast %m : memref<8x4xf32> to memref<*xf32>
  %0 = memref.dim %x, %c9 : memref<?x?xf32>
  %c1 = arith.constant 1 : index
  %1 = memref.dim %y, %c1 : memref<*xf32>
  return %0, %1 : index, index
}
