module {
  func.func @a(%arg0: !shape.witness, %arg1: !shape.shape, %arg2: !shape.size, %arg3: !shape.value_shape, %arg4: tensor<?xindex>, %arg5: index, %arg6: tensor<?x4xf32>, %arg7: i1) {
    %0 = shape.cstr_broadcastable %arg1, %arg4 : !shape.shape, tensor<?xindex>
    %1 = shape.cstr_eq %arg1, %arg4 : !shape.shape, tensor<?xindex>
    %2 = shape.cstr_require %arg7, "msg"
    %3 = "shape.debug_print"(%arg1) : (!shape.shape) -> !shape.shape
    %4 = shape.is_broadcastable %arg1, %arg4 : !shape.shape, tensor<?xindex>
    %5 = shape.meet %arg1, %arg1 : !shape.shape, !shape.shape -> !shape.shape
    %6 = shape.reduce(%arg1, %arg2) : !shape.shape -> !shape.size {
    ^bb0(%arg8: index, %arg9: !shape.size, %arg10: !shape.size):
      %7 = shape.mul %arg10, %arg9 : !shape.size, !shape.size -> !shape.size
      shape.yield %7 : !shape.size
    }
    return
  }
}

// -----
module {
  func.func @c(%arg0: !shape.witness, %arg1: i1) -> tensor<2xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<2xf32>
    %0 = shape.assuming %arg0 -> (tensor<2xf32>) {
      shape.assuming_yield %cst : tensor<2xf32>
    }
    return %0 : tensor<2xf32>
  }
}

