// What is asked about the shapes of tensors, and what is demanded of them.
func.func @known(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %i: index) -> (tensor<2xindex>, tensor<?xindex>, index, index) {
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<?x3xf32> -> tensor<2xindex>
  %2 = tensor.cast %1 : tensor<2xindex> to tensor<?xindex>
  %3 = tensor.extract %1[%i] : tensor<2xindex>
  %4 = shape.rank %2 : tensor<?xindex> -> index
  return %0, %2, %3, %4 : tensor<2xindex>, tensor<?xindex>, index, index
}
func.func @reshaped(%a: tensor<?x3xf32>, %s: tensor<2xi32>) -> tensor<2xindex> {
  %r = tensor.reshape %a(%s) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}
func.func @broadcast(%s: !shape.shape, %t: tensor<?xindex>, %k: tensor<3xindex>, %e: tensor<0xindex>) -> (!shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape) {
  %c2 = shape.const_shape [2, 1] : !shape.shape
  %c3 = shape.const_shape [1, 3] : !shape.shape
  %0 = shape.broadcast %s, %c2, %c3, %s : !shape.shape, !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %k, %e : tensor<3xindex>, tensor<0xindex> -> tensor<?xindex>
  %cast = tensor.cast %k : tensor<3xindex> to tensor<?xindex>
  %2 = shape.broadcast %t, %cast : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %3 = shape.broadcast %c2, %c3 : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2, %3 : !shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape
}
func.func @demands(%s0: !shape.shape, %s1: !shape.shape, %s2: !shape.shape) -> (!shape.witness, !shape.witness, !shape.witness, i1) {
  %b01 = shape.cstr_broadcastable %s0, %s1 : !shape.shape, !shape.shape
  %b012 = shape.cstr_broadcastable %s0, %s1, %s2 : !shape.shape, !shape.shape, !shape.shape
  %0 = shape.assuming_all %b01, %b012
  %e01 = shape.cstr_eq %s0, %s1 : !shape.shape, !shape.shape
  %e12 = shape.cstr_eq %s1, %s2 : !shape.shape, !shape.shape
  %t = shape.const_witness true
  %1 = shape.assuming_all %t, %e01, %e12
  %c2 = shape.const_shape [2, 1] : !shape.shape
  %c3 = shape.const_shape [1, 3] : !shape.shape
  %2 = shape.cstr_broadcastable %c2, %c3 : !shape.shape, !shape.shape
  %3 = shape.is_broadcastable %s0, %s0 : !shape.shape, !shape.shape
  return %0, %1, %2, %3 : !shape.witness, !shape.witness, !shape.witness, i1
}
shape.function_library @shapes {
  func @same(%a: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %a : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {std.atan = @same}
