spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) { spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<2xi8> }
// -----
spirv.ARM.Graph @g(%x: i8) -> !spirv.arm.tensor<2xi8>
// -----
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) -> i8
// -----
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<3xi8> { spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<2xi8> }
// -----
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8>, !spirv.arm.tensor<2xi8>) { spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<2xi8> }
// -----
func.func @g(%x: !spirv.arm.tensor<2xi8>) { spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<2xi8> }
// -----
spirv.ARM.Graph @g(!spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> { %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2xi8> spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2xi8> }
// -----
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8> {spirv.foo}) { spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<2xi8> }
// -----
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Input>}) { spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<2xi8> }
// -----
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> { spirv.Return }
// -----
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> { }
// -----
spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> attributes {entry_point = 1}
// -----
func.func @h() { spirv.ARM.GraphEntryPoint @g return }
// -----
spirv.ARM.GraphEntryPoint @g
// -----
spirv.ARM.GraphEntryPoint @g::@h
// -----
spirv.ARM.GraphEntryPoint @g, @v, 3
// -----
spirv.ARM.GraphEntryPoint @g {foo}
