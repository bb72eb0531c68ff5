module {
  func.func @f(%arg0: tensor<3x2xi32>, %arg1: !shape.size, %arg2: tensor<3xi32>, %arg3: !llvm.ptr) {
    %0 = tosa.maximum %arg0, %arg0 {c = SINGLE_ROUND, foo = unit, odd name = "x"} : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %1 = tosa.abs %arg0 {foo, "odd name" = "x"} : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %2 = tosa.concat_shape  : () -> !tosa.shape<0>
    %3 = shape.const_shape  {foo}[2, 3] : !shape.shape
    %4 = "shape.debug_print"(%arg1) : (!shape.size) -> !shape.size
    %5 = shape.value_as_shape %arg2 : tensor<3xi32> -> !shape.shape
    omp.target private(%arg3 -> %arg4, %arg3 -> %arg5 : !llvm.ptr, !llvm.ptr) {
      omp.terminator
    }
    return
  }
  tosa.variable @var : tensor<2xf32> = [1]
  acc.routine @r func(@f) bind("foo") worker 
  acc.routine @s func(@f) gang([#acc.device_type<host>], )
  spirv.func @g(%arg0: !spirv.ptr<i32, Function>, %arg1: i32) "None" {
    spirv.Store "Function" %arg0, %arg1 : i32 {foo}
    spirv.Store "Function" %arg0, %arg1 ["Volatile"] : i32 {foo}
    spirv.Return
  }
}

