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
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf32>, tensor<?xindex>, tensor<?xindex>, tensor<4x8xf32, #sparse>, memref<?xf32>, memref<?xi1>, memref<?xindex>, index, !sparse_tensor.storage_specifier<#sparse1>, f32, tensor<?x?xf32, #sparse2>, tensor<?x?xf32, #sparse3>, tensor<4x8xf32>, !llvm.ptr, tensor<?x?xf32, #sparse4>, tensor<4x6xf32, #sparse5>, tensor<2x2x2x3xf32, #sparse6>) -> index, sym_name = "a"}> ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>, %arg3: tensor<4x8xf32, #sparse>, %arg4: memref<?xf32>, %arg5: memref<?xi1>, %arg6: memref<?xindex>, %arg7: index, %arg8: !sparse_tensor.storage_specifier<#sparse1>, %arg9: f32, %arg10: tensor<?x?xf32, #sparse2>, %arg11: tensor<?x?xf32, #sparse3>, %arg12: tensor<4x8xf32>, %arg13: !llvm.ptr, %arg14: tensor<?x?xf32, #sparse4>, %arg15: tensor<4x6xf32, #sparse5>, %arg16: tensor<2x2x2x3xf32, #sparse6>):
    %0 = "sparse_tensor.convert"(%arg3) : (tensor<4x8xf32, #sparse>) -> tensor<?x?xf32, #sparse7>
    %1 = "sparse_tensor.new"(%arg13) : (!llvm.ptr) -> tensor<?x?xf32, #sparse7>
    %2 = "sparse_tensor.positions"(%arg3) <{level = 1 : index}> : (tensor<4x8xf32, #sparse>) -> memref<?xindex>
    %3 = "sparse_tensor.coordinates"(%arg3) <{level = 1 : index}> {foo} : (tensor<4x8xf32, #sparse>) -> memref<?xindex>
    %4 = "sparse_tensor.coordinates_buffer"(%arg11) : (tensor<?x?xf32, #sparse3>) -> memref<?xindex>
    %5 = "sparse_tensor.values"(%arg3) : (tensor<4x8xf32, #sparse>) -> memref<?xf32>
    %6 = "sparse_tensor.number_of_entries"(%arg3) : (tensor<4x8xf32, #sparse>) -> index
    %7 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#sparse1>
    %8 = "sparse_tensor.storage_specifier.init"(%arg8) : (!sparse_tensor.storage_specifier<#sparse1>) -> !sparse_tensor.storage_specifier<#sparse8>
    %9 = "sparse_tensor.storage_specifier.get"(%arg8) <{level = 0 : index, specifierKind = #sparse_tensor<kind lvl_sz>}> : (!sparse_tensor.storage_specifier<#sparse1>) -> index
    %10 = "sparse_tensor.storage_specifier.get"(%arg8) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse1>) -> index
    %11 = "sparse_tensor.storage_specifier.set"(%arg8, %arg7) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse1>, index) -> !sparse_tensor.storage_specifier<#sparse1>
    %12 = "sparse_tensor.storage_specifier.set"(%arg8, %arg7) <{level = 1 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse1>, index) -> !sparse_tensor.storage_specifier<#sparse1>
    %13 = "sparse_tensor.slice.offset"(%arg10) <{dim = 1 : index}> : (tensor<?x?xf32, #sparse2>) -> index
    %14 = "sparse_tensor.slice.stride"(%arg10) <{dim = 1 : index}> : (tensor<?x?xf32, #sparse2>) -> index
    %15 = "sparse_tensor.lvl"(%arg3, %arg7) : (tensor<4x8xf32, #sparse>, index) -> index
    %16 = "sparse_tensor.reinterpret_map"(%arg15) : (tensor<4x6xf32, #sparse5>) -> tensor<2x2x2x3xf32, #sparse6>
    %17:4 = "sparse_tensor.crd_translate"(%arg7, %arg7) <{direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #sparse5}> : (index, index) -> (index, index, index, index)
    %18 = "sparse_tensor.reorder_coo"(%arg14) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>}> : (tensor<?x?xf32, #sparse4>) -> tensor<?x?xf32, #sparse3>
    %19 = "sparse_tensor.load"(%arg3) : (tensor<4x8xf32, #sparse>) -> tensor<4x8xf32, #sparse>
    %20 = "sparse_tensor.load"(%arg3) <{hasInserts}> : (tensor<4x8xf32, #sparse>) -> tensor<4x8xf32, #sparse>
    %21 = "sparse_tensor.has_runtime_library"() : () -> i1
    "sparse_tensor.print"(%arg3) : (tensor<4x8xf32, #sparse>) -> ()
    "sparse_tensor.out"(%arg3, %arg13) : (tensor<4x8xf32, #sparse>, !llvm.ptr) -> ()
    %22:4 = "sparse_tensor.expand"(%arg3) : (tensor<4x8xf32, #sparse>) -> (memref<?xf32>, memref<?xi1>, memref<?xindex>, index)
    %23 = "sparse_tensor.compress"(%arg4, %arg5, %arg6, %arg7, %arg3, %arg7) : (memref<?xf32>, memref<?xi1>, memref<?xindex>, index, tensor<4x8xf32, #sparse>, index) -> tensor<4x8xf32, #sparse>
    %24 = "sparse_tensor.concatenate"(%arg3, %arg3) <{dimension = 0 : index}> : (tensor<4x8xf32, #sparse>, tensor<4x8xf32, #sparse>) -> tensor<8x8xf32, #sparse>
    %25:2 = "sparse_tensor.push_back"(%arg7, %arg4, %arg9) : (index, memref<?xf32>, f32) -> (memref<?xf32>, index)
    %26:2 = "sparse_tensor.push_back"(%arg7, %arg4, %arg9, %arg7) <{inbounds}> : (index, memref<?xf32>, f32, index) -> (memref<?xf32>, index)
    "sparse_tensor.sort"(%arg7, %arg6) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = #map}> : (index, memref<?xindex>) -> ()
    "sparse_tensor.sort"(%arg7, %arg6, %arg4, %arg4) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, ny = 1 : index, perm_map = #map}> : (index, memref<?xindex>, memref<?xf32>, memref<?xf32>) -> ()
    %27 = "sparse_tensor.binary"(%arg9, %arg9) <{left_identity}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      "sparse_tensor.yield"(%arg40) : (f32) -> ()
    }, {
    }, {
    ^bb0(%arg39: f32):
      "sparse_tensor.yield"(%arg39) : (f32) -> ()
    }) : (f32, f32) -> f32
    %28 = "sparse_tensor.unary"(%arg9) ({
    ^bb0(%arg38: f32):
      "sparse_tensor.yield"(%arg38) : (f32) -> ()
    }, {
    }) {bla} : (f32) -> f32
    %29 = "sparse_tensor.reduce"(%arg9, %arg9, %arg9) ({
    ^bb0(%arg36: f32, %arg37: f32):
      "sparse_tensor.yield"(%arg36) : (f32) -> ()
    }) {bla} : (f32, f32, f32) -> f32
    %30 = "sparse_tensor.select"(%arg9) ({
    ^bb0(%arg35: f32):
      %38 = "arith.constant"() <{value = true}> : () -> i1
      "sparse_tensor.yield"(%38) : (i1) -> ()
    }) {bla} : (f32) -> f32
    "sparse_tensor.foreach"(%arg3) ({
    ^bb0(%arg32: index, %arg33: index, %arg34: f32):
      "sparse_tensor.yield"() : () -> ()
    }) {bla} : (tensor<4x8xf32, #sparse>) -> ()
    %31 = "sparse_tensor.foreach"(%arg3, %arg9) <{order = #map}> ({
    ^bb0(%arg28: index, %arg29: index, %arg30: f32, %arg31: f32):
      "sparse_tensor.yield"(%arg30) : (f32) -> ()
    }) : (tensor<4x8xf32, #sparse>, f32) -> f32
    %32 = "sparse_tensor.extract_iteration_space"(%arg3) <{hiLvl = 2 : index, loLvl = 0 : index}> : (tensor<4x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %33 = "sparse_tensor.extract_iteration_space"(%arg3) <{hiLvl = 1 : index, loLvl = 0 : index}> : (tensor<4x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %34 = "sparse_tensor.iterate"(%32, %arg9) <{crdUsedLvls = 2 : i64}> ({
    ^bb0(%arg25: f32, %arg26: index, %arg27: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
      %37 = "sparse_tensor.extract_value"(%arg3, %arg27) : (tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>) -> f32
      "sparse_tensor.yield"(%arg25) : (f32) -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, f32) -> f32
    "sparse_tensor.iterate"(%33) <{crdUsedLvls = 0 : i64}> ({
    ^bb0(%arg24: !sparse_tensor.iterator<#sparse, lvls = 0>):
      %36 = "sparse_tensor.extract_iteration_space"(%arg3, %arg24) <{hiLvl = 2 : index, loLvl = 1 : index}> : (tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> !sparse_tensor.iter_space<#sparse, lvls = 1>
      "sparse_tensor.yield"() : () -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>) -> ()
    %35 = "sparse_tensor.coiterate"(%33, %33, %arg9) <{cases = [3, 2], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: index, %arg22: !sparse_tensor.iterator<#sparse, lvls = 0>, %arg23: !sparse_tensor.iterator<#sparse, lvls = 0>):
      "sparse_tensor.yield"(%arg20) : (f32) -> ()
    }, {
    ^bb0(%arg17: f32, %arg18: index, %arg19: !sparse_tensor.iterator<#sparse, lvls = 0>):
      "sparse_tensor.yield"(%arg17) : (f32) -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>, f32) -> f32
    "func.return"(%6) : (index) -> ()
  }) : () -> ()
}) : () -> ()

