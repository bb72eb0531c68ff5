"builtin.module"() ({
  "func.func"() <{function_type = (!shape.witness, !shape.shape, !shape.size, !shape.value_shape, tensor<?xindex>, index, tensor<?x4xf32>, i1) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: !shape.witness, %arg1: !shape.shape, %arg2: !shape.size, %arg3: !shape.value_shape, %arg4: tensor<?xindex>, %arg5: index, %arg6: tensor<?x4xf32>, %arg7: i1):
    %0 = "shape.add"(%arg2, %arg2) : (!shape.size, !shape.size) -> !shape.size
    %1 = "shape.add"(%arg5, %arg5) {a} : (index, index) -> index
    %2 = "shape.any"(%arg1, %arg1) : (!shape.shape, !shape.shape) -> !shape.shape
    %3 = "shape.assuming_all"(%arg0, %arg0) : (!shape.witness, !shape.witness) -> !shape.witness
    %4 = "shape.broadcast"(%arg1, %arg4) : (!shape.shape, tensor<?xindex>) -> !shape.shape
    %5 = "shape.broadcast"(%arg4, %arg4) <{error = "x"}> : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
    %6 = "shape.concat"(%arg1, %arg1) : (!shape.shape, !shape.shape) -> !shape.shape
    %7 = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> !shape.shape
    %8 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<2xindex>
    %9 = "shape.const_size"() <{value = 3 : index}> : () -> !shape.size
    %10 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
    %11 = "shape.cstr_broadcastable"(%arg1, %arg4) : (!shape.shape, tensor<?xindex>) -> !shape.witness
    %12 = "shape.cstr_eq"(%arg1, %arg4) : (!shape.shape, tensor<?xindex>) -> !shape.witness
    %13 = "shape.cstr_require"(%arg7) <{msg = "msg"}> : (i1) -> !shape.witness
    %14 = "shape.debug_print"(%arg1) : (!shape.shape) -> !shape.shape
    %15 = "shape.dim"(%arg6, %arg5) : (tensor<?x4xf32>, index) -> index
    %16 = "shape.div"(%arg2, %arg5) : (!shape.size, index) -> !shape.size
    %17 = "shape.from_extent_tensor"(%arg4) : (tensor<?xindex>) -> !shape.shape
    %18 = "shape.from_extents"(%arg5, %arg2) : (index, !shape.size) -> !shape.shape
    %19 = "shape.get_extent"(%arg1, %arg2) : (!shape.shape, !shape.size) -> !shape.size
    %20 = "shape.get_extent"(%arg4, %arg5) : (tensor<?xindex>, index) -> index
    %21 = "shape.index_to_size"(%arg5) : (index) -> !shape.size
    %22 = "shape.is_broadcastable"(%arg1, %arg4) : (!shape.shape, tensor<?xindex>) -> i1
    %23 = "shape.max"(%arg1, %arg1) : (!shape.shape, !shape.shape) -> !shape.shape
    %24 = "shape.meet"(%arg1, %arg1) : (!shape.shape, !shape.shape) -> !shape.shape
    %25 = "shape.min"(%arg2, %arg2) : (!shape.size, !shape.size) -> !shape.size
    %26 = "shape.mul"(%arg5, %arg5) : (index, index) -> index
    %27 = "shape.num_elements"(%arg1) : (!shape.shape) -> !shape.size
    %28 = "shape.rank"(%arg4) : (tensor<?xindex>) -> index
    %29 = "shape.reduce"(%arg1, %arg2) ({
    ^bb0(%arg8: index, %arg9: !shape.size, %arg10: !shape.size):
      %40 = "shape.mul"(%arg10, %arg9) : (!shape.size, !shape.size) -> !shape.size
      "shape.yield"(%40) : (!shape.size) -> ()
    }) : (!shape.shape, !shape.size) -> !shape.size
    %30 = "shape.shape_eq"(%arg1, %arg4) : (!shape.shape, tensor<?xindex>) -> i1
    %31 = "shape.shape_of"(%arg6) : (tensor<?x4xf32>) -> tensor<2xindex>
    %32 = "shape.shape_of"(%arg3) : (!shape.value_shape) -> !shape.shape
    %33 = "shape.size_to_index"(%arg2) : (!shape.size) -> index
    %34 = "shape.size_to_index"(%arg5) : (index) -> index
    %35:2 = "shape.split_at"(%arg1, %arg5) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %36 = "shape.to_extent_tensor"(%arg1) : (!shape.shape) -> tensor<?xindex>
    %37 = "shape.value_of"(%arg3) : (!shape.value_shape) -> tensor<?x4xf32>
    %38 = "shape.with_shape"(%arg3, %arg1) : (!shape.value_shape, !shape.shape) -> !shape.value_shape
    %39 = "shape.value_as_shape"(%arg4) : (tensor<?xindex>) -> !shape.shape
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.witness, i1) -> tensor<2xf32>, sym_name = "c"}> ({
  ^bb0(%arg0: !shape.witness, %arg1: i1):
    %0 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
    %1 = "shape.assuming"(%0) ({
      %4 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
      "shape.assuming_yield"(%4) : (tensor<2xf32>) -> ()
    }) : (!shape.witness) -> tensor<2xf32>
    %2 = "shape.assuming_all"(%0, %arg0, %arg0) : (!shape.witness, !shape.witness, !shape.witness) -> !shape.witness
    %3:2 = "shape.assuming"(%2) ({
      "shape.assuming_yield"(%1, %1) : (tensor<2xf32>, tensor<2xf32>) -> ()
    }) : (!shape.witness) -> (tensor<2xf32>, tensor<2xf32>)
    "func.return"(%3#1) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

