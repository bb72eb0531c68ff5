module {
  func.func @a(%arg0: !shape.size, %arg1: index) -> (!shape.size, !shape.size, !shape.size, index, !shape.size, index, index, tensor<3xindex>, !shape.shape, index, !shape.size) {
    %c7 = shape.const_size 7
    %c5 = arith.constant 5 : index
    %0 = shape.const_shape [2, 3, 4, 2, 3, 4] : !shape.shape
    %1 = shape.const_shape [2, 3, 4] : tensor<3xindex>
    %c4 = arith.constant 4 : index
    %c24 = arith.constant 24 : index
    %c0 = shape.const_size 0
    %c8 = shape.const_size 8
    %c15 = shape.const_size 15
    %c1 = shape.const_size 1
    %c3 = arith.constant 3 : index
    %2 = shape.add %arg0, %c0 : !shape.size, !shape.size -> !shape.size
    return %c8, %c15, %c1, %c3, %2, %c24, %c4, %1, %0, %c5, %c7 : !shape.size, !shape.size, !shape.size, index, !shape.size, index, index, tensor<3xindex>, !shape.shape, index, !shape.size
  }
}

// -----
module {
  func.func @b(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: index) -> (!shape.shape, index, index, !shape.size, index) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = shape.const_shape [1, 5] : !shape.shape
    %1 = shape.from_extents %arg1, %arg2 : index, index
    %2 = shape.get_extent %1, %c1 : !shape.shape, index -> !shape.size
    %3 = shape.add %arg1, %arg1 : index, index -> index
    return %0, %c3, %3, %2, %arg1 : !shape.shape, index, index, !shape.size, index
  }
}

