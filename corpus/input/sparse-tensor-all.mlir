// Every operation of the dialect.
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#CSC = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 32}>
#COO = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#COO2 = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered))}>
#SLICE = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, ?, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed)}>
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)}>
#DSDD = #sparse_tensor.encoding<{map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense)}>
func.func @a(%v: tensor<?xf32>, %p: tensor<?xindex>, %c: tensor<?xindex>, %t: tensor<4x8xf32, #CSR>, %m: memref<?xf32>, %mb: memref<?xi1>, %mi: memref<?xindex>, %i: index, %s: !sparse_tensor.storage_specifier<#CSR>, %f: f32, %sl: tensor<?x?xf32, #SLICE>, %coo: tensor<?x?xf32, #COO>, %dense: tensor<4x8xf32>, %ptr: !llvm.ptr, %coo2: tensor<?x?xf32, #COO2>, %bsr: tensor<4x6xf32, #BSR>, %d4: tensor<2x2x2x3xf32, #DSDD>) -> index {
  %0 = "sparse_tensor.convert"(%t) : (tensor<4x8xf32, #CSR>) -> tensor<?x?xf32, #CSC>
  %1 = "sparse_tensor.new"(%ptr) : (!llvm.ptr) -> tensor<?x?xf32, #CSC>
  %2 = "sparse_tensor.positions"(%t) {level = 1 : index} : (tensor<4x8xf32, #CSR>) -> memref<?xindex>
  %3 = "sparse_tensor.coordinates"(%t) {level = 1 : index, foo} : (tensor<4x8xf32, #CSR>) -> memref<?xindex>
  %4 = "sparse_tensor.coordinates_buffer"(%coo) : (tensor<?x?xf32, #COO>) -> memref<?xindex>
  %5 = "sparse_tensor.values"(%t) : (tensor<4x8xf32, #CSR>) -> memref<?xf32>
  %6 = "sparse_tensor.number_of_entries"(%t) : (tensor<4x8xf32, #CSR>) -> index
  %7 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#CSR>
  %70 = "sparse_tensor.storage_specifier.init"(%s) : (!sparse_tensor.storage_specifier<#CSR>) -> !sparse_tensor.storage_specifier<#SLICE>
  %8 = "sparse_tensor.storage_specifier.get"(%s) {specifierKind = #sparse_tensor<kind lvl_sz>, level = 0: index} : (!sparse_tensor.storage_specifier<#CSR>) -> index
  %80 = "sparse_tensor.storage_specifier.get"(%s) {specifierKind = #sparse_tensor<kind val_mem_sz>} : (!sparse_tensor.storage_specifier<#CSR>) -> index
  %9 = "sparse_tensor.storage_specifier.set"(%s, %i) {specifierKind = #sparse_tensor<kind val_mem_sz>} : (!sparse_tensor.storage_specifier<#CSR>, index) -> !sparse_tensor.storage_specifier<#CSR>
  %90 = "sparse_tensor.storage_specifier.set"(%s, %i) {specifierKind = #sparse_tensor<kind pos_mem_sz>, level = 1 : index} : (!sparse_tensor.storage_specifier<#CSR>, index) -> !sparse_tensor.storage_specifier<#CSR>
  %10 = "sparse_tensor.slice.offset"(%sl) {dim = 1 : index} : (tensor<?x?xf32, #SLICE>) -> index
  %11 = "sparse_tensor.slice.stride"(%sl) {dim = 1 : index} : (tensor<?x?xf32, #SLICE>) -> index
  %12 = "sparse_tensor.lvl"(%t, %i) : (tensor<4x8xf32, #CSR>, index) -> index
  %13 = "sparse_tensor.reinterpret_map"(%bsr) : (tensor<4x6xf32, #BSR>) -> tensor<2x2x2x3xf32, #DSDD>
  %14:4 = "sparse_tensor.crd_translate"(%i, %i) {direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #BSR} : (index, index) -> (index, index, index, index)
  %15 = "sparse_tensor.reorder_coo"(%coo2) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (tensor<?x?xf32, #COO2>) -> tensor<?x?xf32, #COO>
  %16 = "sparse_tensor.load"(%t) : (tensor<4x8xf32, #CSR>) -> tensor<4x8xf32, #CSR>
  %17 = "sparse_tensor.load"(%t) {hasInserts} : (tensor<4x8xf32, #CSR>) -> tensor<4x8xf32, #CSR>
  %18 = "sparse_tensor.has_runtime_library"() : () -> i1
  "sparse_tensor.print"(%t) : (tensor<4x8xf32, #CSR>) -> ()
  "sparse_tensor.out"(%t, %ptr) : (tensor<4x8xf32, #CSR>, !llvm.ptr) -> ()
  %19:4 = "sparse_tensor.expand"(%t) : (tensor<4x8xf32, #CSR>) -> (memref<?xf32>, memref<?xi1>, memref<?xindex>, index)
  %20 = "sparse_tensor.compress"(%m, %mb, %mi, %i, %t, %i) : (memref<?xf32>, memref<?xi1>, memref<?xindex>, index, tensor<4x8xf32, #CSR>, index) -> tensor<4x8xf32, #CSR>
  %21 = "sparse_tensor.concatenate"(%t, %t) {dimension = 0 : index} : (tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR>) -> tensor<8x8xf32, #CSR>
  %22:2 = "sparse_tensor.push_back"(%i, %m, %f) : (index, memref<?xf32>, f32) -> (memref<?xf32>, index)
  %23:2 = "sparse_tensor.push_back"(%i, %m, %f, %i) {inbounds} : (index, memref<?xf32>, f32, index) -> (memref<?xf32>, index)
  "sparse_tensor.sort"(%i, %mi) {perm_map = affine_map<(d0, d1) -> (d1, d0)>, algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (index, memref<?xindex>) -> ()
  "sparse_tensor.sort"(%i, %mi, %m, %m) {perm_map = affine_map<(d0, d1) -> (d1, d0)>, ny = 1 : index, algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (index, memref<?xindex>, memref<?xf32>, memref<?xf32>) -> ()
  %24 = "sparse_tensor.binary"(%f, %f) ({
    ^bb0(%a: f32, %b: f32):
      "sparse_tensor.yield"(%a) : (f32) -> ()
  }, {}, {
    ^bb0(%a: f32):
      "sparse_tensor.yield"(%a) : (f32) -> ()
  }) {left_identity} : (f32, f32) -> f32
  %25 = "sparse_tensor.unary"(%f) ({
    ^bb0(%a: f32):
      "sparse_tensor.yield"(%a) : (f32) -> ()
  }, {}) {bla} : (f32) -> f32
  %26 = "sparse_tensor.reduce"(%f, %f, %f) ({
    ^bb0(%a: f32, %b: f32):
      "sparse_tensor.yield"(%a) : (f32) -> ()
  }) {bla} : (f32, f32, f32) -> f32
  %27 = "sparse_tensor.select"(%f) ({
    ^bb0(%a: f32):
      %tr = arith.constant true
      "sparse_tensor.yield"(%tr) : (i1) -> ()
  }) {bla} : (f32) -> f32
  "sparse_tensor.foreach"(%t) ({
    ^bb0(%x: index, %y: index, %a: f32):
      "sparse_tensor.yield"() : () -> ()
  }) {bla} : (tensor<4x8xf32, #CSR>) -> ()
  %28 = "sparse_tensor.foreach"(%t, %f) ({
    ^bb0(%x: index, %y: index, %a: f32, %r: f32):
      "sparse_tensor.yield"(%a) : (f32) -> ()
  }) {order = affine_map<(d0, d1) -> (d1, d0)>} : (tensor<4x8xf32, #CSR>, f32) -> f32
  %29 = "sparse_tensor.extract_iteration_space"(%t) {loLvl = 0 : index, hiLvl = 2 : index} : (tensor<4x8xf32, #CSR>) -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  %30 = "sparse_tensor.extract_iteration_space"(%t) {loLvl = 0 : index, hiLvl = 1 : index} : (tensor<4x8xf32, #CSR>) -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  %31 = "sparse_tensor.iterate"(%29, %f) ({
    ^bb0(%r: f32, %x: index, %it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
      %v2 = "sparse_tensor.extract_value"(%t, %it) : (tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 2>) -> f32
      "sparse_tensor.yield"(%r) : (f32) -> ()
  }) {crdUsedLvls = 2 : i64} : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, f32) -> f32
  "sparse_tensor.iterate"(%30) ({
    ^bb0(%it: !sparse_tensor.iterator<#CSR, lvls = 0>):
      %z = "sparse_tensor.extract_iteration_space"(%t, %it) {loLvl = 1 : index, hiLvl = 2 : index} : (tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0>) -> !sparse_tensor.iter_space<#CSR, lvls = 1>
      "sparse_tensor.yield"() : () -> ()
  }) {crdUsedLvls = 0 : i64} : (!sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  %32 = "sparse_tensor.coiterate"(%30, %30, %f) ({
    ^bb0(%r: f32, %x: index, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %it2: !sparse_tensor.iterator<#CSR, lvls = 0>):
      "sparse_tensor.yield"(%r) : (f32) -> ()
  }, {
    ^bb0(%r: f32, %x: index, %it: !sparse_tensor.iterator<#CSR, lvls = 0>):
      "sparse_tensor.yield"(%r) : (f32) -> ()
  }) {operandSegmentSizes = array<i32: 2, 1>, crdUsedLvls = 1 : i64, cases = [3 : i64, 2 : i64]} : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>, f32) -> f32
  return %6 : index
}
