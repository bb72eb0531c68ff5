#map = affine_map<(d0, d1) -> (d1, d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, ?, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 32 }>
#sparse8 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, ?, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @a(%arg0: tensor<?xf32>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>, %arg3: tensor<4x8xf32, #sparse>, %arg4: memref<?xf32>, %arg5: memref<?xi1>, %arg6: memref<?xindex>, %arg7: index, %arg8: !sparse_tensor.storage_specifier<#sparse1>, %arg9: f32, %arg10: tensor<?x?xf32, #sparse2>, %arg11: tensor<?x?xf32, #sparse3>, %arg12: tensor<4x8xf32>, %arg13: !llvm.ptr, %arg14: tensor<?x?xf32, #sparse4>, %arg15: tensor<4x6xf32, #sparse5>, %arg16: tensor<2x2x2x3xf32, #sparse6>) -> index {
    %0 = sparse_tensor.convert %arg3 : tensor<4x8xf32, #sparse> to tensor<?x?xf32, #sparse7>
    %1 = sparse_tensor.new %arg13 : !llvm.ptr to tensor<?x?xf32, #sparse7>
    %2 = sparse_tensor.positions %arg3 {level = 1 : index} : tensor<4x8xf32, #sparse> to memref<?xindex>
    %3 = sparse_tensor.coordinates %arg3 {foo, level = 1 : index} : tensor<4x8xf32, #sparse> to memref<?xindex>
    %4 = sparse_tensor.coordinates_buffer %arg11 : tensor<?x?xf32, #sparse3> to memref<?xindex>
    %5 = sparse_tensor.values %arg3 : tensor<4x8xf32, #sparse> to memref<?xf32>
    %6 = sparse_tensor.number_of_entries %arg3 : tensor<4x8xf32, #sparse>
    %7 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
    %8 = sparse_tensor.storage_specifier.init with %arg8 : from !sparse_tensor.storage_specifier<#sparse1> to !sparse_tensor.storage_specifier<#sparse8>
    %9 = sparse_tensor.storage_specifier.get %arg8  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse1>
    %10 = sparse_tensor.storage_specifier.get %arg8  val_mem_sz : !sparse_tensor.storage_specifier<#sparse1>
    %11 = sparse_tensor.storage_specifier.set %arg8  val_mem_sz with %arg7 : !sparse_tensor.storage_specifier<#sparse1>
    %12 = sparse_tensor.storage_specifier.set %arg8  pos_mem_sz at 1 with %arg7 : !sparse_tensor.storage_specifier<#sparse1>
    %13 = sparse_tensor.slice.offset %arg10 at 1 : tensor<?x?xf32, #sparse2>
    %14 = sparse_tensor.slice.stride %arg10 at 1 : tensor<?x?xf32, #sparse2>
    %15 = sparse_tensor.lvl %arg3, %arg7 : tensor<4x8xf32, #sparse>
    %16 = sparse_tensor.reinterpret_map %arg15 : tensor<4x6xf32, #sparse5> to tensor<2x2x2x3xf32, #sparse6>
    %17:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg7, %arg7] as #sparse5 : index, index, index, index
    %18 = sparse_tensor.reorder_coo  quick_sort %arg14 : tensor<?x?xf32, #sparse4> to tensor<?x?xf32, #sparse3>
    %19 = sparse_tensor.load %arg3 : tensor<4x8xf32, #sparse>
    %20 = sparse_tensor.load %arg3 hasInserts : tensor<4x8xf32, #sparse>
    %21 = sparse_tensor.has_runtime_library
    sparse_tensor.print %arg3 : tensor<4x8xf32, #sparse>
    sparse_tensor.out %arg3, %arg13 : tensor<4x8xf32, #sparse>, !llvm.ptr
    %values, %filled, %added, %count = sparse_tensor.expand %arg3 : tensor<4x8xf32, #sparse> to memref<?xf32>, memref<?xi1>, memref<?xindex>
    %22 = sparse_tensor.compress %arg4, %arg5, %arg6, %arg7 into %arg3[%arg7] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<4x8xf32, #sparse>
    %23 = sparse_tensor.concatenate %arg3, %arg3 {dimension = 0 : index} : tensor<4x8xf32, #sparse>, tensor<4x8xf32, #sparse> to tensor<8x8xf32, #sparse>
    %outBuffer, %newSize = sparse_tensor.push_back %arg7, %arg4, %arg9 : index, memref<?xf32>, f32
    %outBuffer_0, %newSize_1 = sparse_tensor.push_back inbounds %arg7, %arg4, %arg9, %arg7 : index, memref<?xf32>, f32, index
    sparse_tensor.sort  quick_sort %arg7, %arg6 {perm_map = #map} : memref<?xindex>
    sparse_tensor.sort  quick_sort %arg7, %arg6 jointly %arg4, %arg4 {ny = 1 : index, perm_map = #map} : memref<?xindex> jointly memref<?xf32>, memref<?xf32>
    %24 = sparse_tensor.binary %arg9, %arg9 : f32, f32 to f32
     overlap = {
    ^bb0(%arg17: f32, %arg18: f32):
      sparse_tensor.yield %arg17 : f32
    }
     left = identity
     right = {
    ^bb0(%arg17: f32):
      sparse_tensor.yield %arg17 : f32
    }
    %25 = sparse_tensor.unary %arg9 {bla} : f32 to f32
     present = {
    ^bb0(%arg17: f32):
      sparse_tensor.yield %arg17 : f32
    }
     absent = {
    }
    %26 = sparse_tensor.reduce %arg9, %arg9, %arg9 {bla} : f32 {
    ^bb0(%arg17: f32, %arg18: f32):
      sparse_tensor.yield %arg17 : f32
    }
    %27 = sparse_tensor.select %arg9 {bla} : f32 {
    ^bb0(%arg17: f32):
      %true = arith.constant true
      sparse_tensor.yield %true : i1
    }
    sparse_tensor.foreach in %arg3 {bla} : tensor<4x8xf32, #sparse> do {
    ^bb0(%arg17: index, %arg18: index, %arg19: f32):
    }
    %28 = sparse_tensor.foreach in %arg3 init(%arg9) {order = #map} : tensor<4x8xf32, #sparse>, f32 -> f32 do {
    ^bb0(%arg17: index, %arg18: index, %arg19: f32, %arg20: f32):
      sparse_tensor.yield %arg19 : f32
    }
    %29 = sparse_tensor.extract_iteration_space %arg3 lvls = 0 to 2 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %30 = sparse_tensor.extract_iteration_space %arg3 lvls = 0 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %31 = sparse_tensor.iterate %arg19 in %29 at(_, %arg18) iter_args(%arg17 = %arg9) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> f32 {
      %33 = sparse_tensor.extract_value %arg3 at %arg19 : tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>
      sparse_tensor.yield %arg17 : f32
    }
    sparse_tensor.iterate %arg17 in %30 : !sparse_tensor.iter_space<#sparse, lvls = 0>  {
      %33 = sparse_tensor.extract_iteration_space %arg3 at %arg17 lvls = 1 : tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
    }
    %32 = sparse_tensor.coiterate (%30, %30) at(%arg18) iter_args(%arg17 = %arg9) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>) -> f32
    case %arg19, %arg20 {
      sparse_tensor.yield %arg17 : f32
    }
    case _, %arg19 {
      sparse_tensor.yield %arg17 : f32
    }
    return %6 : index
  }
}
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), crdWidth = 32 }>
module {
  func.func @f(%arg0: tensor<?xindex>, %arg1: tensor<?x2xi32>, %arg2: tensor<?xf32>) {
    %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?x2xi32>), tensor<?xf32> to tensor<4x8xf32, #sparse>
    return
  }
}
