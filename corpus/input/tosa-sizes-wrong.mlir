func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<*xf32>) {
  %0 = "tosa.dim"(%a) <{axis = 3 : i32}> : (tensor<2x3x4xf32>) -> !tosa.shape<2>
  return
}
// -----
func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<*xf32>) {
  %0 = tosa.const_shape {values = dense<[1,2,3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %2 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.concat_shape %0, %0 : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<4>
  return
}
// -----
func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<*xf32>) {
  %0 = tosa.const_shape {values = dense<[1,2,3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %t = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %s, %t : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<3>
  return
}
// -----
func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<*xf32>) {
  %0 = tosa.const_shape {values = dense<[1,2,3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %t = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %s, %t : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<3>
  return
}
// -----
func.func @f(%a: tensor<2x3x4xf32>, %s: tensor<1xi32>) {
  %0 = tosa.const_shape {values = dense<[1,2,3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %t = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %s, %t : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<3>
  return
}
// -----
func.func @f(%a: tensor<2x3x4xf32>, %s: tensor<1xi32>) {
  %0 = tosa.const_shape {values = dense<[1,2,3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %t = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %t, %s : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<3>
  return
}
// -----
func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<*xf32>) {
  %0 = "tosa.dim"(%a) <{axis = 3 : i32}> : (tensor<2x3x4xf32>) -> !tosa.shape<1>
  return
}
