// bufferize: tosa
func.func @shapes(%a: tensor<2x3x4xi32>, %b: tensor<2x3x4xi32>) -> (tensor<4x6xi32>, tensor<2x8x4xi32>) {
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x6x4xi32>
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<2x6x4xi32>) -> tensor<2x6x4xi32>
  %shape = tosa.const_shape {values = dense<[12, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.reshape %1, %shape : (tensor<2x6x4xi32>, !tosa.shape<2>) -> tensor<12x4xi32>
  %3 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<12x4xi32>) -> tensor<4x12xi32>
  %start = tosa.const_shape {values = dense<[0, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.slice %3, %start, %size : (tensor<4x12xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x6xi32>
  %pad = tosa.const_shape {values = dense<[0, 0, 1, 1, 0, 0]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %seven = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %5 = tosa.pad %0, %pad, %seven : (tensor<2x6x4xi32>, !tosa.shape<6>, tensor<1xi32>) -> tensor<2x8x4xi32>
  return %4, %5 : tensor<4x6xi32>, tensor<2x8x4xi32>
}
