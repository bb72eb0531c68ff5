// RUN: freehold-opt %s | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #[[MAP:.+]] = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
// CHECK-LABEL: memref.global @declared : memref<4xf32>
// GENERIC: #[[MAP:.+]] = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
// GENERIC-NEXT: #[[MAP3:.+]] = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "memref.global"() <{sym_name = "declared", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT:   "memref.global"() <{initial_value, sym_name = "open", sym_visibility = "private", type = memref<f32>}> : () -> ()
// GENERIC-NEXT:   "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>, sym_name = "numbers", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
// GENERIC-NEXT:   "memref.global"() <{constant, initial_value = sparse<1, 7> : tensor<4xi32>, sym_name = "few", type = memref<4xi32, 1>}> : () -> ()
// GENERIC-NEXT:   "memref.global"() <{constant, initial_value = dense_resource<bytes> : tensor<4xi8>, sym_name = "blob", type = memref<4xi8>}> : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> memref<2x2xi32>, sym_name = "globals"}> ({
// GENERIC-NEXT:     %[[V54:.+]] = "memref.get_global"() <{name = @numbers}> : () -> memref<2x2xi32>
// GENERIC-NEXT:     "func.return"(%[[V54]]) : (memref<2x2xi32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "allocations"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG33:.+]]: index, %[[ARG34:.+]]: index):
// GENERIC-NEXT:     %[[V48:.+]] = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT:     %[[V49:.+]] = "memref.alloc"(%[[ARG33]], %[[ARG34]]) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32, #[[MAP]], 2>
// GENERIC-NEXT:     %[[V50:.+]] = "memref.alloc"(%[[ARG34]], %[[ARG33]]) <{operandSegmentSizes = array<i32: 0, 2>}> : (index, index) -> memref<4xf32, strided<[?], offset: ?>>
// GENERIC-NEXT:     %[[V51:.+]] = "memref.alloca"(%[[ARG33]], %[[ARG33]]) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xf32>
// GENERIC-NEXT:     %[[V52:.+]] = "memref.realloc"(%[[V48]]) : (memref<4xf32>) -> memref<8xf32>
// GENERIC-NEXT:     %[[V53:.+]] = "memref.realloc"(%[[V52]], %[[ARG33]]) <{alignment = 16 : i64}> : (memref<8xf32>, index) -> memref<?xf32>
// GENERIC-NEXT:     "memref.dealloc"(%[[V53]]) : (memref<?xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (f32, i32), sym_name = "scopes"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG32:.+]]: f32):
// GENERIC-NEXT:     "memref.alloca_scope"() ({
// GENERIC-NEXT:       %[[V47:.+]] = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
// GENERIC-NEXT:       "memref.store"(%[[ARG32]], %[[V47]]) : (f32, memref<f32>) -> ()
// GENERIC-NEXT:       "memref.alloca_scope.return"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %[[V45:.+]]:2 = "memref.alloca_scope"() ({
// GENERIC-NEXT:       %[[V46:.+]] = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:       "memref.alloca_scope.return"(%[[ARG32]], %[[V46]]) : (f32, i32) -> ()
// GENERIC-NEXT:     }) : () -> (f32, i32)
// GENERIC-NEXT:     "func.return"(%[[V45]]#0, %[[V45]]#1) : (f32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x4xf32>, memref<?xi32>, f32, i32, index) -> (), sym_name = "atomics"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG26:.+]]: memref<4x4xf32>, %[[ARG27:.+]]: memref<?xi32>, %[[ARG28:.+]]: f32, %[[ARG29:.+]]: i32, %[[ARG30:.+]]: index):
// GENERIC-NEXT:     %[[V38:.+]] = "memref.atomic_rmw"(%[[ARG28]], %[[ARG26]], %[[ARG30]], %[[ARG30]]) <{kind = 0 : i64}> : (f32, memref<4x4xf32>, index, index) -> f32
// GENERIC-NEXT:     %[[V39:.+]] = "memref.atomic_rmw"(%[[ARG28]], %[[ARG26]], %[[ARG30]], %[[ARG30]]) <{kind = 5 : i64}> : (f32, memref<4x4xf32>, index, index) -> f32
// GENERIC-NEXT:     %[[V40:.+]] = "memref.atomic_rmw"(%[[ARG29]], %[[ARG27]], %[[ARG30]]) <{kind = 15 : i64}> : (i32, memref<?xi32>, index) -> i32
// GENERIC-NEXT:     %[[V41:.+]] = "memref.atomic_rmw"(%[[ARG29]], %[[ARG27]], %[[ARG30]]) <{kind = 3 : i64}> : (i32, memref<?xi32>, index) -> i32
// GENERIC-NEXT:     %[[V42:.+]] = "memref.atomic_rmw"(%[[ARG29]], %[[ARG27]], %[[ARG30]]) <{kind = 6 : i64}> : (i32, memref<?xi32>, index) -> i32
// GENERIC-NEXT:     %[[V43:.+]] = "memref.generic_atomic_rmw"(%[[ARG26]], %[[ARG30]], %[[ARG30]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG31:.+]]: f32):
// GENERIC-NEXT:       %[[V44:.+]] = "arith.mulf"(%[[ARG31]], %[[ARG28]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "memref.atomic_yield"(%[[V44]]) : (f32) -> ()
// GENERIC-NEXT:     }) {note = "scales"} : (memref<4x4xf32>, index, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x4xf32>, memref<f32>, f32, index) -> f32, sym_name = "accesses"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG22:.+]]: memref<4x4xf32>, %[[ARG23:.+]]: memref<f32>, %[[ARG24:.+]]: f32, %[[ARG25:.+]]: index):
// GENERIC-NEXT:     %[[V36:.+]] = "memref.load"(%[[ARG22]], %[[ARG25]], %[[ARG25]]) <{nontemporal = true}> : (memref<4x4xf32>, index, index) -> f32
// GENERIC-NEXT:     %[[V37:.+]] = "memref.load"(%[[ARG23]]) : (memref<f32>) -> f32
// GENERIC-NEXT:     "memref.store"(%[[ARG24]], %[[ARG22]], %[[ARG25]], %[[ARG25]]) : (f32, memref<4x4xf32>, index, index) -> ()
// GENERIC-NEXT:     "memref.store"(%[[ARG24]], %[[ARG23]]) <{alignment = 4 : i64}> : (f32, memref<f32>) -> ()
// GENERIC-NEXT:     "memref.prefetch"(%[[ARG22]], %[[ARG25]], %[[ARG25]]) <{isDataCache = true, isWrite = false, localityHint = 0 : i32}> : (memref<4x4xf32>, index, index) -> ()
// GENERIC-NEXT:     "memref.prefetch"(%[[ARG23]]) <{isDataCache = false, isWrite = true, localityHint = 3 : i32}> : (memref<f32>) -> ()
// GENERIC-NEXT:     "memref.copy"(%[[ARG23]], %[[ARG23]]) : (memref<f32>, memref<f32>) -> ()
// GENERIC-NEXT:     "func.return"(%[[V36]]) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x4xf32>, memref<4xf32, 1>, memref<1xi32>, index) -> (), sym_name = "transfers"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG18:.+]]: memref<4x4xf32>, %[[ARG19:.+]]: memref<4xf32, 1>, %[[ARG20:.+]]: memref<1xi32>, %[[ARG21:.+]]: index):
// GENERIC-NEXT:     "memref.dma_start"(%[[ARG18]], %[[ARG21]], %[[ARG21]], %[[ARG19]], %[[ARG21]], %[[ARG21]], %[[ARG20]], %[[ARG21]]) : (memref<4x4xf32>, index, index, memref<4xf32, 1>, index, index, memref<1xi32>, index) -> ()
// GENERIC-NEXT:     "memref.dma_start"(%[[ARG19]], %[[ARG21]], %[[ARG18]], %[[ARG21]], %[[ARG21]], %[[ARG21]], %[[ARG20]], %[[ARG21]], %[[ARG21]], %[[ARG21]]) : (memref<4xf32, 1>, index, memref<4x4xf32>, index, index, index, memref<1xi32>, index, index, index) -> ()
// GENERIC-NEXT:     "memref.dma_wait"(%[[ARG20]], %[[ARG21]], %[[ARG21]]) : (memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x4xf32>, memref<*xf32>) -> (), sym_name = "casts"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG16:.+]]: memref<4x4xf32>, %[[ARG17:.+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V28:.+]] = "memref.cast"(%[[ARG16]]) : (memref<4x4xf32>) -> memref<?x4xf32, strided<[?, 1], offset: ?>>
// GENERIC-NEXT:     %[[V29:.+]] = "memref.cast"(%[[ARG16]]) : (memref<4x4xf32>) -> memref<*xf32>
// GENERIC-NEXT:     %[[V30:.+]] = "memref.cast"(%[[ARG17]]) : (memref<*xf32>) -> memref<4x4xf32>
// GENERIC-NEXT:     %[[V31:.+]] = "memref.memory_space_cast"(%[[ARG16]]) : (memref<4x4xf32>) -> memref<4x4xf32, 1>
// GENERIC-NEXT:     %[[V32:.+]] = "memref.memory_space_cast"(%[[ARG17]]) : (memref<*xf32>) -> memref<*xf32, 1>
// GENERIC-NEXT:     %[[V33:.+]] = "memref.assume_alignment"(%[[ARG16]]) <{alignment = 64 : i32}> : (memref<4x4xf32>) -> memref<4x4xf32>
// GENERIC-NEXT:     %[[V34:.+]]:2 = "memref.distinct_objects"(%[[ARG16]], %[[V28]]) : (memref<4x4xf32>, memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (memref<4x4xf32>, memref<?x4xf32, strided<[?, 1], offset: ?>>)
// GENERIC-NEXT:     %[[V35:.+]] = "memref.extract_aligned_pointer_as_index"(%[[ARG16]]) : (memref<4x4xf32>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<16x16xf32>, memref<?xi8>, memref<2xindex>, memref<?xi32>, index) -> (), sym_name = "views"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG11:.+]]: memref<16x16xf32>, %[[ARG12:.+]]: memref<?xi8>, %[[ARG13:.+]]: memref<2xindex>, %[[ARG14:.+]]: memref<?xi32>, %[[ARG15:.+]]: index):
// GENERIC-NEXT:     %[[V14:.+]] = "memref.subview"(%[[ARG11]], %[[ARG15]], %[[ARG15]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>}> : (memref<16x16xf32>, index, index) -> memref<4x?xf32, strided<[16, 2], offset: ?>>
// GENERIC-NEXT:     %[[V15:.+]] = "memref.subview"(%[[ARG11]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf32>) -> memref<4xf32, strided<[1]>>
// GENERIC-NEXT:     %[[V16:.+]] = "memref.view"(%[[ARG12]], %[[ARG15]]) : (memref<?xi8>, index) -> memref<4xf32>
// GENERIC-NEXT:     %[[V17:.+]] = "memref.view"(%[[ARG12]], %[[ARG15]], %[[ARG15]], %[[ARG15]]) : (memref<?xi8>, index, index, index) -> memref<?x?xf32>
// GENERIC-NEXT:     %[[V18:.+]] = "memref.reinterpret_cast"(%[[ARG11]], %[[ARG15]], %[[ARG15]], %[[ARG15]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<16x16xf32>, index, index, index) -> memref<4x?xf32, strided<[?, 1], offset: ?>>
// GENERIC-NEXT:     %[[V19:.+]] = "memref.reshape"(%[[ARG11]], %[[ARG13]]) : (memref<16x16xf32>, memref<2xindex>) -> memref<?x?xf32>
// GENERIC-NEXT:     %[[V20:.+]] = "memref.reshape"(%[[ARG11]], %[[ARG14]]) : (memref<16x16xf32>, memref<?xi32>) -> memref<*xf32>
// GENERIC-NEXT:     %[[V21:.+]] = "memref.transpose"(%[[ARG11]]) <{permutation = #[[MAP1]]}> : (memref<16x16xf32>) -> memref<16x16xf32, strided<[1, 16]>>
// GENERIC-NEXT:     %[[V22:.+]] = "memref.transpose"(%[[V18]]) <{permutation = #[[MAP1]]}> : (memref<4x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[1, ?], offset: ?>>
// GENERIC-NEXT:     %[[V23:.+]] = "memref.transpose"(%[[V17]]) <{permutation = #[[MAP3]]}> : (memref<?x?xf32>) -> memref<?x?xf32, #[[MAP2]]>
// GENERIC-NEXT:     %[[V24:.+]]:6 = "memref.extract_strided_metadata"(%[[ARG11]]) : (memref<16x16xf32>) -> (memref<f32>, index, index, index, index, index)
// GENERIC-NEXT:     %[[V25:.+]]:2 = "memref.extract_strided_metadata"(%[[V24]]#0) : (memref<f32>) -> (memref<f32>, index)
// GENERIC-NEXT:     %[[V26:.+]] = "memref.dim"(%[[ARG11]], %[[ARG15]]) : (memref<16x16xf32>, index) -> index
// GENERIC-NEXT:     %[[V27:.+]] = "memref.rank"(%[[V20]]) : (memref<*xf32>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x4xf32>, memref<?x4xf32, strided<[8, 2], offset: 1>>, memref<1x1xf32>, index) -> (), sym_name = "reshapes"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG7:.+]]: memref<2x3x4xf32>, %[[ARG8:.+]]: memref<?x4xf32, strided<[8, 2], offset: 1>>, %[[ARG9:.+]]: memref<1x1xf32>, %[[ARG10:.+]]: index):
// GENERIC-NEXT:     %[[V8:.+]] = "memref.collapse_shape"(%[[ARG7]]) <{reassociation = {{\[\[}}0, 1], [2]]}> : (memref<2x3x4xf32>) -> memref<6x4xf32>
// GENERIC-NEXT:     %[[V9:.+]] = "memref.expand_shape"(%[[V8]]) <{reassociation = {{\[\[}}0, 1], [2, 3]], static_output_shape = array<i64: 3, 2, 1, 4>}> : (memref<6x4xf32>) -> memref<3x2x1x4xf32>
// GENERIC-NEXT:     %[[V10:.+]] = "memref.expand_shape"(%[[ARG8]], %[[ARG10]]) <{reassociation = {{\[\[}}0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 2, 4>}> : (memref<?x4xf32, strided<[8, 2], offset: 1>>, index) -> memref<?x2x4xf32, strided<[16, 8, 2], offset: 1>>
// GENERIC-NEXT:     %[[V11:.+]] = "memref.collapse_shape"(%[[V10]]) <{reassociation = {{\[\[}}0, 1, 2]]}> : (memref<?x2x4xf32, strided<[16, 8, 2], offset: 1>>) -> memref<?xf32, strided<[2], offset: 1>>
// GENERIC-NEXT:     %[[V12:.+]] = "memref.collapse_shape"(%[[ARG9]]) <{reassociation = []}> : (memref<1x1xf32>) -> memref<f32>
// GENERIC-NEXT:     %[[V13:.+]] = "memref.expand_shape"(%[[V12]]) <{reassociation = [], static_output_shape = array<i64: 1, 1, 1>}> : (memref<f32>) -> memref<1x1x1xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x1xf32, strided<[2, 7]>>, memref<1x4xf32, strided<[9, 2]>>, memref<1x1xf32, strided<[3, 5]>>, memref<2x?xf32, strided<[?, 2]>>) -> (), sym_name = "collapse_around_ones"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG3:.+]]: memref<4x1xf32, strided<[2, 7]>>, %[[ARG4:.+]]: memref<1x4xf32, strided<[9, 2]>>, %[[ARG5:.+]]: memref<1x1xf32, strided<[3, 5]>>, %[[ARG6:.+]]: memref<2x?xf32, strided<[?, 2]>>):
// GENERIC-NEXT:     %[[V4:.+]] = "memref.collapse_shape"(%[[ARG3]]) <{reassociation = {{\[\[}}0, 1]]}> : (memref<4x1xf32, strided<[2, 7]>>) -> memref<4xf32, strided<[2]>>
// GENERIC-NEXT:     %[[V5:.+]] = "memref.collapse_shape"(%[[ARG4]]) <{reassociation = {{\[\[}}0, 1]]}> : (memref<1x4xf32, strided<[9, 2]>>) -> memref<4xf32, strided<[2]>>
// GENERIC-NEXT:     %[[V6:.+]] = "memref.collapse_shape"(%[[ARG5]]) <{reassociation = {{\[\[}}0, 1]]}> : (memref<1x1xf32, strided<[3, 5]>>) -> memref<1xf32, strided<[3]>>
// GENERIC-NEXT:     %[[V7:.+]] = "memref.collapse_shape"(%[[ARG6]]) <{reassociation = {{\[\[}}0, 1]]}> : (memref<2x?xf32, strided<[?, 2]>>) -> memref<?xf32, strided<[?]>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<1x8xf32>, memref<1x8xf32, strided<[3, 2]>>) -> (), sym_name = "empty_groups"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG1:.+]]: memref<1x8xf32>, %[[ARG2:.+]]: memref<1x8xf32, strided<[3, 2]>>):
// GENERIC-NEXT:     %[[V1:.+]] = "memref.expand_shape"(%[[ARG1]]) <{reassociation = {{\[\[}}], [0, 1, 2]], static_output_shape = array<i64: 2, 2, 2>}> : (memref<1x8xf32>) -> memref<2x2x2xf32>
// GENERIC-NEXT:     %[[V2:.+]] = "memref.collapse_shape"(%[[V1]]) <{reassociation = {{\[\[}}], [0, 1, 2]]}> : (memref<2x2x2xf32>) -> memref<1x8xf32>
// GENERIC-NEXT:     %[[V3:.+]] = "memref.expand_shape"(%[[ARG2]]) <{reassociation = {{\[\[}}], [0, 1]], static_output_shape = array<i64: 4, 2>}> : (memref<1x8xf32, strided<[3, 2]>>) -> memref<4x2xf32, strided<[4, 2]>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<0xf32, strided<[?]>>) -> (), sym_name = "expand_nothing"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: memref<0xf32, strided<[?]>>):
// GENERIC-NEXT:     %[[V0:.+]] = "memref.expand_shape"(%[[ARG0]]) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: 2, 0>}> : (memref<0xf32, strided<[?]>>) -> memref<2x0xf32, strided<[0, ?]>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
memref.global @declared : memref<4xf32>
// CHECK-LABEL: memref.global "private" @open : memref<f32> = uninitialized
memref.global "private" @open : memref<f32> = uninitialized
// CHECK-LABEL: memref.global "private" constant @numbers
// CHECK-SAME: : memref<2x2xi32> = dense<{{\[\[}}1, 2], [3, 4]]> {alignment = 64 : i64}
memref.global "private" constant @numbers : memref<2x2xi32> = dense<[[1, 2], [3, 4]]> {alignment = 64 : i64}
// CHECK-LABEL: memref.global constant @few : memref<4xi32, 1> = sparse<1, 7>
memref.global constant @few : memref<4xi32, 1> = sparse<[[1]], [7]>
// CHECK-LABEL: memref.global constant @blob : memref<4xi8> = dense_resource<bytes>
memref.global constant @blob : memref<4xi8> = dense_resource<bytes>

// CHECK-LABEL: func.func @globals() -> memref<2x2xi32> {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @numbers : memref<2x2xi32>
// CHECK-NEXT:   return %[[V0]] : memref<2x2xi32>
// CHECK-NEXT: }
func.func @globals() -> memref<2x2xi32> {
  %0 = memref.get_global @numbers : memref<2x2xi32>
  return %0 : memref<2x2xi32>
}

// CHECK-LABEL: func.func @allocations(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc(%[[ARG0]])[%[[ARG1]]] {alignment = 8 : i64} : memref<?xf32, #[[MAP]], 2>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc()[%[[ARG1]], %[[ARG0]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]], %[[ARG0]]) : memref<?x4x?xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.realloc %[[ALLOC]] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:   %[[V1:.+]] = memref.realloc %[[V0]](%[[ARG0]]) {alignment = 16 : i64} : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @allocations(%n: index, %s: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n)[%s] {alignment = 8 : i64} : memref<?xf32, affine_map<(i)[s] -> (i + s)>, 2>
  %2 = memref.alloc()[%s, %n] : memref<4xf32, strided<[?], offset: ?>>
  %3 = memref.alloca(%n, %n) : memref<?x4x?xf32>
  %4 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  %5 = memref.realloc %4(%n) {alignment = 16 : i64} : memref<8xf32> to memref<?xf32>
  memref.dealloc %5 : memref<?xf32>
  return
}

// CHECK-LABEL: func.func @scopes(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (f32, i32) {
// CHECK-NEXT:   memref.alloca_scope  {
// CHECK-NEXT:     %[[ALLOCA:.+]] = memref.alloca() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOCA]][] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]]:2 = memref.alloca_scope  -> (f32, i32) {
// CHECK-NEXT:     %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:     memref.alloca_scope.return %[[ARG0]], %[[C1_I32]] : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : f32, i32
// CHECK-NEXT: }
func.func @scopes(%x: f32) -> (f32, i32) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<f32>
    memref.store %x, %0[] : memref<f32>
    memref.alloca_scope.return
  }
  %1:2 = memref.alloca_scope -> (f32, i32) {
    %2 = arith.constant 1 : i32
    memref.alloca_scope.return %x, %2 : f32, i32
  }
  return %1#0, %1#1 : f32, i32
}

// CHECK-LABEL: func.func @atomics(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: memref<?xi32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: i32, %[[ARG4:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]] = memref.atomic_rmw addf %[[ARG2]], %[[ARG0]][%[[ARG4]], %[[ARG4]]] : (f32, memref<4x4xf32>) -> f32
// CHECK-NEXT:   %[[V1:.+]] = memref.atomic_rmw maxnumf %[[ARG2]], %[[ARG0]][%[[ARG4]], %[[ARG4]]] : (f32, memref<4x4xf32>) -> f32
// CHECK-NEXT:   %[[V2:.+]] = memref.atomic_rmw xori %[[ARG3]], %[[ARG1]][%[[ARG4]]] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:   %[[V3:.+]] = memref.atomic_rmw assign %[[ARG3]], %[[ARG1]][%[[ARG4]]] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:   %[[V4:.+]] = memref.atomic_rmw maxs %[[ARG3]], %[[ARG1]][%[[ARG4]]] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:   %[[V5:.+]] = memref.generic_atomic_rmw %[[ARG0]][%[[ARG4]], %[[ARG4]]] : memref<4x4xf32> {
// CHECK-NEXT:   ^bb0(%[[ARG5:.+]]: f32):
// CHECK-NEXT:     %[[V6:.+]] = arith.mulf %[[ARG5]], %[[ARG2]] : f32
// CHECK-NEXT:     memref.atomic_yield %[[V6]] : f32
// CHECK-NEXT:   } {note = "scales"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @atomics(%m: memref<4x4xf32>, %v: memref<?xi32>, %x: f32, %y: i32, %i: index) {
  %0 = memref.atomic_rmw addf %x, %m[%i, %i] : (f32, memref<4x4xf32>) -> f32
  %1 = memref.atomic_rmw maxnumf %x, %m[%i, %i] : (f32, memref<4x4xf32>) -> f32
  %2 = memref.atomic_rmw xori %y, %v[%i] : (i32, memref<?xi32>) -> i32
  %3 = memref.atomic_rmw assign %y, %v[%i] : (i32, memref<?xi32>) -> i32
  %4 = memref.atomic_rmw "maxs" %y, %v[%i] : (i32, memref<?xi32>) -> i32
  %5 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x4xf32> {
  ^bb0(%old: f32):
    %new = arith.mulf %old, %x : f32
    memref.atomic_yield %new : f32
  } {note = "scales"}
  return
}

// CHECK-LABEL: func.func @accesses(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG3]], %[[ARG3]]] {nontemporal = true} : memref<4x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ARG0]][%[[ARG3]], %[[ARG3]]] : memref<4x4xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ARG1]][] {alignment = 4 : i64} : memref<f32>
// CHECK-NEXT:   memref.prefetch %[[ARG0]][%[[ARG3]], %[[ARG3]]], read, locality<0>, data : memref<4x4xf32>
// CHECK-NEXT:   memref.prefetch %[[ARG1]][], write, locality<3>, instr : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ARG1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @accesses(%m: memref<4x4xf32>, %s: memref<f32>, %x: f32, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] {nontemporal = true} : memref<4x4xf32>
  %1 = memref.load %s[] : memref<f32>
  memref.store %x, %m[%i, %i] : memref<4x4xf32>
  memref.store %x, %s[] {alignment = 4 : i64} : memref<f32>
  memref.prefetch %m[%i, %i], read, locality<0>, data : memref<4x4xf32>
  memref.prefetch %s[], write, locality<3>, instr : memref<f32>
  memref.copy %s, %s : memref<f32> to memref<f32>
  return %0 : f32
}

// CHECK-LABEL: func.func @transfers(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: memref<4xf32, 1>, %[[ARG2:.+]]: memref<1xi32>, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   memref.dma_start %[[ARG0]][%[[ARG3]], %[[ARG3]]], %[[ARG1]][%[[ARG3]]], %[[ARG3]], %[[ARG2]][%[[ARG3]]] : memref<4x4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT:   memref.dma_start %[[ARG1]][%[[ARG3]]], %[[ARG0]][%[[ARG3]], %[[ARG3]]], %[[ARG3]], %[[ARG2]][%[[ARG3]]], %[[ARG3]], %[[ARG3]] : memref<4xf32, 1>, memref<4x4xf32>, memref<1xi32>
// CHECK-NEXT:   memref.dma_wait %[[ARG2]][%[[ARG3]]], %[[ARG3]] : memref<1xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transfers(%m: memref<4x4xf32>, %n: memref<4xf32, 1>, %tag: memref<1xi32>, %i: index) {
  memref.dma_start %m[%i, %i], %n[%i], %i, %tag[%i] : memref<4x4xf32>, memref<4xf32, 1>, memref<1xi32>
  memref.dma_start %n[%i], %m[%i, %i], %i, %tag[%i], %i, %i : memref<4xf32, 1>, memref<4x4xf32>, memref<1xi32>
  memref.dma_wait %tag[%i], %i : memref<1xi32>
  return
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: memref<*xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<4x4xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[ARG0]] : memref<4x4xf32> to memref<*xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<4x4xf32>
// CHECK-NEXT:   %[[MEMSPACECAST:.+]] = memref.memory_space_cast %[[ARG0]] : memref<4x4xf32> to memref<4x4xf32, 1>
// CHECK-NEXT:   %[[MEMSPACECAST_2:.+]] = memref.memory_space_cast %[[ARG1]] : memref<*xf32> to memref<*xf32, 1>
// CHECK-NEXT:   %[[ASSUME_ALIGN:.+]] = memref.assume_alignment %[[ARG0]], 64 : memref<4x4xf32>
// CHECK-NEXT:   %[[V0:.+]]:2 = memref.distinct_objects %[[ARG0]], %[[CAST]] : memref<4x4xf32>, memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4x4xf32> -> index
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @casts(%m: memref<4x4xf32>, %u: memref<*xf32>) {
  %0 = memref.cast %m : memref<4x4xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.cast %m : memref<4x4xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<4x4xf32>
  %3 = memref.memory_space_cast %m : memref<4x4xf32> to memref<4x4xf32, 1>
  %4 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 1>
  %5 = memref.assume_alignment %m, 64 : memref<4x4xf32>
  %6:2 = memref.distinct_objects %m, %0 : memref<4x4xf32>, memref<?x4xf32, strided<[?, 1], offset: ?>>
  %7 = memref.extract_aligned_pointer_as_index %m : memref<4x4xf32> -> index
  return
}

// CHECK-LABEL: func.func @views(
// CHECK-SAME: %[[ARG0:.+]]: memref<16x16xf32>, %[[ARG1:.+]]: memref<?xi8>, %[[ARG2:.+]]: memref<2xindex>, %[[ARG3:.+]]: memref<?xi32>, %[[ARG4:.+]]: index) {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG4]], 1] [4, %[[ARG4]]] [1, 2] : memref<16x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[ARG0]][0, 0] [1, 4] [1, 1] : memref<16x16xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ARG1]][%[[ARG4]]][] : memref<?xi8> to memref<4xf32>
// CHECK-NEXT:   %[[VIEW_1:.+]] = memref.view %[[ARG1]][%[[ARG4]]][%[[ARG4]], %[[ARG4]]] : memref<?xi8> to memref<?x?xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[ARG4]]], sizes: [4, %[[ARG4]]], strides: [%[[ARG4]], 1] : memref<16x16xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[RESHAPE:.+]] = memref.reshape %[[ARG0]](%[[ARG2]]) : (memref<16x16xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT:   %[[RESHAPE_2:.+]] = memref.reshape %[[ARG0]](%[[ARG3]]) : (memref<16x16xf32>, memref<?xi32>) -> memref<*xf32>
// CHECK-NEXT:   %[[TRANSPOSE:.+]] = memref.transpose %[[ARG0]] (d0, d1) -> (d1, d0) : memref<16x16xf32> to memref<16x16xf32, strided<[1, 16]>>
// CHECK-NEXT:   %[[TRANSPOSE_3:.+]] = memref.transpose %[[REINTERPRET_CAST]] (d0, d1) -> (d1, d0) : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[1, ?], offset: ?>>
// CHECK-NEXT:   %[[TRANSPOSE_4:.+]] = memref.transpose %[[VIEW_1]] (d0, d1) -> (d0, d1) : memref<?x?xf32> to memref<?x?xf32, #[[MAP1]]>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<16x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_5:.+]], %[[OFFSET_6:.+]] = memref.extract_strided_metadata %[[BASE_BUFFER]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[ARG4]] : memref<16x16xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.rank %[[RESHAPE_2]] : memref<*xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @views(%m: memref<16x16xf32>, %b: memref<?xi8>, %shape: memref<2xindex>, %any: memref<?xi32>, %i: index) {
  %0 = memref.subview %m[%i, 1] [4, %i] [1, 2] : memref<16x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
  %1 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<16x16xf32> to memref<4xf32, strided<[1]>>
  %2 = memref.view %b[%i][] : memref<?xi8> to memref<4xf32>
  %3 = memref.view %b[%i][%i, %i] : memref<?xi8> to memref<?x?xf32>
  %4 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<16x16xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %5 = memref.reshape %m(%shape) : (memref<16x16xf32>, memref<2xindex>) -> memref<?x?xf32>
  %6 = memref.reshape %m(%any) : (memref<16x16xf32>, memref<?xi32>) -> memref<*xf32>
  %7 = memref.transpose %m (i, j) -> (j, i) : memref<16x16xf32> to memref<16x16xf32, strided<[1, 16]>>
  %8 = memref.transpose %4 (i, j) -> (j, i) : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[1, ?], offset: ?>>
  %9 = memref.transpose %3 (i, j) -> (i, j) : memref<?x?xf32> to memref<?x?xf32, affine_map<(i, j)[s] -> (i * s + j)>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<16x16xf32> -> memref<f32>, index, index, index, index, index
  %base2, %offset2 = memref.extract_strided_metadata %base : memref<f32> -> memref<f32>, index
  %10 = memref.dim %m, %i : memref<16x16xf32>
  %11 = memref.rank %6 : memref<*xf32>
  return
}

// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3x4xf32>, %[[ARG1:.+]]: memref<?x4xf32, strided<[8, 2], offset: 1>>, %[[ARG2:.+]]: memref<1x1xf32>, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1], [2, 3]] output_shape [3, 2, 1, 4] : memref<6x4xf32> into memref<3x2x1x4xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE_0:.+]] = memref.expand_shape %[[ARG1]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG3]], 2, 4] : memref<?x4xf32, strided<[8, 2], offset: 1>> into memref<?x2x4xf32, strided<[16, 8, 2], offset: 1>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE_1:.+]] = memref.collapse_shape %[[EXPAND_SHAPE_0]] {{\[\[}}0, 1, 2]] : memref<?x2x4xf32, strided<[16, 8, 2], offset: 1>> into memref<?xf32, strided<[2], offset: 1>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE_2:.+]] = memref.collapse_shape %[[ARG2]] [] : memref<1x1xf32> into memref<f32>
// CHECK-NEXT:   %[[EXPAND_SHAPE_3:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE_2]] [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reshapes(%m: memref<2x3x4xf32>, %d: memref<?x4xf32, strided<[8, 2], offset: 1>>, %s: memref<1x1xf32>, %n: index) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [3, 2, 1, 4] : memref<6x4xf32> into memref<3x2x1x4xf32>
  %2 = memref.expand_shape %d [[0, 1], [2]] output_shape [%n, 2, 4] : memref<?x4xf32, strided<[8, 2], offset: 1>> into memref<?x2x4xf32, strided<[16, 8, 2], offset: 1>>
  %3 = memref.collapse_shape %2 [[0, 1, 2]] : memref<?x2x4xf32, strided<[16, 8, 2], offset: 1>> into memref<?xf32, strided<[2], offset: 1>>
  %4 = memref.collapse_shape %s [] : memref<1x1xf32> into memref<f32>
  %5 = memref.expand_shape %4 [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
  return
}

// A size of 1 does not matter for what is contiguous.
// CHECK-LABEL: func.func @collapse_around_ones(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x1xf32, strided<[2, 7]>>, %[[ARG1:.+]]: memref<1x4xf32, strided<[9, 2]>>, %[[ARG2:.+]]: memref<1x1xf32, strided<[3, 5]>>, %[[ARG3:.+]]: memref<2x?xf32, strided<[?, 2]>>) {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<4x1xf32, strided<[2, 7]>> into memref<4xf32, strided<[2]>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE_0:.+]] = memref.collapse_shape %[[ARG1]] {{\[\[}}0, 1]] : memref<1x4xf32, strided<[9, 2]>> into memref<4xf32, strided<[2]>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE_1:.+]] = memref.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : memref<1x1xf32, strided<[3, 5]>> into memref<1xf32, strided<[3]>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE_2:.+]] = memref.collapse_shape %[[ARG3]] {{\[\[}}0, 1]] : memref<2x?xf32, strided<[?, 2]>> into memref<?xf32, strided<[?]>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @collapse_around_ones(%a: memref<4x1xf32, strided<[2, 7]>>, %b: memref<1x4xf32, strided<[9, 2]>>, %c: memref<1x1xf32, strided<[3, 5]>>, %d: memref<2x?xf32, strided<[?, 2]>>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4x1xf32, strided<[2, 7]>> into memref<4xf32, strided<[2]>>
  %1 = memref.collapse_shape %b [[0, 1]] : memref<1x4xf32, strided<[9, 2]>> into memref<4xf32, strided<[2]>>
  %2 = memref.collapse_shape %c [[0, 1]] : memref<1x1xf32, strided<[3, 5]>> into memref<1xf32, strided<[3]>>
  %3 = memref.collapse_shape %d [[0, 1]] : memref<2x?xf32, strided<[?, 2]>> into memref<?xf32, strided<[?]>>
  return
}

// An empty group stands for a dimension of size 1.
// CHECK-LABEL: func.func @empty_groups(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x8xf32>, %[[ARG1:.+]]: memref<1x8xf32, strided<[3, 2]>>) {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}], [0, 1, 2]] output_shape [2, 2, 2] : memref<1x8xf32> into memref<2x2x2xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}], [0, 1, 2]] : memref<2x2x2xf32> into memref<1x8xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE_0:.+]] = memref.expand_shape %[[ARG1]] {{\[\[}}], [0, 1]] output_shape [4, 2] : memref<1x8xf32, strided<[3, 2]>> into memref<4x2xf32, strided<[4, 2]>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty_groups(%m: memref<1x8xf32>, %s: memref<1x8xf32, strided<[3, 2]>>) {
  %0 = memref.expand_shape %m [[], [0, 1, 2]] output_shape [2, 2, 2] : memref<1x8xf32> into memref<2x2x2xf32>
  %1 = memref.collapse_shape %0 [[], [0, 1, 2]] : memref<2x2x2xf32> into memref<1x8xf32>
  %2 = memref.expand_shape %s [[], [0, 1]] output_shape [4, 2] : memref<1x8xf32, strided<[3, 2]>> into memref<4x2xf32, strided<[4, 2]>>
  return
}

// CHECK-LABEL: func.func @expand_nothing(
// CHECK-SAME: %[[ARG0:.+]]: memref<0xf32, strided<[?]>>) {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [2, 0] : memref<0xf32, strided<[?]>> into memref<2x0xf32, strided<[0, ?]>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @expand_nothing(%m: memref<0xf32, strided<[?]>>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 0] : memref<0xf32, strided<[?]>> into memref<2x0xf32, strided<[0, ?]>>
  return
}
