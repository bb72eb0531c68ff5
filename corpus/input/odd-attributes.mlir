func.func @f(%a: tensor<3x2xi32>, %s: !shape.size, %i: tensor<3xi32>, %p: !llvm.ptr) {
  %0 = "tosa.maximum"(%a, %a) {foo, "odd name" = "x", c = #tosa.rounding_mode<SINGLE_ROUND>} : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
  %1 = "tosa.abs"(%a) {foo, "odd name" = "x"} : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %2 = "tosa.concat_shape"() : () -> !tosa.shape<0>
  %3 = "shape.const_shape"() <{shape = dense<[2, 3]> : tensor<2xindex>}> {foo} : () -> !shape.shape
  %4 = "shape.debug_print"(%s) : (!shape.size) -> !shape.size
  %5 = "shape.value_as_shape"(%i) : (tensor<3xi32>) -> !shape.shape
  "omp.target"(%p, %p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0>}> ({
  ^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
    "omp.terminator"() : () -> ()
  }) : (!llvm.ptr, !llvm.ptr) -> ()
  return
}
"tosa.variable"() <{sym_name = "var", type = f32, var_shape = dense<2> : tensor<1xindex>, initial_value = [1]}> : () -> ()
"acc.routine"() <{bindStrName = ["foo"], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @f, sym_name = "r", worker = []}> : () -> ()
"acc.routine"() <{func_name = @f, gang = [#acc.device_type<host>], gangDimDeviceType = [#acc.device_type<radeon>], sym_name = "s", gangDim = []}> : () -> ()
spirv.func @g(%p: !spirv.ptr<i32, Function>, %v: i32) "None" {
  "spirv.Store"(%p, %v) {foo} : (!spirv.ptr<i32, Function>, i32) -> ()
  "spirv.Store"(%p, %v) {memory_access = #spirv.memory_access<Volatile>, foo} : (!spirv.ptr<i32, Function>, i32) -> ()
  spirv.Return
}
