// RUN: freehold-opt %s | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #[[MAP:.+]] = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<() -> (7)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0)[s0] -> (d0, s0 - 1, 100)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #[[MAP5:.+]] = affine_map<(d0) -> (d0 + 8, 100)>
// CHECK-NEXT: #[[MAP6:.+]] = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #[[MAP7:.+]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #[[MAP8:.+]] = affine_map<()[s0, s1] -> (s0)>
// CHECK-NEXT: #[[MAP9:.+]] = affine_map<()[s0] -> (4)>
// CHECK-NEXT: #[[MAP10:.+]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #[[SET:.+]] = affine_set<(d0)[s0] : (d0 - 2 >= 0, -d0 + s0 >= 0, d0 mod 2 == 0)>
// CHECK-NEXT: #[[SET1:.+]] = affine_set<() : (1 == 0)>
// CHECK-NEXT: #[[SET2:.+]] = affine_set<(d0) : (d0 >= 0)>
// CHECK-LABEL: func.func @maps(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]](%[[ARG0]])[%[[ARG1]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP1]]()
// CHECK-NEXT:   %[[V2:.+]] = affine.min #[[MAP2]](%[[ARG0]])[%[[ARG1]]]
// CHECK-NEXT:   %[[V3:.+]] = affine.max #[[MAP3]](%[[ARG0]]) {note = "one result"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
// GENERIC: #[[MAP:.+]] = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// GENERIC-NEXT: #[[MAP1:.+]] = affine_map<() -> (7)>
// GENERIC-NEXT: #[[MAP2:.+]] = affine_map<(d0)[s0] -> (d0, s0 - 1, 100)>
// GENERIC-NEXT: #[[MAP3:.+]] = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #[[MAP4:.+]] = affine_map<() -> (0)>
// GENERIC-NEXT: #[[MAP5:.+]] = affine_map<() -> (10)>
// GENERIC-NEXT: #[[MAP6:.+]] = affine_map<(d0)[s0] -> (d0, s0)>
// GENERIC-NEXT: #[[MAP7:.+]] = affine_map<(d0) -> (d0 + 8, 100)>
// GENERIC-NEXT: #[[MAP8:.+]] = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: #[[MAP9:.+]] = affine_map<()[s0] -> (s0 * 2)>
// GENERIC-NEXT: #[[MAP10:.+]] = affine_map<()[s0, s1] -> (s0)>
// GENERIC-NEXT: #[[MAP11:.+]] = affine_map<()[s0] -> (4)>
// GENERIC-NEXT: #[[MAP12:.+]] = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #[[MAP13:.+]] = affine_map<() -> (-5)>
// GENERIC-NEXT: #[[MAP14:.+]] = affine_map<() -> (5)>
// GENERIC-NEXT: #[[MAP15:.+]] = affine_map<(d0) -> (0, d0, 4)>
// GENERIC-NEXT: #[[MAP16:.+]] = affine_map<(d0) -> (d0 * 2, d0 * 2, 100, d0)>
// GENERIC-NEXT: #[[MAP17:.+]] = affine_map<() -> ()>
// GENERIC-NEXT: #[[MAP18:.+]] = affine_map<(d0)[s0] -> (d0 + 1, s0)>
// GENERIC-NEXT: #[[MAP19:.+]] = affine_map<(d0) -> (d0 floordiv 2, 0)>
// GENERIC-NEXT: #[[MAP20:.+]] = affine_map<(d0, d1) -> (d0, d1 * 4)>
// GENERIC-NEXT: #[[MAP21:.+]] = affine_map<(d0) -> (0, d0)>
// GENERIC-NEXT: #[[MAP22:.+]] = affine_map<(d0) -> (d0, d0)>
// GENERIC-NEXT: #[[MAP23:.+]] = affine_map<(d0) -> (d0, d0 + 1)>
// GENERIC-NEXT: #[[MAP24:.+]] = affine_map<(d0) -> (d0, 0)>
// GENERIC-NEXT: #[[MAP25:.+]] = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: #[[SET:.+]] = affine_set<(d0)[s0] : (d0 - 2 >= 0, -d0 + s0 >= 0, d0 mod 2 == 0)>
// GENERIC-NEXT: #[[SET1:.+]] = affine_set<() : (1 == 0)>
// GENERIC-NEXT: #[[SET2:.+]] = affine_set<(d0) : (d0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "maps"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG51:.+]]: index, %[[ARG52:.+]]: index):
// GENERIC-NEXT:     %[[V34:.+]] = "affine.apply"(%[[ARG51]], %[[ARG52]]) <{map = #[[MAP]]}> : (index, index) -> index
// GENERIC-NEXT:     %[[V35:.+]] = "affine.apply"() <{map = #[[MAP1]]}> : () -> index
// GENERIC-NEXT:     %[[V36:.+]] = "affine.min"(%[[ARG51]], %[[ARG52]]) <{map = #[[MAP2]]}> : (index, index) -> index
// GENERIC-NEXT:     %[[V37:.+]] = "affine.max"(%[[ARG51]]) <{map = #[[MAP3]]}> {note = "one result"} : (index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "indices"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG49:.+]]: index, %[[ARG50:.+]]: index):
// GENERIC-NEXT:     %[[V28:.+]]:3 = "affine.delinearize_index"(%[[ARG49]], %[[ARG50]]) <{static_basis = array<i64: 2, -9223372036854775808, 4>}> : (index, index) -> (index, index, index)
// GENERIC-NEXT:     %[[V29:.+]]:3 = "affine.delinearize_index"(%[[ARG49]], %[[ARG50]]) <{static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> (index, index, index)
// GENERIC-NEXT:     %[[V30:.+]] = "affine.delinearize_index"(%[[ARG49]]) <{static_basis = array<i64>}> : (index) -> index
// GENERIC-NEXT:     %[[V31:.+]] = "affine.linearize_index"(%[[ARG49]], %[[ARG50]], %[[ARG50]]) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808, 4>}> : (index, index, index) -> index
// GENERIC-NEXT:     %[[V32:.+]] = "affine.linearize_index"(%[[ARG49]], %[[ARG50]], %[[ARG49]], %[[ARG50]]) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: -9223372036854775808, 4>}> {note = "no outer bound"} : (index, index, index, index) -> index
// GENERIC-NEXT:     %[[V33:.+]] = "affine.linearize_index"() <{disjoint = false, operandSegmentSizes = array<i32: 0, 0>, static_basis = array<i64>}> : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, f32, i32) -> (f32, i32), sym_name = "for"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG37:.+]]: index, %[[ARG38:.+]]: f32, %[[ARG39:.+]]: i32):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #[[MAP4]], operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #[[MAP5]]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG48:.+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "affine.for"(%[[ARG37]], %[[ARG37]]) <{lowerBoundMap = #[[MAP12]], operandSegmentSizes = array<i32: 1, 1, 0>, step = 4 : index, upperBoundMap = #[[MAP12]]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG43:.+]]: index):
// GENERIC-NEXT:       "affine.for"(%[[ARG43]], %[[ARG37]], %[[ARG43]]) <{lowerBoundMap = #[[MAP6]], operandSegmentSizes = array<i32: 2, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP7]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG47:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index, index) -> ()
// GENERIC-NEXT:       "affine.for"(%[[ARG43]], %[[ARG43]], %[[ARG37]]) <{lowerBoundMap = #[[MAP3]], operandSegmentSizes = array<i32: 1, 2, 0>, step = 1 : index, upperBoundMap = #[[MAP8]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG46:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index, index) -> ()
// GENERIC-NEXT:       "affine.for"(%[[ARG37]], %[[ARG37]], %[[ARG37]]) <{lowerBoundMap = #[[MAP9]], operandSegmentSizes = array<i32: 1, 2, 0>, step = 1 : index, upperBoundMap = #[[MAP10]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG45:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index, index) -> ()
// GENERIC-NEXT:       "affine.for"(%[[ARG37]], %[[ARG37]]) <{lowerBoundMap = #[[MAP11]], operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP12]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG44:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) {note = "nest"} : (index, index) -> ()
// GENERIC-NEXT:     %[[V27:.+]]:2 = "affine.for"(%[[ARG38]], %[[ARG39]]) <{lowerBoundMap = #[[MAP13]], operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = #[[MAP14]]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG40:.+]]: index, %[[ARG41:.+]]: f32, %[[ARG42:.+]]: i32):
// GENERIC-NEXT:       "affine.yield"(%[[ARG41]], %[[ARG42]]) : (f32, i32) -> ()
// GENERIC-NEXT:     }) : (f32, i32) -> (f32, i32)
// GENERIC-NEXT:     "func.return"(%[[V27]]#0, %[[V27]]#1) : (f32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, f32, si32, ui32) -> (), sym_name = "parallel"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG28:.+]]: index, %[[ARG29:.+]]: f32, %[[ARG30:.+]]: si32, %[[ARG31:.+]]: ui32):
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #[[MAP4]], reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #[[MAP5]]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG36:.+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "affine.parallel"(%[[ARG28]], %[[ARG28]]) <{lowerBoundsGroups = dense<[1, 2]> : tensor<2xi32>, lowerBoundsMap = #[[MAP15]], reductions = [], steps = [2, 3], upperBoundsGroups = dense<[1, 3]> : tensor<2xi32>, upperBoundsMap = #[[MAP16]]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG34:.+]]: index, %[[ARG35:.+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) {note = "box"} : (index, index) -> ()
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #[[MAP17]], reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #[[MAP17]]}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %[[V25:.+]]:3 = "affine.parallel"(%[[ARG28]]) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #[[MAP4]], reductions = [0, 6, 11], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #[[MAP3]]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG33:.+]]: index):
// GENERIC-NEXT:       "affine.yield"(%[[ARG29]], %[[ARG30]], %[[ARG31]]) : (f32, si32, ui32) -> ()
// GENERIC-NEXT:     }) : (index) -> (f32, si32, ui32)
// GENERIC-NEXT:     %[[V26:.+]]:2 = "affine.parallel"(%[[ARG28]]) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #[[MAP4]], reductions = [3, 12], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #[[MAP3]]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG32:.+]]: index):
// GENERIC-NEXT:       "affine.yield"(%[[ARG30]], %[[ARG29]]) : (si32, f32) -> ()
// GENERIC-NEXT:     }) : (index) -> (si32, f32)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, f32) -> f32, sym_name = "if"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG25:.+]]: index, %[[ARG26:.+]]: index, %[[ARG27:.+]]: f32):
// GENERIC-NEXT:     "affine.if"(%[[ARG25]], %[[ARG26]]) <{condition = #[[SET]]}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (index, index) -> ()
// GENERIC-NEXT:     "affine.if"() <{condition = #[[SET1]]}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) {note = "never"} : () -> ()
// GENERIC-NEXT:     %[[V23:.+]] = "affine.if"(%[[ARG25]]) <{condition = #[[SET2]]}> ({
// GENERIC-NEXT:       "affine.yield"(%[[ARG27]]) : (f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       %[[V24:.+]] = "arith.addf"(%[[ARG27]], %[[ARG27]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "affine.yield"(%[[V24]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (index) -> f32
// GENERIC-NEXT:     "func.return"(%[[V23]]) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<8x8xf32>, memref<f32>, index, index) -> (), sym_name = "accesses"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG21:.+]]: memref<8x8xf32>, %[[ARG22:.+]]: memref<f32>, %[[ARG23:.+]]: index, %[[ARG24:.+]]: index):
// GENERIC-NEXT:     %[[V20:.+]] = "affine.load"(%[[ARG21]], %[[ARG23]], %[[ARG24]]) <{map = #[[MAP18]]}> : (memref<8x8xf32>, index, index) -> f32
// GENERIC-NEXT:     %[[V21:.+]] = "affine.load"(%[[ARG22]]) <{map = #[[MAP17]]}> : (memref<f32>) -> f32
// GENERIC-NEXT:     "affine.store"(%[[V20]], %[[ARG21]], %[[ARG23]]) <{map = #[[MAP19]]}> {note = "first column"} : (f32, memref<8x8xf32>, index) -> ()
// GENERIC-NEXT:     "affine.store"(%[[V21]], %[[ARG22]]) <{map = #[[MAP17]]}> : (f32, memref<f32>) -> ()
// GENERIC-NEXT:     %[[V22:.+]] = "affine.vector_load"(%[[ARG21]], %[[ARG23]], %[[ARG24]]) <{map = #[[MAP20]]}> : (memref<8x8xf32>, index, index) -> vector<4xf32>
// GENERIC-NEXT:     "affine.vector_store"(%[[V22]], %[[ARG21]], %[[ARG23]]) <{map = #[[MAP21]]}> : (vector<4xf32>, memref<8x8xf32>, index) -> ()
// GENERIC-NEXT:     "affine.prefetch"(%[[ARG21]], %[[ARG23]]) <{isDataCache = true, isWrite = false, localityHint = 0 : i32, map = #[[MAP22]]}> : (memref<8x8xf32>, index) -> ()
// GENERIC-NEXT:     "affine.prefetch"(%[[ARG22]]) <{isDataCache = false, isWrite = true, localityHint = 3 : i32, map = #[[MAP17]]}> {note = "scalar"} : (memref<f32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32>, index, index) -> (), sym_name = "transfers"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG16:.+]]: memref<8x8xf32>, %[[ARG17:.+]]: memref<64xf32, 1>, %[[ARG18:.+]]: memref<1xi32>, %[[ARG19:.+]]: index, %[[ARG20:.+]]: index):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG16]], %[[ARG19]], %[[ARG17]], %[[ARG19]], %[[ARG18]], %[[ARG20]]) {dst_map = #[[MAP3]], src_map = #[[MAP23]], tag_map = #[[MAP4]]} : (memref<8x8xf32>, index, memref<64xf32, 1>, index, memref<1xi32>, index) -> ()
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG17]], %[[ARG20]], %[[ARG16]], %[[ARG19]], %[[ARG18]], %[[ARG20]], %[[ARG20]], %[[ARG20]]) {dst_map = #[[MAP24]], src_map = #[[MAP12]], tag_map = #[[MAP4]]} : (memref<64xf32, 1>, index, memref<8x8xf32>, index, memref<1xi32>, index, index, index) -> ()
// GENERIC-NEXT:     "affine.dma_wait"(%[[ARG18]], %[[ARG20]]) {tag_map = #[[MAP4]]} : (memref<1xi32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?x?xf32>, memref<?xi8>, i32) -> (), sym_name = "dims_and_symbols"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG3:.+]]: index, %[[ARG4:.+]]: memref<?x?xf32>, %[[ARG5:.+]]: memref<?xi8>, %[[ARG6:.+]]: i32):
// GENERIC-NEXT:     %[[V2:.+]] = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %[[V3:.+]] = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT:     %[[V4:.+]] = "arith.index_cast"(%[[ARG6]]) : (i32) -> index
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #[[MAP4]], operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #[[MAP5]]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG7:.+]]: index):
// GENERIC-NEXT:       %[[V5:.+]] = "arith.constant"() <{value = 3 : index}> : () -> index
// GENERIC-NEXT:       %[[V6:.+]] = "arith.addi"(%[[ARG3]], %[[V5]]) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:       %[[V7:.+]] = "memref.dim"(%[[ARG4]], %[[V3]]) : (memref<?x?xf32>, index) -> index
// GENERIC-NEXT:       %[[V8:.+]] = "memref.dim"(%[[ARG4]], %[[ARG7]]) : (memref<?x?xf32>, index) -> index
// GENERIC-NEXT:       %[[V9:.+]] = "memref.alloc"(%[[ARG3]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xf32>
// GENERIC-NEXT:       %[[V10:.+]] = "arith.constant"() <{value = 2 : index}> : () -> index
// GENERIC-NEXT:       %[[V11:.+]] = "memref.dim"(%[[V9]], %[[V10]]) : (memref<?x4x?xf32>, index) -> index
// GENERIC-NEXT:       %[[V12:.+]] = "memref.dim"(%[[V9]], %[[V3]]) : (memref<?x4x?xf32>, index) -> index
// GENERIC-NEXT:       %[[V13:.+]] = "memref.view"(%[[ARG5]], %[[V2]], %[[ARG3]]) : (memref<?xi8>, index, index) -> memref<?xf32>
// GENERIC-NEXT:       %[[V14:.+]] = "memref.dim"(%[[V13]], %[[V2]]) : (memref<?xf32>, index) -> index
// GENERIC-NEXT:       %[[V15:.+]] = "memref.subview"(%[[ARG4]], %[[ARG3]]) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<?x4xf32, strided<[?, 1]>>
// GENERIC-NEXT:       %[[V16:.+]] = "memref.dim"(%[[V15]], %[[V2]]) : (memref<?x4xf32, strided<[?, 1]>>, index) -> index
// GENERIC-NEXT:       %[[V17:.+]] = "affine.apply"(%[[ARG7]]) <{map = #[[MAP25]]}> : (index) -> index
// GENERIC-NEXT:       %[[V18:.+]]:2 = "affine.delinearize_index"(%[[ARG7]]) <{static_basis = array<i64: 2, 3>}> : (index) -> (index, index)
// GENERIC-NEXT:       %[[V19:.+]] = "affine.linearize_index"(%[[ARG7]], %[[ARG3]]) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> : (index, index) -> index
// GENERIC-NEXT:       "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #[[MAP4]], reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #[[MAP5]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG14:.+]]: index):
// GENERIC-NEXT:         "affine.for"(%[[ARG14]], %[[V17]]) <{lowerBoundMap = #[[MAP3]], operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP3]]}> ({
// GENERIC-NEXT:         ^bb0(%[[ARG15:.+]]: index):
// GENERIC-NEXT:           "affine.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index, index) -> ()
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "affine.for"(%[[V18]]#1, %[[V19]]) <{lowerBoundMap = #[[MAP3]], operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP3]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG13:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index) -> ()
// GENERIC-NEXT:       "affine.for"(%[[V5]], %[[V6]]) <{lowerBoundMap = #[[MAP12]], operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP12]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG12:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index) -> ()
// GENERIC-NEXT:       "affine.for"(%[[V7]], %[[V11]]) <{lowerBoundMap = #[[MAP12]], operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP12]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG11:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index) -> ()
// GENERIC-NEXT:       "affine.for"(%[[V12]], %[[V14]]) <{lowerBoundMap = #[[MAP12]], operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP12]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG10:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index) -> ()
// GENERIC-NEXT:       "affine.for"(%[[V16]], %[[V4]]) <{lowerBoundMap = #[[MAP12]], operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP12]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG9:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index) -> ()
// GENERIC-NEXT:       "affine.for"(%[[V8]]) <{lowerBoundMap = #[[MAP3]], operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #[[MAP5]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG8:.+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "regions"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: index):
// GENERIC-NEXT:     "memref.alloca_scope"() ({
// GENERIC-NEXT:       %[[V0:.+]] = "arith.muli"(%[[ARG0]], %[[ARG0]]) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:       "affine.for"(%[[ARG0]]) <{lowerBoundMap = #[[MAP4]], operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP12]]}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG1:.+]]: index):
// GENERIC-NEXT:         %[[V1:.+]] = "arith.muli"(%[[V0]], %[[ARG0]]) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:         "affine.for"(%[[V1]], %[[V0]]) <{lowerBoundMap = #[[MAP12]], operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #[[MAP12]]}> ({
// GENERIC-NEXT:         ^bb0(%[[ARG2:.+]]: index):
// GENERIC-NEXT:           "affine.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index, index) -> ()
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       "memref.alloca_scope.return"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @maps(%i: index, %n: index) {
  %0 = affine.apply affine_map<(i)[s] -> (i * 2 + s)>(%i)[%n]
  %1 = affine.apply affine_map<() -> (7)>()
  %2 = affine.min affine_map<(i)[s] -> (i, s - 1, 100)>(%i)[%n]
  %3 = affine.max affine_map<(i) -> (i)>(%i) {note = "one result"}
  return
}

// CHECK-LABEL: func.func @indices(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]]:3 = affine.delinearize_index %[[ARG0]] into (2, %[[ARG1]], 4) : index, index, index
// CHECK-NEXT:   %[[V1:.+]]:3 = affine.delinearize_index %[[ARG0]] into (%[[ARG1]], 4) : index, index, index
// CHECK-NEXT:   %[[V2:.+]] = affine.delinearize_index %[[ARG0]] into () : index
// CHECK-NEXT:   %[[V3:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (%[[ARG1]], 4) : index
// CHECK-NEXT:   %[[V4:.+]] = affine.linearize_index disjoint [%[[ARG0]], %[[ARG1]], %[[ARG0]]] by (%[[ARG1]], 4) {note = "no outer bound"} : index
// CHECK-NEXT:   %[[V5:.+]] = affine.linearize_index [] by () : index
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @indices(%i: index, %n: index) {
  %0:3 = affine.delinearize_index %i into (2, %n, 4) : index, index, index
  %1:3 = affine.delinearize_index %i into (%n, 4) : index, index, index
  %2 = affine.delinearize_index %i into () : index
  %3 = affine.linearize_index [%i, %n] by (%n, 4) : index
  %4 = affine.linearize_index disjoint [%i, %n, %i] by (%n, 4) {note = "no outer bound"} : index
  %5 = affine.linearize_index [] by () : index
  return
}

// CHECK-LABEL: func.func @for(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: i32) -> (f32, i32) {
// CHECK-NEXT:   affine.for %[[ARG3:.+]] = 0 to 10 {
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG3]] = %[[ARG0]] to %[[ARG0]] step 4 {
// CHECK-NEXT:     affine.for %[[ARG4:.+]] = max #[[MAP4]](%[[ARG3]])[%[[ARG0]]] to min #[[MAP5]](%[[ARG3]]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = #[[MAP3]](%[[ARG3]]) to #[[MAP6]](%[[ARG3]])[%[[ARG0]]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = #[[MAP7]]()[%[[ARG0]]] to #[[MAP8]]()[%[[ARG0]], %[[ARG0]]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = #[[MAP9]]()[%[[ARG0]]] to %[[ARG0]] {
// CHECK-NEXT:     }
// CHECK-NEXT:   } {note = "nest"}
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.for %[[ARG3]] = -5 to 5 iter_args(%[[ARG4]] = %[[ARG1]], %[[ARG5:.+]] = %[[ARG2]]) -> (f32, i32) {
// CHECK-NEXT:     affine.yield %[[ARG4]], %[[ARG5]] : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : f32, i32
// CHECK-NEXT: }
func.func @for(%n: index, %x: f32, %y: i32) -> (f32, i32) {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = %n to %n step 4 {
    affine.for %j = max affine_map<(i)[s] -> (i, s)>(%i)[%n] to min affine_map<(i) -> (i + 8, 100)>(%i) {
    }
    affine.for %j = affine_map<(i) -> (i)>(%i) to affine_map<(i)[s] -> (i + s)>(%i)[%n] {
    }
    affine.for %j = affine_map<()[s] -> (s * 2)>()[%n] to affine_map<()[s, t] -> (s)>()[%n, %n] {
    }
    affine.for %j = affine_map<()[s] -> (4)>()[%n] to affine_map<()[s] -> (s)>()[%n] {
    }
  } {note = "nest"}
  %0:2 = affine.for %i = -5 to 5 iter_args(%a = %x, %b = %y) -> (f32, i32) {
    affine.yield %a, %b : f32, i32
  }
  return %0#0, %0#1 : f32, i32
}

// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: si32, %[[ARG3:.+]]: ui32) {
// CHECK-NEXT:   affine.parallel (%[[ARG4:.+]]) = (0) to (10) {
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.parallel (%[[ARG4]], %[[ARG5:.+]]) = (0, max(%[[ARG0]], 4)) to (%[[ARG0]] * 2, min(%[[ARG0]] * 2, 100, %[[ARG0]])) step (2, 3) {
// CHECK-NEXT:   } {note = "box"}
// CHECK-NEXT:   affine.parallel () = () to () {
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]]:3 = affine.parallel (%[[ARG4]]) = (0) to (%[[ARG0]]) reduce ("addf", "maxs", "minu") -> (f32, si32, ui32) {
// CHECK-NEXT:     affine.yield %[[ARG1]], %[[ARG2]], %[[ARG3]] : f32, si32, ui32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]]:2 = affine.parallel (%[[ARG4]]) = (0) to (%[[ARG0]]) reduce ("assign", "mulf") -> (si32, f32) {
// CHECK-NEXT:     affine.yield %[[ARG2]], %[[ARG1]] : si32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel(%n: index, %x: f32, %s: si32, %u: ui32) {
  affine.parallel (%i) = (0) to (10) {
  }
  affine.parallel (%i, %j) = (0, max(%n, 4)) to (%n + symbol(%n), min(%n * 2, 100, %n)) step (2, 3) {
  } {note = "box"}
  affine.parallel () = () to () {
  }
  %0:3 = affine.parallel (%i) = (0) to (%n) reduce ("addf", "maxs", "minu") -> (f32, si32, ui32) {
    affine.yield %x, %s, %u : f32, si32, ui32
  }
  %1:2 = affine.parallel (%i) = (0) to (%n) reduce ("assign", "mulf") -> (si32, f32) {
    affine.yield %s, %x : si32, f32
  }
  return
}

// CHECK-LABEL: func.func @if(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   affine.if #[[SET]](%[[ARG0]])[%[[ARG1]]] {
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.if #[[SET1]]() {
// CHECK-NEXT:   } else {
// CHECK-NEXT:   } {note = "never"}
// CHECK-NEXT:   %[[V0:.+]] = affine.if #[[SET2]](%[[ARG0]]) -> f32 {
// CHECK-NEXT:     affine.yield %[[ARG2]] : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V1:.+]] = arith.addf %[[ARG2]], %[[ARG2]] : f32
// CHECK-NEXT:     affine.yield %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @if(%i: index, %n: index, %x: f32) -> f32 {
  affine.if affine_set<(i)[s] : (i - 2 >= 0, s - i >= 0, i mod 2 == 0)>(%i)[%n] {
  }
  affine.if affine_set<() : (1 == 0)>() {
  } else {
    affine.yield
  } {note = "never"}
  %0 = affine.if affine_set<(i) : (i >= 0)>(%i) -> f32 {
    affine.yield %x : f32
  } else {
    %1 = arith.addf %x, %x : f32
    affine.yield %1 : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @accesses(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.load %[[ARG0]][%[[ARG2]] + 1, symbol(%[[ARG3]])] : memref<8x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = affine.load %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   affine.store %[[V0]], %[[ARG0]][%[[ARG2]] floordiv 2, 0] {note = "first column"} : memref<8x8xf32>
// CHECK-NEXT:   affine.store %[[V1]], %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = affine.vector_load %[[ARG0]][%[[ARG2]], %[[ARG3]] * 4] : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:   affine.vector_store %[[V2]], %[[ARG0]][0, %[[ARG2]]] : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:   affine.prefetch %[[ARG0]][%[[ARG2]], %[[ARG2]]], read, locality<0>, data : memref<8x8xf32>
// CHECK-NEXT:   affine.prefetch %[[ARG1]][], write, locality<3>, instr {note = "scalar"} : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @accesses(%m: memref<8x8xf32>, %s: memref<f32>, %i: index, %n: index) {
  %0 = affine.load %m[%i + 1, symbol(%n)] : memref<8x8xf32>
  %1 = affine.load %s[] : memref<f32>
  affine.store %0, %m[%i floordiv 2, 0] {note = "first column"} : memref<8x8xf32>
  affine.store %1, %s[] : memref<f32>
  %2 = affine.vector_load %m[%i, %n * 4] : memref<8x8xf32>, vector<4xf32>
  affine.vector_store %2, %m[0, %i] : memref<8x8xf32>, vector<4xf32>
  affine.prefetch %m[%i, %i], read, locality<0>, data : memref<8x8xf32>
  affine.prefetch %s[], write, locality<3>, instr {note = "scalar"} : memref<f32>
  return
}

// CHECK-LABEL: func.func @transfers(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: memref<64xf32, 1>, %[[ARG2:.+]]: memref<1xi32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index) {
// CHECK-NEXT:   affine.dma_start %[[ARG0]][%[[ARG3]], %[[ARG3]] + 1], %[[ARG1]][%[[ARG3]]], %[[ARG2]][0], %[[ARG4]] : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32>
// CHECK-NEXT:   affine.dma_start %[[ARG1]][symbol(%[[ARG4]])], %[[ARG0]][%[[ARG3]], 0], %[[ARG2]][0], %[[ARG4]], %[[ARG4]], %[[ARG4]] : memref<64xf32, 1>, memref<8x8xf32>, memref<1xi32>
// CHECK-NEXT:   affine.dma_wait %[[ARG2]][0], %[[ARG4]] : memref<1xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transfers(%m: memref<8x8xf32>, %t: memref<64xf32, 1>, %tag: memref<1xi32>, %i: index, %n: index) {
  affine.dma_start %m[%i, %i + 1], %t[%i], %tag[0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32>
  affine.dma_start %t[symbol(%n)], %m[%i, 0], %tag[0], %n, %n, %n : memref<64xf32, 1>, memref<8x8xf32>, memref<1xi32>
  affine.dma_wait %tag[0], %n : memref<1xi32>
  return
}

// Each of these values may be a dim or a symbol, for the reason that names it.
// CHECK-LABEL: func.func @dims_and_symbols(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?x?xf32>, %[[ARG2:.+]]: memref<?xi8>, %[[ARG3:.+]]: i32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.index_cast %[[ARG3]] : i32 to index
// CHECK-NEXT:   affine.for %[[ARG4:.+]] = 0 to 10 {
// CHECK-NEXT:     %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V1:.+]] = arith.addi %[[ARG0]], %[[C3]] : index
// CHECK-NEXT:     %[[DIM:.+]] = memref.dim %[[ARG1]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:.+]] = memref.dim %[[ARG1]], %[[ARG4]] : memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc(%[[ARG0]], %[[V1]]) : memref<?x4x?xf32>
// CHECK-NEXT:     %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_1:.+]] = memref.dim %[[ALLOC]], %[[C2]] : memref<?x4x?xf32>
// CHECK-NEXT:     %[[DIM_2:.+]] = memref.dim %[[ALLOC]], %[[C1]] : memref<?x4x?xf32>
// CHECK-NEXT:     %[[VIEW:.+]] = memref.view %[[ARG2]][%[[C0]]][%[[ARG0]]] : memref<?xi8> to memref<?xf32>
// CHECK-NEXT:     %[[DIM_3:.+]] = memref.dim %[[VIEW]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[SUBVIEW:.+]] = memref.subview %[[ARG1]][0, 0] [%[[ARG0]], 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
// CHECK-NEXT:     %[[DIM_4:.+]] = memref.dim %[[SUBVIEW]], %[[C0]] : memref<?x4xf32, strided<[?, 1]>>
// CHECK-NEXT:     %[[V2:.+]] = affine.apply #[[MAP10]](%[[ARG4]])
// CHECK-NEXT:     %[[V3:.+]]:2 = affine.delinearize_index %[[ARG4]] into (2, 3) : index, index
// CHECK-NEXT:     %[[V4:.+]] = affine.linearize_index [%[[ARG4]], %[[ARG0]]] by (2, 3) : index
// CHECK-NEXT:     affine.parallel (%[[ARG5:.+]]) = (0) to (10) {
// CHECK-NEXT:       affine.for %[[ARG6:.+]] = #[[MAP3]](%[[ARG5]]) to #[[MAP3]](%[[V2]]) {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG5]] = #[[MAP3]](%[[V3]]#1) to #[[MAP3]](%[[V4]]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG5]] = %[[C3]] to %[[V1]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG5]] = %[[DIM]] to %[[DIM_1]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG5]] = %[[DIM_2]] to %[[DIM_3]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG5]] = %[[DIM_4]] to %[[V0]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG5]] = #[[MAP3]](%[[DIM_0]]) to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dims_and_symbols(%n: index, %m: memref<?x?xf32>, %bytes: memref<?xi8>, %i32: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cast = arith.index_cast %i32 : i32 to index
  affine.for %i = 0 to 10 {
    %constant = arith.constant 3 : index
    %computed = arith.addi %n, %constant : index
    %size_of_argument = memref.dim %m, %c1 : memref<?x?xf32>
    %size_at_unknown_place = memref.dim %m, %i : memref<?x?xf32>
    %alloc = memref.alloc(%n, %computed) : memref<?x4x?xf32>
    %c2 = arith.constant 2 : index
    %size_of_alloc = memref.dim %alloc, %c2 : memref<?x4x?xf32>
    %known_size_of_alloc = memref.dim %alloc, %c1 : memref<?x4x?xf32>
    %view = memref.view %bytes[%c0][%n] : memref<?xi8> to memref<?xf32>
    %size_of_view = memref.dim %view, %c0 : memref<?xf32>
    %subview = memref.subview %m[0, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
    %size_of_subview = memref.dim %subview, %c0 : memref<?x4xf32, strided<[?, 1]>>
    %map = affine.apply affine_map<(i) -> (i + 1)>(%i)
    %parts:2 = affine.delinearize_index %i into (2, 3) : index, index
    %joined = affine.linearize_index [%i, %n] by (2, 3) : index
    affine.parallel (%j) = (0) to (10) {
      affine.for %k = affine_map<(i) -> (i)>(%j) to affine_map<(i) -> (i)>(%map) {
      }
    }
    affine.for %k = affine_map<(i) -> (i)>(%parts#1) to affine_map<(i) -> (i)>(%joined) {
    }
    affine.for %k = %constant to %computed {
    }
    affine.for %k = %size_of_argument to %size_of_alloc {
    }
    affine.for %k = %known_size_of_alloc to %size_of_view {
    }
    affine.for %k = %size_of_subview to %cast {
    }
    affine.for %k = affine_map<(i) -> (i)>(%size_at_unknown_place) to 10 {
    }
  }
  return
}

// What is computed from symbols is a symbol in any region of the function.
// CHECK-LABEL: func.func @regions(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   memref.alloca_scope  {
// CHECK-NEXT:     %[[V0:.+]] = arith.muli %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     affine.for %[[ARG1:.+]] = 0 to %[[ARG0]] {
// CHECK-NEXT:       %[[V1:.+]] = arith.muli %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:       affine.for %[[ARG2:.+]] = %[[V1]] to %[[V0]] {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @regions(%n: index) {
  memref.alloca_scope {
    %local = arith.muli %n, %n : index
    affine.for %i = 0 to %n {
      %inner = arith.muli %local, %n : index
      affine.for %j = %inner to %local {
      }
    }
  }
  return
}
