module {
  func.func @known(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: index) -> (tensor<2xindex>, tensor<?xindex>, index, index) {
    %0 = shape.shape_of %arg0 : tensor<2x3xf32> -> tensor<2xindex>
    %1 = shape.shape_of %arg1 : tensor<?x3xf32> -> tensor<2xindex>
    %cast = tensor.cast %1 : tensor<2xindex> to tensor<?xindex>
    %extracted = tensor.extract %1[%arg2] : tensor<2xindex>
    %2 = shape.rank %cast : tensor<?xindex> -> index
    return %0, %cast, %extracted, %2 : tensor<2xindex>, tensor<?xindex>, index, index
  }
  func.func @reshaped(%arg0: tensor<?x3xf32>, %arg1: tensor<2xi32>) -> tensor<2xindex> {
    %reshape = tensor.reshape %arg0(%arg1) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %0 = shape.shape_of %reshape : tensor<?x?xf32> -> tensor<2xindex>
    return %0 : tensor<2xindex>
  }
  func.func @broadcast(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<3xindex>, %arg3: tensor<0xindex>) -> (!shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape) {
    %0 = shape.const_shape [2, 1] : !shape.shape
    %1 = shape.const_shape [1, 3] : !shape.shape
    %2 = shape.broadcast %arg0, %0, %1, %arg0 : !shape.shape, !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %3 = shape.broadcast %arg2, %arg3 : tensor<3xindex>, tensor<0xindex> -> tensor<?xindex>
    %cast = tensor.cast %arg2 : tensor<3xindex> to tensor<?xindex>
    %4 = shape.broadcast %arg1, %cast : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %5 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
    return %2, %3, %4, %5 : !shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape
  }
  func.func @demands(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) -> (!shape.witness, !shape.witness, !shape.witness, i1) {
    %0 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
    %1 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape
    %2 = shape.assuming_all %0, %1
    %3 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
    %4 = shape.cstr_eq %arg1, %arg2 : !shape.shape, !shape.shape
    %5 = shape.const_witness true
    %6 = shape.assuming_all %5, %3, %4
    %7 = shape.const_shape [2, 1] : !shape.shape
    %8 = shape.const_shape [1, 3] : !shape.shape
    %9 = shape.cstr_broadcastable %7, %8 : !shape.shape, !shape.shape
    %10 = shape.is_broadcastable %arg0, %arg0 : !shape.shape, !shape.shape
    return %2, %6, %9, %10 : !shape.witness, !shape.witness, !shape.witness, i1
  }
  shape.function_library @shapes {
    func @same(%arg0: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {std.atan = @same}
}

