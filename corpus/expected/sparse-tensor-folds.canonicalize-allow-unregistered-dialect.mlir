#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), crdWidth = 32 }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @a(%arg0: f32, %arg1: tensor<3x4xf32, #sparse>, %arg2: index, %arg3: index, %arg4: tensor<3x4xf32, #sparse1>, %arg5: tensor<?x?xf32, #sparse2>, %arg6: tensor<?x6xf32, #sparse3>, %arg7: !sparse_tensor.storage_specifier<#sparse4>) -> (tensor<3x4xf32, #sparse>, tensor<3x4xf32, #sparse>, index, index, index, index, index, index, index, index, tensor<?x?xf32, #sparse2>, tensor<?x6xf32, #sparse3>, index, index, index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = sparse_tensor.lvl %arg6, %c0 : tensor<?x6xf32, #sparse3>
    %1 = sparse_tensor.storage_specifier.set %arg7  lvl_sz at 0 with %arg2 : !sparse_tensor.storage_specifier<#sparse4>
    %2 = sparse_tensor.storage_specifier.set %1  val_mem_sz with %arg3 : !sparse_tensor.storage_specifier<#sparse4>
    %3 = sparse_tensor.storage_specifier.get %2  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse4>
    %4 = sparse_tensor.number_of_entries %arg1 : tensor<3x4xf32, #sparse>
    %5 = sparse_tensor.foreach in %arg1 init(%arg0) : tensor<3x4xf32, #sparse>, f32 -> f32 do {
    ^bb0(%arg8: index, %arg9: index, %arg10: f32, %arg11: f32):
      sparse_tensor.yield %arg10 : f32
    }
    %6 = sparse_tensor.extract_iteration_space %arg1 lvls = 0 to 2 : tensor<3x4xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %7 = sparse_tensor.iterate %arg10 in %6 at(%arg9, _) iter_args(%arg8 = %arg0) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> f32 {
      %9 = sparse_tensor.extract_value %arg1 at %arg10 : tensor<3x4xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>
      "test.use"(%arg9, %9) : (index, f32) -> ()
      sparse_tensor.yield %arg8 : f32
    }
    %8 = sparse_tensor.iterate %arg9 in %6 iter_args(%arg8 = %arg0) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> f32 {
      %9 = sparse_tensor.extract_value %arg1 at %arg9 : tensor<3x4xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>
      %10 = arith.addf %9, %arg8 : f32
      sparse_tensor.yield %10 : f32
    }
    "test.use"(%8) : (f32) -> ()
    return %arg1, %arg1, %c4, %c2, %c2, %0, %arg3, %arg2, %arg2, %arg3, %arg5, %arg6, %arg2, %3, %4 : tensor<3x4xf32, #sparse>, tensor<3x4xf32, #sparse>, index, index, index, index, index, index, index, index, tensor<?x?xf32, #sparse2>, tensor<?x6xf32, #sparse3>, index, index, index
  }
}

