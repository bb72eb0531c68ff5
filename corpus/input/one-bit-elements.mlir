module attributes {test.a = dense<true> : tensor<2xui1>, test.b = dense<[true, false]> : tensor<2xsi1>, test.c = dense<[0, 1]> : tensor<2xui1>} {}
