"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x2xi32>, !shape.size, tensor<3xi32>, !llvm.ptr) -> (), sym_name = "f"}> ({
  ^bb0(%arg2: tensor<3x2xi32>, %arg3: !shape.size, %arg4: tensor<3xi32>, %arg5: !llvm.ptr):
    %0 = "tosa.maximum"(%arg2, %arg2) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> {c = #tosa.rounding_mode<SINGLE_ROUND>, foo, "odd name" = "x"} : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %1 = "tosa.abs"(%arg2) {foo, "odd name" = "x"} : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %2 = "tosa.concat_shape"() : () -> !tosa.shape<0>
    %3 = "shape.const_shape"() <{shape = dense<[2, 3]> : tensor<2xindex>}> {foo} : () -> !shape.shape
    %4 = "shape.debug_print"(%arg3) : (!shape.size) -> !shape.size
    %5 = "shape.value_as_shape"(%arg4) : (tensor<3xi32>) -> !shape.shape
    "omp.target"(%arg5, %arg5) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0>}> ({
    ^bb0(%arg6: !llvm.ptr, %arg7: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "tosa.variable"() <{initial_value = [1], sym_name = "var", type = f32, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
  "acc.routine"() <{bindStrName = ["foo"], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @f, sym_name = "r", worker = []}> : () -> ()
  "acc.routine"() <{func_name = @f, gang = [#acc.device_type<host>], gangDim = [], gangDimDeviceType = [#acc.device_type<radeon>], sym_name = "s"}> : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, Function>, i32) -> (), sym_name = "g"}> ({
  ^bb0(%arg0: !spirv.ptr<i32, Function>, %arg1: i32):
    "spirv.Store"(%arg0, %arg1) {foo} : (!spirv.ptr<i32, Function>, i32) -> ()
    "spirv.Store"(%arg0, %arg1) <{memory_access = #spirv.memory_access<Volatile>}> {foo} : (!spirv.ptr<i32, Function>, i32) -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

