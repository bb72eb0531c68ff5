// What functions of known shapes and sizes are.
func.func @a(%x: !shape.size, %i: index) -> (!shape.size, !shape.size, !shape.size, index, !shape.size, index, index, tensor<3xindex>, !shape.shape, index, !shape.size) {
  %5 = shape.const_size 5
  %3 = shape.const_size 3
  %z = shape.const_size 0
  %0 = shape.add %5, %3 : !shape.size, !shape.size -> !shape.size
  %1 = shape.mul %5, %3 : !shape.size, !shape.size -> !shape.size
  %2 = shape.div %5, %3 : !shape.size, !shape.size -> !shape.size
  %c7 = arith.constant 7 : index
  %c2 = arith.constant 2 : index
  %4 = shape.div %c7, %c2 : index, index -> index
  %6 = shape.add %x, %z : !shape.size, !shape.size -> !shape.size
  %s = shape.const_shape [2, 3, 4] : !shape.shape
  %t = shape.const_shape [2, 3, 4] : tensor<3xindex>
  %7 = shape.num_elements %t : tensor<3xindex> -> index
  %8 = shape.get_extent %t, %c2 : tensor<3xindex>, index -> index
  %9 = shape.to_extent_tensor %s : !shape.shape -> tensor<3xindex>
  %10 = shape.concat %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %11 = shape.size_to_index %5 : !shape.size
  %12 = shape.index_to_size %c7
  return %0, %1, %2, %4, %6, %7, %8, %9, %10, %11, %12 : !shape.size, !shape.size, !shape.size, index, !shape.size, index, index, tensor<3xindex>, !shape.shape, index, !shape.size
}

// -----

func.func @b(%t: tensor<?x4xf32>, %x: index, %y: index) -> (!shape.shape, index, index, !shape.size, index) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = shape.from_extents %c1, %c5 : index, index
  %1 = shape.from_extents %x, %y : index, index
  %2 = shape.get_extent %1, %c1 : !shape.shape, index -> !shape.size
  %z0 = arith.constant 0 : index
  %q = shape.add %x, %z0 : index, index -> index
  %keep = arith.addi %q, %x : index
  %s = shape.const_shape [2, 3, 4] : tensor<3xindex>
  %3 = shape.rank %s : tensor<3xindex> -> index
  %4 = shape.add %x, %x : index, index -> index
  %sz = shape.index_to_size %x
  %5 = shape.size_to_index %sz : !shape.size
  return %0, %3, %4, %2, %5 : !shape.shape, index, index, !shape.size, index
}
