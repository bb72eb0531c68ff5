func.func @f(%a: f32) -> vector<2x4xf32> {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> {
  %1 = vector.broadcast %a : vector<4xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f() -> vector<4xf32> {
  %c = arith.constant 1.0 : f32
  %1 = vector.broadcast %c : f32 to vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f() -> vector<2x4xi32> {
  %c = arith.constant dense<3> : vector<4xi32>
  %1 = vector.broadcast %c : vector<4xi32> to vector<2x4xi32>
  return %1 : vector<2x4xi32>
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  return %1 : f32
}
// -----
func.func @f(%a: f32, %i: index) -> f32 {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.extract %0[%i] : f32 from vector<4xf32>
  return %1 : f32
}
// -----
func.func @f(%a: f32) -> vector<4xf32> {
  %0 = vector.broadcast %a : f32 to vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> f32 {
  %0 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  return %1 : f32
}
// -----
func.func @f(%a: vector<1x4xf32>) -> f32 {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  return %1 : f32
}
// -----
func.func @f(%a: vector<2x3x4xf32>) -> f32 {
  %0 = vector.extract %a[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %1[0] : f32 from vector<4xf32>
  return %2 : f32
}
// -----
func.func @f(%a: vector<2x3x4xf32>, %i: index) -> f32 {
  %0 = vector.extract %a[%i] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2, %i] : f32 from vector<3x4xf32>
  return %1 : f32
}
// -----
func.func @f(%a: vector<4xf32>) -> f32 {
  %c = arith.constant 2 : index
  %1 = vector.extract %a[%c] : f32 from vector<4xf32>
  return %1 : f32
}
// -----
func.func @f() -> f32 {
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %1 = vector.extract %c[1] : f32 from vector<3xf32>
  return %1 : f32
}
// -----
func.func @f() -> vector<2xf32> {
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %1 = vector.extract %c[1] : vector<2xf32> from vector<2x2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f() -> vector<2xf32> {
  %c = arith.constant dense<1.0> : vector<2x2xf32>
  %1 = vector.extract %c[1] : vector<2xf32> from vector<2x2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f(%a: vector<4xf32>, %x: f32) -> f32 {
  %0 = vector.insert %x, %a [2] : f32 into vector<4xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  return %1 : f32
}
// -----
func.func @f(%a: vector<4xf32>, %x: f32) -> f32 {
  %0 = vector.insert %x, %a [2] : f32 into vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  return %1 : f32
}
// -----
func.func @f(%a: vector<2x4xf32>, %x: vector<4xf32>) -> f32 {
  %0 = vector.insert %x, %a [1] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.extract %0[1, 3] : f32 from vector<2x4xf32>
  return %1 : f32
}
// -----
func.func @f(%a: vector<4xf32>, %x: f32, %y: f32) -> vector<4xf32> {
  %0 = vector.insert %x, %a [2] : f32 into vector<4xf32>
  %1 = vector.insert %y, %0 [2] : f32 into vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f(%x: f32) -> vector<4xf32> {
  %a = arith.constant dense<0.0> : vector<4xf32>
  %c = arith.constant 3 : index
  %0 = vector.insert %x, %a [%c] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f() -> vector<4xf32> {
  %a = arith.constant dense<0.0> : vector<4xf32>
  %x = arith.constant 1.0 : f32
  %0 = vector.insert %x, %a [2] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f() -> vector<2x2xi32> {
  %a = arith.constant dense<0> : vector<2x2xi32>
  %x = arith.constant dense<[1,2]> : vector<2xi32>
  %0 = vector.insert %x, %a [1] : vector<2xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// -----
func.func @f(%x: f32, %a: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.insert %x, %a [0] : f32 into vector<1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func @f(%x: vector<4xf32>, %a: vector<1x4xf32>) -> vector<1x4xf32> {
  %0 = vector.insert %x, %a [0] : vector<4xf32> into vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
// -----
func.func @f() -> vector<2x2xf32> {
  %a = arith.constant dense<[1.,2.,3.,4.]> : vector<4xf32>
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// -----
func.func @f(%a: f32) -> vector<2x2xf32> {
  %b = vector.broadcast %a : f32 to vector<4xf32>
  %0 = vector.shape_cast %b : vector<4xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<4x1xf32> {
  %b = vector.broadcast %a : vector<4xf32> to vector<1x4xf32>
  %0 = vector.shape_cast %b : vector<1x4xf32> to vector<4x1xf32>
  return %0 : vector<4x1xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> {
  %b = vector.broadcast %a : vector<4xf32> to vector<1x4xf32>
  %0 = vector.shape_cast %b : vector<1x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%a: vector<4x8xf32>) -> vector<4x8xf32> {
  %b = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %0 = vector.transpose %b, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @f(%a: vector<4x8x2xf32>) -> vector<8x2x4xf32> {
  %b = vector.transpose %a, [2, 0, 1] : vector<4x8x2xf32> to vector<2x4x8xf32>
  %0 = vector.transpose %b, [2, 0, 1] : vector<2x4x8xf32> to vector<8x2x4xf32>
  return %0 : vector<8x2x4xf32>
}
// -----
func.func @f(%a: f32) -> vector<8x4xf32> {
  %b = vector.broadcast %a : f32 to vector<4x8xf32>
  %0 = vector.transpose %b, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
// -----
func.func @f(%a: vector<8xf32>) -> vector<8x4xf32> {
  %b = vector.broadcast %a : vector<8xf32> to vector<4x8xf32>
  %0 = vector.transpose %b, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
// -----
func.func @f() -> vector<8x4xf32> {
  %b = arith.constant dense<1.0> : vector<4x8xf32>
  %0 = vector.transpose %b, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
// -----
func.func @f(%a: vector<1x4xf32>) -> vector<4x1xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %0 : vector<4x1xf32>
}
// -----
func.func @f(%a: vector<1x4xf32>) -> vector<4xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %1 = vector.shape_cast %0 : vector<4x1xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<4x1xf32> {
  %1 = vector.shape_cast %a : vector<4xf32> to vector<1x4xf32>
  %0 = vector.transpose %1, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %0 : vector<4x1xf32>
}
// -----
func.func @f(%i: index) -> vector<4xi1> {
  %c = arith.constant 3 : index
  %0 = vector.create_mask %c : vector<4xi1>
  return %0 : vector<4xi1>
}
// -----
func.func @f(%i: index) -> vector<4x4xi1> {
  %c = arith.constant 3 : index
  %d = arith.constant 9 : index
  %0 = vector.create_mask %c, %d : vector<4x4xi1>
  return %0 : vector<4x4xi1>
}
// -----
func.func @f(%i: index) -> vector<4x4xi1> {
  %c = arith.constant -3 : index
  %0 = vector.create_mask %c, %i : vector<4x4xi1>
  return %0 : vector<4x4xi1>
}
// -----
func.func @f(%i: index) -> vector<4xi1> {
  %0 = vector.create_mask %i : vector<4xi1>
  return %0 : vector<4xi1>
}
// -----
func.func @f(%m: memref<16xf32>, %p: vector<16xf32>) -> vector<16xf32> {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [16] : vector<16xi1>
  %0 = vector.maskedload %m[%c0], %k, %p : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %0 : vector<16xf32>
}
// -----
func.func @f(%m: memref<16xf32>, %p: vector<16xf32>) -> vector<16xf32> {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [0] : vector<16xi1>
  %0 = vector.maskedload %m[%c0], %k, %p : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %0 : vector<16xf32>
}
// -----
func.func @f(%m: memref<16xf32>, %p: vector<16xf32>) {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [16] : vector<16xi1>
  vector.maskedstore %m[%c0], %k, %p : memref<16xf32>, vector<16xi1>, vector<16xf32>
  %z = arith.constant dense<false> : vector<16xi1>
  vector.maskedstore %m[%c0], %z, %p : memref<16xf32>, vector<16xi1>, vector<16xf32>
  vector.compressstore %m[%c0], %k, %p : memref<16xf32>, vector<16xi1>, vector<16xf32>
  vector.compressstore %m[%c0], %z, %p : memref<16xf32>, vector<16xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%m: memref<16xf32>, %p: vector<16xf32>, %ix: vector<16xi32>) -> vector<16xf32> {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [0] : vector<16xi1>
  %0 = vector.gather %m[%c0][%ix], %k, %p : memref<16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %1 = vector.expandload %m[%c0], %k, %0 : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.scatter %m[%c0][%ix], %k, %p : memref<16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return %1 : vector<16xf32>
}
// -----
func.func @f(%m: memref<16xf32>, %p: vector<16xf32>) -> vector<16xf32> {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [16] : vector<16xi1>
  %ix = vector.step : vector<16xindex>
  %0 = vector.gather %m[%c0][%ix], %k, %p : memref<16xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %0 : vector<16xf32>
}
// -----
func.func @f(%m: memref<16xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %d = memref.cast %m : memref<16xf32> to memref<?xf32>
  %0 = vector.transfer_read %d[%c0], %z : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%m: memref<16xf32>) -> vector<4xf32> {
  %c0 = arith.constant 13 : index
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c0], %z : memref<16xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%m: memref<4x4xf32>, %v: vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0, %c0] : vector<4x4xf32>, memref<4x4xf32>
  return
}
// -----
func.func @f(%m: tensor<4x4xf32>, %v: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %m[%c0, %c0] {in_bounds=[true,true]} : vector<4x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %z {in_bounds=[true,true]} : tensor<4x4xf32>, vector<4x4xf32>
  return %1 : vector<4x4xf32>
}
// -----
func.func @f(%m: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %1 = vector.transfer_read %m[%c0, %c0], %z {in_bounds=[true,true]} : tensor<4x4xf32>, vector<4x4xf32>
  %0 = vector.transfer_write %1, %m[%c0, %c0] {in_bounds=[true,true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%m: tensor<4x4xf32>, %v: vector<4x4xf32>, %w: vector<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %m[%c0, %c0] {in_bounds=[true,true]} : vector<4x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%c0, %c0] {in_bounds=[true,true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
// -----
func.func @f(%m: tensor<?x?xf32>, %v: vector<4x4xf32>, %i: index) -> vector<4x4xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %m[%i, 0] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
  %c0 = arith.constant 0 : index
  %1 = vector.transfer_read %0[%c0, %c0], %z {in_bounds=[true,true]} : tensor<4x4xf32>, vector<4x4xf32>
  return %1 : vector<4x4xf32>
}
// -----
func.func @f(%v: vector<1xf32>, %a: f32) -> (f32, f32) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %a : vector<1xf32> into f32
  return %0, %1 : f32, f32
}
// -----
func.func @f(%v: vector<1xi32>, %a: i32) -> i32 {
  %1 = vector.reduction <maxsi>, %v, %a : vector<1xi32> into i32
  return %1 : i32
}
// -----
func.func @f(%v: vector<4x1xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %1 = vector.multi_reduction <add>, %v, %a [1] : vector<4x1xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f(%v: vector<1x1xf32>, %a: f32) -> f32 {
  %1 = vector.multi_reduction <mul>, %v, %a [0, 1] : vector<1x1xf32> to f32
  return %1 : f32
}
// -----
func.func @f(%v: vector<4x1xf32>, %a: vector<4x1xf32>) -> vector<4x1xf32> {
  %1 = vector.multi_reduction <add>, %v, %a [] : vector<4x1xf32> to vector<4x1xf32>
  return %1 : vector<4x1xf32>
}
// -----
func.func @f(%v: vector<4xf32>) -> vector<2xf32> {
  %1 = vector.extract_strided_slice %v {offsets=[1],sizes=[2],strides=[1]} : vector<4xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f(%v: vector<4xf32>) -> vector<4xf32> {
  %1 = vector.extract_strided_slice %v {offsets=[0],sizes=[4],strides=[1]} : vector<4xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f(%v: vector<8xf32>) -> vector<2xf32> {
  %0 = vector.extract_strided_slice %v {offsets=[2],sizes=[4],strides=[1]} : vector<8xf32> to vector<4xf32>
  %1 = vector.extract_strided_slice %0 {offsets=[1],sizes=[2],strides=[1]} : vector<4xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f(%v: f32) -> vector<2xf32> {
  %0 = vector.broadcast %v : f32 to vector<4xf32>
  %1 = vector.extract_strided_slice %0 {offsets=[1],sizes=[2],strides=[1]} : vector<4xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f(%v: vector<4xf32>) -> vector<2x4xf32> {
  %0 = vector.broadcast %v : vector<4xf32> to vector<8x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets=[1],sizes=[2],strides=[1]} : vector<8x4xf32> to vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
// -----
func.func @f() -> vector<2xf32> {
  %0 = arith.constant dense<[1.,2.,3.,4.]> : vector<4xf32>
  %1 = vector.extract_strided_slice %0 {offsets=[1],sizes=[2],strides=[1]} : vector<4xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f() -> vector<2xf32> {
  %0 = arith.constant dense<1.0> : vector<4xf32>
  %1 = vector.extract_strided_slice %0 {offsets=[1],sizes=[2],strides=[1]} : vector<4xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.insert_strided_slice %b, %a {offsets=[1],strides=[1]} : vector<2xf32> into vector<4xf32>
  %1 = vector.extract_strided_slice %0 {offsets=[1],sizes=[2],strides=[1]} : vector<4xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> {
  %1 = vector.extract_strided_slice %a {offsets=[1],sizes=[2],strides=[1]} : vector<4xf32> to vector<2xf32>
  %0 = vector.insert_strided_slice %1, %a {offsets=[1],strides=[1]} : vector<2xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %b, %a {offsets=[0],strides=[1]} : vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %1 = vector.bitcast %0 : vector<4xi32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f() -> vector<4xi32> {
  %v = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  return %0 : vector<4xi32>
}
// -----
func.func @f() -> vector<8xi16> {
  %v = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  return %0 : vector<8xi16>
}
// -----
func.func @f(%v: vector<4xf32>, %w: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.shuffle %v, %w [0, 1, 2, 3] : vector<4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%v: vector<4xf32>, %w: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.shuffle %v, %w [4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f() -> vector<4xf32> {
  %v = arith.constant dense<[1.,2.]> : vector<2xf32>
  %w = arith.constant dense<[3.,4.]> : vector<2xf32>
  %0 = vector.shuffle %v, %w [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%v: f32) -> vector<4xf32> {
  %b = vector.broadcast %v : f32 to vector<2xf32>
  %0 = vector.shuffle %b, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%v: vector<2xf32>, %w: vector<2xf32>) -> vector<4xf32> {
  %0 = vector.shuffle %v, %w [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%a: f32) -> vector<3xf32> {
  %0 = vector.from_elements %a, %a, %a : vector<3xf32>
  return %0 : vector<3xf32>
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  return %1#0, %1#1 : f32, f32
}
// -----
func.func @f(%a: vector<2xf32>) -> vector<2xf32> {
  %1:2 = vector.to_elements %a : vector<2xf32>
  %0 = vector.from_elements %1#0, %1#1 : vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1 = vector.extract %0[1] : f32 from vector<2xf32>
  return %1 : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> vector<1xf32> {
  %0 = vector.from_elements %a, %b : vector<2x1xf32>
  %1 = vector.extract %0[1] : vector<1xf32> from vector<2x1xf32>
  return %1 : vector<1xf32>
}
// -----
func.func @f() -> vector<2xf32> {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %0 = vector.from_elements %a, %b : vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%v: vector<4xf32>) -> vector<2xf32> {
  %a = vector.extract %v[0] : f32 from vector<4xf32>
  %b = vector.extract %v[1] : f32 from vector<4xf32>
  %0 = vector.from_elements %a, %b : vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%v: vector<2xf32>) -> vector<2xf32> {
  %a = vector.extract %v[0] : f32 from vector<2xf32>
  %b = vector.extract %v[1] : f32 from vector<2xf32>
  %0 = vector.from_elements %a, %b : vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f() -> vector<4xindex> {
  %0 = vector.step : vector<4xindex>
  return %0 : vector<4xindex>
}
// -----
func.func @f() -> index {
  %0 = vector.vscale
  %1 = vector.vscale
  %2 = arith.addi %0, %1 : index
  return %2 : index
}
// -----
func.func @f(%v: vector<4xf32>) -> f32 {
  %k = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
// -----
func.func @f(%v: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
// -----
func.func @f(%v: vector<4xf32>, %k: vector<4xi1>) {
  vector.mask %k { } : vector<4xi1>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.fma %a, %b, %c : vector<4xf32>
  %1 = vector.fma %a, %b, %c : vector<4xf32>
  %2 = arith.addf %0, %1 : vector<4xf32>
  return %2 : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<4x4xf32> {
  %z = arith.constant dense<0.0> : vector<4x4xf32>
  %0 = vector.outerproduct %a, %a, %z : vector<4xf32>, vector<4xf32>
  return %0 : vector<4x4xf32>
}
// -----
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %z = arith.constant dense<0.0> : vector<4x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %1 = arith.addf %0, %c : vector<4x4xf32>
  return %1 : vector<4x4xf32>
}
// -----
func.func @f(%a: vector<4xf32>, %b: f32) -> vector<4xf32> {
  %s = vector.broadcast %b : f32 to vector<4xf32>
  %0 = arith.mulf %a, %s : vector<4xf32>
  %s2 = vector.broadcast %b : f32 to vector<4xf32>
  %1 = arith.mulf %s, %s2 : vector<4xf32>
  %2 = arith.addf %0, %1 : vector<4xf32>
  return %2 : vector<4xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %v = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %m[%i] : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>, %i: index) -> vector<4xf32> {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %v = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %c[%i] : memref<?xf32>, vector<4xf32>
  %k = vector.create_mask %i : vector<4xi1>
  %w = vector.maskedload %c[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %w : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<2x4xf32> {
  %s = vector.shape_cast %a : vector<4xf32> to vector<1x4xf32>
  %b = vector.broadcast %s : vector<1x4xf32> to vector<2x4xf32>
  return %b : vector<2x4xf32>
}
// -----
func.func @f(%a: vector<2x4xf32>) -> vector<4xf32> {
  %s = vector.shape_cast %a : vector<2x4xf32> to vector<8xf32>
  %b = vector.extract_strided_slice %s {offsets=[4],sizes=[4],strides=[1]} : vector<8xf32> to vector<4xf32>
  return %b : vector<4xf32>
}
// -----
func.func @f(%a: vector<8xf32>) -> vector<4xf32> {
  %s = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32>
  %b = vector.extract %s[1] : vector<4xf32> from vector<2x4xf32>
  return %b : vector<4xf32>
}
// -----
func.func @f(%a: vector<8xf32>) -> f32 {
  %s = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32>
  %b = vector.extract %s[1, 2] : f32 from vector<2x4xf32>
  return %b : f32
}
// -----
func.func @f(%a: vector<2x4xf32>) -> f32 {
  %s = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %b = vector.extract %s[1, 1] : f32 from vector<4x2xf32>
  return %b : f32
}
// -----
func.func @f(%a: vector<4x8xf32>) -> vector<8xf32> {
  %s = vector.extract_strided_slice %a {offsets=[1],sizes=[2],strides=[1]} : vector<4x8xf32> to vector<2x8xf32>
  %b = vector.extract %s[1] : vector<8xf32> from vector<2x8xf32>
  return %b : vector<8xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<1xf32> {
  %0 = vector.extract %a[0] : f32 from vector<4xf32>
  %1 = vector.broadcast %0 : f32 to vector<1xf32>
  return %1 : vector<1xf32>
}
// -----
func.func @f(%a: f32) -> f32 {
  %1 = vector.broadcast %a : f32 to vector<f32>
  %2 = vector.extract %1[] : f32 from vector<f32>
  return %2 : f32
}
// -----
func.func @f(%a: vector<f32>, %b: f32) -> vector<f32> {
  %2 = vector.insert %b, %a [] : f32 into vector<f32>
  return %2 : vector<f32>
}
// -----
func.func @f(%k: vector<4x4xi1>) -> vector<2x2xi1> {
  %0 = vector.constant_mask [3, 2] : vector<4x4xi1>
  %1 = vector.extract_strided_slice %0 {offsets=[1,1],sizes=[2,2],strides=[1,1]} : vector<4x4xi1> to vector<2x2xi1>
  return %1 : vector<2x2xi1>
}
// -----
func.func @f(%k: index) -> vector<4xi1> {
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c2, %k : vector<4x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<4x4xi1>
  return %1 : vector<4xi1>
}
// -----
func.func @f(%k: index) -> vector<4xi1> {
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c2, %k : vector<4x4xi1>
  %1 = vector.extract %0[3] : vector<4xi1> from vector<4x4xi1>
  return %1 : vector<4xi1>
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.interleave %a, %b : vector<4xf32> -> vector<8xf32>
  %1, %2 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}
// -----
func.func @f(%i: index, %v: vector<2xf32>) -> f32 {
  %c = arith.constant 5 : index
  %1 = vector.extract %v[%c] : f32 from vector<2xf32>
  return %1 : f32
}
// -----
func.func @f(%v: vector<2xf32>) -> f32 {
  %1 = vector.extract %v[-1] : f32 from vector<2xf32>
  return %1 : f32
}
