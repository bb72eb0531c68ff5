// What folds and what is dropped; #D is a permutation, #BSR has blocks.
#C = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32}>
#D = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed), crdWidth = 32}>
#E = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32}>
#COO = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)}>
#DSDD = #sparse_tensor.encoding<{map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense)}>
func.func @a(%s: f32, %t: tensor<3x4xf32, #C>, %i : index, %j : index, %d: tensor<3x4xf32, #D>, %coo: tensor<?x?xf32, #COO>, %bsr: tensor<?x6xf32, #BSR>, %sp : !sparse_tensor.storage_specifier<#C>) -> (tensor<3x4xf32, #C>, tensor<3x4xf32, #C>, index, index, index, index, index, index, index, index, tensor<?x?xf32, #COO>, tensor<?x6xf32, #BSR>, index, index, index) {
  %0 = sparse_tensor.convert %t : tensor<3x4xf32, #C> to tensor<3x4xf32, #C>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %1 = sparse_tensor.lvl %d, %c0 : tensor<3x4xf32, #D>
  %2 = sparse_tensor.lvl %bsr, %c1 : tensor<?x6xf32, #BSR>
  %3 = sparse_tensor.lvl %bsr, %c2 : tensor<?x6xf32, #BSR>
  %4 = sparse_tensor.lvl %bsr, %c0 : tensor<?x6xf32, #BSR>
  %5:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #D : index, index
  %6:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #BSR : index, index, index, index
  %7:2 = sparse_tensor.crd_translate lvl_to_dim [%6#0, %6#1, %6#2, %6#3] as #BSR : index, index
  %8 = sparse_tensor.reorder_coo quick_sort %coo : tensor<?x?xf32, #COO> to tensor<?x?xf32, #COO>
  %9 = sparse_tensor.reinterpret_map %bsr : tensor<?x6xf32, #BSR> to tensor<?x2x2x3xf32, #DSDD>
  %10 = sparse_tensor.reinterpret_map %9 : tensor<?x2x2x3xf32, #DSDD> to tensor<?x6xf32, #BSR>
  %11 = sparse_tensor.storage_specifier.set %sp lvl_sz at 0 with %i : !sparse_tensor.storage_specifier<#C>
  %12 = sparse_tensor.storage_specifier.set %11 val_mem_sz with %j : !sparse_tensor.storage_specifier<#C>
  %13 = sparse_tensor.storage_specifier.get %12 lvl_sz at 0 : !sparse_tensor.storage_specifier<#C>
  %14 = sparse_tensor.storage_specifier.get %12 lvl_sz at 1 : !sparse_tensor.storage_specifier<#C>
  %15 = sparse_tensor.number_of_entries %t : tensor<3x4xf32, #C>
  %16 = sparse_tensor.number_of_entries %t : tensor<3x4xf32, #C>
  %28 = sparse_tensor.foreach in %t init(%s) : tensor<3x4xf32, #C>, f32 -> f32 do {
    ^bb0(%arg17: index, %arg18: index, %arg19: f32, %arg20: f32):
      sparse_tensor.yield %arg19 : f32
  }
  %29 = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<3x4xf32, #C> -> !sparse_tensor.iter_space<#C, lvls = 0 to 2>
  %31 = sparse_tensor.iterate %arg19 in %29 at(%u, %arg18) iter_args(%arg17 = %s) : !sparse_tensor.iter_space<#C, lvls = 0 to 2>  -> f32 {
      %33 = sparse_tensor.extract_value %t at %arg19 : tensor<3x4xf32, #C>, !sparse_tensor.iterator<#C, lvls = 0 to 2>
      "test.use"(%u, %33) : (index, f32) -> ()
      sparse_tensor.yield %arg17 : f32
    }
  %32 = sparse_tensor.iterate %arg19 in %29 at(%u, %arg18) iter_args(%arg17 = %s) : !sparse_tensor.iter_space<#C, lvls = 0 to 2>  -> f32 {
      %33 = sparse_tensor.extract_value %t at %arg19 : tensor<3x4xf32, #C>, !sparse_tensor.iterator<#C, lvls = 0 to 2>
      %40 = arith.addf %33, %arg17 : f32
      sparse_tensor.yield %40 : f32
    }
  "test.use"(%32) : (f32) -> ()
  return %0, %0, %1, %2, %3, %4, %5#0, %5#1, %7#0, %7#1, %8, %10, %13, %14, %16 : tensor<3x4xf32, #C>, tensor<3x4xf32, #C>, index, index, index, index, index, index, index, index, tensor<?x?xf32, #COO>, tensor<?x6xf32, #BSR>, index, index, index
}
