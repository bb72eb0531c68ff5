"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi8>, tensor<4xi32>, tensor<4x4xf32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xf32>), sym_name = "properties"}> ({
  ^bb0(%arg14: tensor<4xi8>, %arg15: tensor<4xi32>, %arg16: tensor<4x4xf32>):
    %14 = "linalg.copy"(%arg14, %arg15) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: i8, %arg22: i32):
      %20 = "arith.extsi"(%arg21) : (i8) -> i32
      "linalg.yield"(%20) : (i32) -> ()
    }) : (tensor<4xi8>, tensor<4xi32>) -> tensor<4xi32>
    %15 = "linalg.copy"(%arg14, %arg15) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: i8, %arg20: i32):
      %19 = "arith.extui"(%arg19) : (i8) -> i32
      "linalg.yield"(%19) : (i32) -> ()
    }) : (tensor<4xi8>, tensor<4xi32>) -> tensor<4xi32>
    %16 = "tensor.empty"() : () -> tensor<4xf32>
    %17 = "linalg.reduce"(%arg16, %16) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      %18 = "arith.addf"(%arg18, %arg17) <{fastmath = #arith.fastmath<none>}> {test.fast} : (f32, f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) {test.kept} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%14, %15, %17) : (tensor<4xi32>, tensor<4xi32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>), sym_name = "maps"}> ({
  ^bb0(%arg7: tensor<4x4xf32>):
    %9 = "linalg.matmul"(%arg7, %arg7, %arg7) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %12 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %13 = "arith.addf"(%arg13, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = []} : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %10 = "linalg.map"(%arg7, %arg7, %arg7) ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %11 = "arith.addf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = []} : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%9, %10) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xcomplex<f16>>, tensor<4xf32>, tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>), sym_name = "complex"}> ({
  ^bb0(%arg0: tensor<4xcomplex<f16>>, %arg1: tensor<4xf32>, %arg2: tensor<4xcomplex<f32>>):
    %0 = "linalg.copy"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: complex<f16>, %arg6: complex<f32>):
      %4 = "complex.re"(%arg5) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
      %5 = "complex.im"(%arg5) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
      %6 = "arith.extf"(%4) : (f16) -> f32
      %7 = "arith.extf"(%5) : (f16) -> f32
      %8 = "complex.create"(%6, %7) : (f32, f32) -> complex<f32>
      "linalg.yield"(%8) : (complex<f32>) -> ()
    }) : (tensor<4xcomplex<f16>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %1 = "linalg.copy"(%arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: complex<f32>):
      %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %3 = "complex.create"(%arg3, %2) : (f32, f32) -> complex<f32>
      "linalg.yield"(%3) : (complex<f32>) -> ()
    }) : (tensor<4xf32>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    "func.return"(%0, %1) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

