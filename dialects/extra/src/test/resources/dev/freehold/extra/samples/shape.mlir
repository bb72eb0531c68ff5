module {
  func.func @a(%arg0: !shape.witness, %arg1: !shape.shape, %arg2: !shape.size, %arg3: !shape.value_shape, %arg4: tensor<?xindex>, %arg5: index, %arg6: tensor<?x4xf32>, %arg7: i1) {
    %0 = shape.add %arg2, %arg2 : !shape.size, !shape.size -> !shape.size
    %1 = shape.add %arg5, %arg5 {a} : index, index -> index
    %2 = shape.any %arg1, %arg1 : !shape.shape, !shape.shape -> !shape.shape
    %3 = shape.assuming_all %arg0, %arg0
    %4 = shape.broadcast %arg1, %arg4 : !shape.shape, tensor<?xindex> -> !shape.shape
    %5 = shape.broadcast %arg4, %arg4 {error = "x"} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %6 = shape.concat %arg1, %arg1 : !shape.shape, !shape.shape -> !shape.shape
    %7 = shape.const_shape [1, 2, 3] : !shape.shape
    %8 = shape.const_shape [1, 2] : tensor<2xindex>
    %c3 = shape.const_size 3
    %9 = shape.const_witness true
    %10 = shape.cstr_broadcastable %arg1, %arg4 : !shape.shape, tensor<?xindex>
    %11 = shape.cstr_eq %arg1, %arg4 : !shape.shape, tensor<?xindex>
    %12 = shape.cstr_require %arg7, "msg"
    %13 = "shape.debug_print"(%arg1) : (!shape.shape) -> !shape.shape
    %14 = shape.dim %arg6, %arg5 : tensor<?x4xf32>, index -> index
    %15 = shape.div %arg2, %arg5 : !shape.size, index -> !shape.size
    %16 = shape.from_extent_tensor %arg4 : tensor<?xindex>
    %17 = shape.from_extents %arg5, %arg2 : index, !shape.size
    %18 = shape.get_extent %arg1, %arg2 : !shape.shape, !shape.size -> !shape.size
    %19 = shape.get_extent %arg4, %arg5 : tensor<?xindex>, index -> index
    %20 = shape.index_to_size %arg5
    %21 = shape.is_broadcastable %arg1, %arg4 : !shape.shape, tensor<?xindex>
    %22 = shape.max %arg1, %arg1 : !shape.shape, !shape.shape -> !shape.shape
    %23 = shape.meet %arg1, %arg1 : !shape.shape, !shape.shape -> !shape.shape
    %24 = shape.min %arg2, %arg2 : !shape.size, !shape.size -> !shape.size
    %25 = shape.mul %arg5, %arg5 : index, index -> index
    %26 = shape.num_elements %arg1 : !shape.shape -> !shape.size
    %27 = shape.rank %arg4 : tensor<?xindex> -> index
    %28 = shape.reduce(%arg1, %arg2) : !shape.shape -> !shape.size {
    ^bb0(%arg8: index, %arg9: !shape.size, %arg10: !shape.size):
      %38 = shape.mul %arg10, %arg9 : !shape.size, !shape.size -> !shape.size
      shape.yield %38 : !shape.size
    }
    %29 = shape.shape_eq %arg1, %arg4 : !shape.shape, tensor<?xindex>
    %30 = shape.shape_of %arg6 : tensor<?x4xf32> -> tensor<2xindex>
    %31 = shape.shape_of %arg3 : !shape.value_shape -> !shape.shape
    %32 = shape.size_to_index %arg2 : !shape.size
    %33 = shape.size_to_index %arg5 : index
    %head, %tail = "shape.split_at"(%arg1, %arg5) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %34 = shape.to_extent_tensor %arg1 : !shape.shape -> tensor<?xindex>
    %35 = shape.value_of %arg3 : tensor<?x4xf32>
    %36 = shape.with_shape %arg3, %arg1 : !shape.value_shape, !shape.shape
    %37 = shape.value_as_shape %arg4 : tensor<?xindex> -> !shape.shape
    return
  }
}
// -----
module {
  func.func @s(%arg0: !shape.witness, %arg1: f32) -> f32 {
    %0 = shape.assuming %arg0 -> (f32) {
      shape.assuming_yield %arg1 : f32
    }
    %c3_i32 = arith.constant 3 : i32
    %1 = math.fpowi %arg1, %c3_i32 : f32, i32
    return %0 : f32
  }
}
// -----
module {
  shape.function_library @shapes {
    func @same(%arg0: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {std.atan = @same}
}
