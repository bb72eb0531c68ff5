#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), crdWidth = 32 }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
module {
  func.func @a(%arg0: f32, %arg1: tensor<3x4xf32, #sparse>, %arg2: index, %arg3: index, %arg4: tensor<3x4xf32, #sparse1>, %arg5: tensor<?x?xf32, #sparse2>, %arg6: tensor<?x6xf32, #sparse3>, %arg7: !sparse_tensor.storage_specifier<#sparse4>) -> (tensor<3x4xf32, #sparse>, tensor<3x4xf32, #sparse>, index, index, index, index, index, index, index, index, tensor<?x?xf32, #sparse2>, tensor<?x6xf32, #sparse3>, index, index, index) {
    %0 = sparse_tensor.convert %arg1 : tensor<3x4xf32, #sparse> to tensor<3x4xf32, #sparse>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = sparse_tensor.lvl %arg4, %c0 : tensor<3x4xf32, #sparse1>
    %2 = sparse_tensor.lvl %arg6, %c1 : tensor<?x6xf32, #sparse3>
    %3 = sparse_tensor.lvl %arg6, %c2 : tensor<?x6xf32, #sparse3>
    %4 = sparse_tensor.lvl %arg6, %c0 : tensor<?x6xf32, #sparse3>
    %5:2 = sparse_tensor.crd_translate  dim_to_lvl[%arg2, %arg3] as #sparse1 : index, index
    %6:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg2, %arg3] as #sparse3 : index, index, index, index
    %7:2 = sparse_tensor.crd_translate  lvl_to_dim[%6#0, %6#1, %6#2, %6#3] as #sparse3 : index, index
    %8 = sparse_tensor.reorder_coo  quick_sort %arg5 : tensor<?x?xf32, #sparse2> to tensor<?x?xf32, #sparse2>
    %9 = sparse_tensor.reinterpret_map %arg6 : tensor<?x6xf32, #sparse3> to tensor<?x2x2x3xf32, #sparse5>
    %10 = sparse_tensor.reinterpret_map %9 : tensor<?x2x2x3xf32, #sparse5> to tensor<?x6xf32, #sparse3>
    %11 = sparse_tensor.storage_specifier.set %arg7  lvl_sz at 0 with %arg2 : !sparse_tensor.storage_specifier<#sparse4>
    %12 = sparse_tensor.storage_specifier.set %11  val_mem_sz with %arg3 : !sparse_tensor.storage_specifier<#sparse4>
    %13 = sparse_tensor.storage_specifier.get %12  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse4>
    %14 = sparse_tensor.storage_specifier.get %12  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse4>
    %15 = sparse_tensor.number_of_entries %arg1 : tensor<3x4xf32, #sparse>
    %16 = sparse_tensor.foreach in %arg1 init(%arg0) : tensor<3x4xf32, #sparse>, f32 -> f32 do {
    ^bb0(%arg8: index, %arg9: index, %arg10: f32, %arg11: f32):
      sparse_tensor.yield %arg10 : f32
    }
    %17 = sparse_tensor.extract_iteration_space %arg1 lvls = 0 to 2 : tensor<3x4xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %18 = sparse_tensor.iterate %arg11 in %17 at(%arg9, %arg10) iter_args(%arg8 = %arg0) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> f32 {
      %20 = sparse_tensor.extract_value %arg1 at %arg11 : tensor<3x4xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>
      "test.use"(%arg9, %20) : (index, f32) -> ()
      sparse_tensor.yield %arg8 : f32
    }
    %19 = sparse_tensor.iterate %arg11 in %17 at(%arg9, %arg10) iter_args(%arg8 = %arg0) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> f32 {
      %20 = sparse_tensor.extract_value %arg1 at %arg11 : tensor<3x4xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>
      %21 = arith.addf %20, %arg8 : f32
      sparse_tensor.yield %21 : f32
    }
    "test.use"(%19) : (f32) -> ()
    return %0, %0, %1, %2, %3, %4, %5#0, %5#1, %7#0, %7#1, %8, %10, %13, %14, %15 : tensor<3x4xf32, #sparse>, tensor<3x4xf32, #sparse>, index, index, index, index, index, index, index, index, tensor<?x?xf32, #sparse2>, tensor<?x6xf32, #sparse3>, index, index, index
  }
}

