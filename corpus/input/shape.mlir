func.func @a(%w: !shape.witness, %s: !shape.shape, %z: !shape.size, %v: !shape.value_shape, %e: tensor<?xindex>, %i: index, %t: tensor<?x4xf32>, %b: i1) {
  %0 = shape.add %z, %z : !shape.size, !shape.size -> !shape.size
  %1 = shape.add %i, %i {a} : index, index -> index
  %2 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.assuming_all %w, %w
  %4 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %5 = shape.broadcast %e, %e {error = "x"} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %6 = shape.concat %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %7 = shape.const_shape [1, 2, 3] : !shape.shape
  %8 = shape.const_shape [1, 2] : tensor<2xindex>
  %9 = shape.const_size 3
  %10 = shape.const_witness true
  %11 = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %12 = shape.cstr_eq %s, %e : !shape.shape, tensor<?xindex>
  %13 = shape.cstr_require %b, "msg"
  %14 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %15 = shape.dim %t, %i : tensor<?x4xf32>, index -> index
  %16 = shape.div %z, %i : !shape.size, index -> !shape.size
  %17 = shape.from_extent_tensor %e : tensor<?xindex>
  %18 = shape.from_extents %i, %z : index, !shape.size
  %19 = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
  %20 = shape.get_extent %e, %i : tensor<?xindex>, index -> index
  %21 = shape.index_to_size %i
  %22 = shape.is_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %23 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %24 = shape.meet %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %25 = shape.min %z, %z : !shape.size, !shape.size -> !shape.size
  %26 = shape.mul %i, %i : index, index -> index
  %27 = shape.num_elements %s : !shape.shape -> !shape.size
  %28 = shape.rank %e : tensor<?xindex> -> index
  %29 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
    %u = shape.mul %acc, %dim : !shape.size, !shape.size -> !shape.size
    shape.yield %u : !shape.size
  }
  %30 = shape.shape_eq %s, %e : !shape.shape, tensor<?xindex>
  %31 = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %32 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %33 = shape.size_to_index %z : !shape.size
  %34 = shape.size_to_index %i : index
  %35, %36 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %37 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %38 = shape.value_of %v : tensor<?x4xf32>
  %39 = shape.with_shape %v, %s : !shape.value_shape, !shape.shape
  %40 = shape.value_as_shape %e : tensor<?xindex> -> !shape.shape
  return
}
// -----
func.func @c(%w: !shape.witness, %b: i1) -> tensor<2xf32> {
  %t = shape.const_witness true
  %0 = shape.assuming %t -> tensor<2xf32> {
    %1 = arith.constant dense<1.0> : tensor<2xf32>
    shape.assuming_yield %1 : tensor<2xf32>
  }
  %k = shape.assuming_all %t, %w, %w
  %u:2 = shape.assuming %k -> (tensor<2xf32>, tensor<2xf32>) {
    shape.assuming_yield %0, %0 : tensor<2xf32>, tensor<2xf32>
  }
  return %u#1 : tensor<2xf32>
}
