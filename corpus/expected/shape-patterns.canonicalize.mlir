module {
  func.func @known(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: index) -> (tensor<2xindex>, tensor<?xindex>, index, index) {
    %c2 = arith.constant 2 : index
    %0 = shape.const_shape [2, 3] : tensor<2xindex>
    %1 = shape.shape_of %arg1 : tensor<?x3xf32> -> tensor<?xindex>
    %dim = tensor.dim %arg1, %arg2 : tensor<?x3xf32>
    return %0, %1, %dim, %c2 : tensor<2xindex>, tensor<?xindex>, index, index
  }
  func.func @reshaped(%arg0: tensor<?x3xf32>, %arg1: tensor<2xi32>) -> tensor<2xindex> {
    %0 = arith.index_cast %arg1 : tensor<2xi32> to tensor<2xindex>
    return %0 : tensor<2xindex>
  }
  func.func @broadcast(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<3xindex>, %arg3: tensor<0xindex>) -> (!shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape) {
    %0 = shape.const_shape [2, 3] : !shape.shape
    %1 = shape.const_shape [2, 3] : tensor<2xindex>
    %2 = shape.broadcast %arg0, %1 : !shape.shape, tensor<2xindex> -> !shape.shape
    %cast = tensor.cast %arg2 : tensor<3xindex> to tensor<?xindex>
    %3 = shape.broadcast %arg1, %arg2 : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
    return %2, %cast, %3, %0 : !shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape
  }
  func.func @demands(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> (!shape.witness, !shape.witness, !shape.witness, i1) {
    %true = arith.constant true
    %0 = shape.const_witness true
    %1 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape
    %2 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
    %3 = shape.cstr_eq %arg1, %arg2 : !shape.shape, !shape.shape
    %4 = shape.cstr_eq %arg0, %arg1, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
    return %1, %4, %0, %true : !shape.witness, !shape.witness, !shape.witness, i1
  }
  shape.function_library @shapes {
    func @same(%arg0: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {std.atan = @same}
}

