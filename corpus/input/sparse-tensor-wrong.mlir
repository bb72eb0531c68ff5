// What operations refuse, each in a module of its own.
func.func @f(%f: f32, %g: f64) {
  %25 = "sparse_tensor.unary"(%f) ({
    ^bb0(%a: f32):
      "sparse_tensor.yield"(%g) : (f64) -> ()
  }, {}) {bla} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  %25 = "sparse_tensor.unary"(%f) ({
    ^bb0(%a: f64):
      "sparse_tensor.yield"(%g) : (f64) -> ()
  }, {}) {bla} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  %25 = "sparse_tensor.unary"(%f) ({
    ^bb0:
      "sparse_tensor.yield"(%g) : (f64) -> ()
  }, {}) {bla} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  %25 = "sparse_tensor.unary"(%f) ({
    ^bb0(%a: f32):
      return
  }, {}) {bla} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  %25 = "sparse_tensor.unary"(%f) ({}, {
    ^bb0:
      "sparse_tensor.yield"(%f) : (f32) -> ()
  }) {bla} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  %26 = arith.addf %f, %f : f32
  %25 = "sparse_tensor.unary"(%f) ({}, {
    ^bb0:
      "sparse_tensor.yield"(%26) : (f32) -> ()
  }) {bla} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  %25 = "sparse_tensor.binary"(%f, %g) ({}, {}, {}) {right_identity} : (f32, f64) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  %26 = "sparse_tensor.reduce"(%f, %f, %f) ({
    ^bb0(%a: f32, %b: f32):
      "sparse_tensor.yield"() : () -> ()
  }) {bla} : (f32, f32, f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  %26 = "sparse_tensor.reduce"(%f, %g, %f) ({
    ^bb0(%a: f32, %b: f32):
      "sparse_tensor.yield"() : () -> ()
  }) {bla} : (f32, f64, f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  %27 = "sparse_tensor.select"(%f) ({
    ^bb0(%a: f32):
      sparse_tensor.yield %f : f32
  }) {bla} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  "sparse_tensor.yield"() : () -> ()
}
// -----
func.func @f(%f: f32, %t: tensor<4xf32>) {
  "sparse_tensor.foreach"(%t) ({
    ^bb0(%x: i32, %a: f64):
      "sparse_tensor.yield"() : () -> ()
  }) {bla} : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%f: f32, %t: tensor<4xf32>) {
  "sparse_tensor.foreach"(%t) ({
    ^bb0(%x: index, %a: f32, %b: f32):
      "sparse_tensor.yield"() : () -> ()
  }) {bla} : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%f: f32, %t: tensor<4xf32>) {
  "sparse_tensor.foreach"(%t) ({
    ^bb0(%x: index, %a: f32):
      "sparse_tensor.yield"(%f) : (f32) -> ()
  }) {bla, order = affine_map<(d0, d1) -> (d0)>} : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%f: f32, %t: tensor<4xf32>) {
  "sparse_tensor.foreach"(%t) ({
    ^bb0(%x: index, %a: f32):
      "sparse_tensor.yield"(%f) : (f32) -> ()
  }) {bla} : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %22:2 = "sparse_tensor.push_back"(%i, %m, %i) : (index, memref<?xf32>, index) -> (memref<?xf32>, index)
  return
}
// -----
func.func @f(%i: index, %m: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %22:2 = "sparse_tensor.push_back"(%i, %m, %f, %c0) : (index, memref<?xf32>, f32, index) -> (memref<?xf32>, index)
  return
}
// -----
func.func @f(%i: index, %m: memref<2x?xf32>, %f: f32) {
  %22:2 = "sparse_tensor.push_back"(%i, %m, %f) : (index, memref<2x?xf32>, f32) -> (memref<2x?xf32>, index)
  return
}
// -----
func.func @f(%i: index, %m: memref<?xf32>, %f: f32) {
  %22:2 = "sparse_tensor.push_back"(%i, %m, %f) : (index, memref<?xf32>, f32) -> (memref<3xf32>, index)
  return
}
// -----
func.func @f(%mi: memref<4xindex>, %m: memref<?xf32>, %f: f32) {
  %i = arith.constant 10 : index
  "sparse_tensor.sort"(%i, %mi, %mi) {perm_map = affine_map<(d0, d1) -> (d1, d1)>, algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (index, memref<4xindex>, memref<4xindex>) -> ()
  return
}
// -----
func.func @f(%mi: memref<4xf32>, %m: memref<?xf32>, %f: f32) {
  %i = arith.constant 10 : index
  "sparse_tensor.sort"(%i, %mi, %mi) {perm_map = affine_map<(d0, d1) -> (d1, d1)>, algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (index, memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32}>
func.func @f(%t: tensor<2x3xf32, #C>, %m: memref<?xf32>, %mb: memref<?xi1>, %mi: memref<?xindex>, %i: index) {
  %0 = "sparse_tensor.concatenate"(%t, %t) {dimension = 1 : index} : (tensor<2x3xf32, #C>, tensor<2x3xf32, #C>) -> tensor<4x3xf32>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32}>
func.func @f(%t: tensor<2x3xf32, #C>, %m: memref<?xf32>, %mb: memref<?xi1>, %mi: memref<?xindex>, %i: index) {
  %0 = "sparse_tensor.concatenate"(%t, %t) {dimension = 0 : index} : (tensor<2x3xf32, #C>, tensor<2x3xf32, #C>) -> tensor<4x4xf32>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32}>
func.func @f(%t: tensor<2x3xf32, #C>, %m: memref<?xf32>, %mb: memref<?xi1>, %mi: memref<?xindex>, %i: index) {
  %20 = "sparse_tensor.compress"(%m, %mb, %mi, %i, %t) : (memref<?xf32>, memref<?xi1>, memref<?xindex>, index, tensor<2x3xf32, #C>) -> tensor<2x3xf32, #C>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32}>
func.func @f(%t: tensor<2x3xf32, #C>, %m: memref<?xf32>, %mb: memref<?xi8>, %mi: memref<?xindex>, %i: index) {
  %20 = "sparse_tensor.compress"(%m, %mb, %mi, %i, %t) : (memref<?xf32>, memref<?xi8>, memref<?xindex>, index, tensor<2x3xf32, #C>) -> tensor<2x3xf32, #C>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32}>
func.func @f(%t: tensor<2x3xf32, #C>, %m: memref<?x3xf32>, %mb: memref<?xi8>, %mi: memref<?xindex>, %i: index) {
  %20 = "sparse_tensor.compress"(%m, %mb, %mi, %i, %t) : (memref<?x3xf32>, memref<?xi8>, memref<?xindex>, index, tensor<2x3xf32, #C>) -> tensor<2x3xf32, #C>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32}>
func.func @f(%p: tensor<?xindex>, %c: tensor<?xi32>, %v: tensor<?xf32>) {
  %0 = "sparse_tensor.assemble"(%p, %c, %v) : (tensor<?xindex>, tensor<?xi32>, tensor<?xf32>) -> tensor<4x8xf64, #C>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32}>
func.func @f(%p: tensor<?xindex>, %c: tensor<?xi32>, %v: tensor<?xf32>) {
  %0 = "sparse_tensor.assemble"(%p, %v) : (tensor<?xindex>, tensor<?xf32>) -> tensor<4x8xf64, #C>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), crdWidth = 32}>
func.func @f(%p: tensor<?xindex>, %c: tensor<?x2xi32>, %v: tensor<?xf32>) {
  %0 = "sparse_tensor.assemble"(%p, %c, %v) : (tensor<?xindex>, tensor<?x2xi32>, tensor<?xf32>) -> tensor<4x8xf32, #C>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), crdWidth = 32}>
func.func @f(%p: tensor<?xindex>, %c: tensor<?xi32>, %v: tensor<?xf32>) {
  %0 = "sparse_tensor.assemble"(%p, %c, %c, %v) : (tensor<?xindex>, tensor<?xi32>, tensor<?xi32>, tensor<?xf32>) -> tensor<4x8xf32, #C>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : batch, d1 : compressed), crdWidth = 32}>
func.func @f(%p: tensor<4x?xindex>, %c: tensor<4x?xi32>, %v: tensor<4x?xf32>) {
  %0 = "sparse_tensor.assemble"(%p, %c, %v) : (tensor<4x?xindex>, tensor<4x?xi32>, tensor<4x?xf32>) -> tensor<4x8xf32, #C>
  %1 = sparse_tensor.values %0 : tensor<4x8xf32, #C> to memref<4x?xf32>
  return
}
