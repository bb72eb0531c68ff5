// RUN: freehold-opt %s | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @shapes(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x4xf32>, %[[ARG1:.+]]: tensor<*xf32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: tensor<1xi32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] {note} : tensor<?x4xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[V0:.+]] = tensor.bitcast %[[ARG0]] : tensor<?x4xf32> to tensor<?x4xi32>
// CHECK-NEXT:   %[[COLLAPSED:.+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] {note} : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG2]], 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
// CHECK-NEXT:   %[[RESHAPE:.+]] = tensor.reshape %[[ARG1]](%[[ARG3]]) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[ARG2]] : tensor<?x4xf32>
// CHECK-NEXT:   %[[RANK:.+]] = tensor.rank %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x4xf32>, tensor<*xf32>, index, tensor<1xi32>) -> (), sym_name = "shapes"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG15:.+]]: tensor<?x4xf32>, %[[ARG16:.+]]: tensor<*xf32>, %[[ARG17:.+]]: index, %[[ARG18:.+]]: tensor<1xi32>):
// GENERIC-NEXT:     %[[V23:.+]] = "tensor.cast"(%[[ARG15]]) {note} : (tensor<?x4xf32>) -> tensor<*xf32>
// GENERIC-NEXT:     %[[V24:.+]] = "tensor.bitcast"(%[[ARG15]]) : (tensor<?x4xf32>) -> tensor<?x4xi32>
// GENERIC-NEXT:     %[[V25:.+]] = "tensor.collapse_shape"(%[[ARG15]]) <{reassociation = {{\[\[}}0, 1]]}> {note} : (tensor<?x4xf32>) -> tensor<?xf32>
// GENERIC-NEXT:     %[[V26:.+]] = "tensor.expand_shape"(%[[ARG15]], %[[ARG17]]) <{reassociation = {{\[\[}}0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 2, 4>}> : (tensor<?x4xf32>, index) -> tensor<?x2x4xf32>
// GENERIC-NEXT:     %[[V27:.+]] = "tensor.reshape"(%[[ARG16]], %[[ARG18]]) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xf32>
// GENERIC-NEXT:     %[[V28:.+]] = "tensor.dim"(%[[ARG15]], %[[ARG17]]) : (tensor<?x4xf32>, index) -> index
// GENERIC-NEXT:     %[[V29:.+]] = "tensor.rank"(%[[ARG16]]) : (tensor<*xf32>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "rank_zero"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG14:.+]]: tensor<f32>):
// GENERIC-NEXT:     %[[V18:.+]] = "tensor.expand_shape"(%[[ARG14]]) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (tensor<f32>) -> tensor<1x1xf32>
// GENERIC-NEXT:     %[[V19:.+]] = "tensor.collapse_shape"(%[[V18]]) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
// GENERIC-NEXT:     %[[V20:.+]] = "tensor.extract"(%[[V19]]) : (tensor<f32>) -> f32
// GENERIC-NEXT:     %[[V21:.+]] = "tensor.insert"(%[[V20]], %[[ARG14]]) : (f32, tensor<f32>) -> tensor<f32>
// GENERIC-NEXT:     %[[V22:.+]] = "tensor.from_elements"(%[[V20]]) : (f32) -> tensor<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, index, tensor<?x4xf32>) -> (), sym_name = "elements"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG9:.+]]: f32, %[[ARG10:.+]]: index, %[[ARG11:.+]]: tensor<?x4xf32>):
// GENERIC-NEXT:     %[[V10:.+]] = "tensor.empty"(%[[ARG10]]) {note} : (index) -> tensor<?x4xf32>
// GENERIC-NEXT:     %[[V11:.+]] = "tensor.empty"() : () -> tensor<4xf32, "row">
// GENERIC-NEXT:     %[[V12:.+]] = "tensor.from_elements"(%[[ARG9]], %[[ARG9]]) : (f32, f32) -> tensor<1x2xf32>
// GENERIC-NEXT:     %[[V13:.+]] = "tensor.splat"(%[[ARG9]]) : (f32) -> tensor<4xf32>
// GENERIC-NEXT:     %[[V14:.+]] = "tensor.splat"(%[[ARG9]], %[[ARG10]], %[[ARG10]]) : (f32, index, index) -> tensor<?x?xf32>
// GENERIC-NEXT:     %[[V15:.+]] = "tensor.generate"(%[[ARG10]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:.+]]: index, %[[ARG13:.+]]: index):
// GENERIC-NEXT:       "tensor.yield"(%[[ARG9]]) : (f32) -> ()
// GENERIC-NEXT:     }) {note} : (index) -> tensor<?x4xf32>
// GENERIC-NEXT:     %[[V16:.+]] = "tensor.extract"(%[[ARG11]], %[[ARG10]], %[[ARG10]]) : (tensor<?x4xf32>, index, index) -> f32
// GENERIC-NEXT:     %[[V17:.+]] = "tensor.insert"(%[[ARG9]], %[[ARG11]], %[[ARG10]], %[[ARG10]]) : (f32, tensor<?x4xf32>, index, index) -> tensor<?x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x4xf32>, tensor<2xf32>, index) -> (), sym_name = "slices"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG3:.+]]: tensor<?x4xf32>, %[[ARG4:.+]]: tensor<2xf32>, %[[ARG5:.+]]: index):
// GENERIC-NEXT:     %[[V3:.+]] = "tensor.extract_slice"(%[[ARG3]], %[[ARG5]], %[[ARG5]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 2>}> {note} : (tensor<?x4xf32>, index, index) -> tensor<2x?xf32>
// GENERIC-NEXT:     %[[V4:.+]] = "tensor.insert_slice"(%[[ARG4]], %[[ARG3]], %[[ARG5]], %[[ARG5]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, -9223372036854775808>}> : (tensor<2xf32>, tensor<?x4xf32>, index, index) -> tensor<?x4xf32>
// GENERIC-NEXT:     %[[V5:.+]] = "tensor.pad"(%[[ARG3]], %[[ARG5]], %[[ARG5]]) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: 1, -9223372036854775808>, static_low = array<i64: -9223372036854775808, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG7:.+]]: index, %[[ARG8:.+]]: index):
// GENERIC-NEXT:       %[[V9:.+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:       "tensor.yield"(%[[V9]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<?x4xf32>, index, index) -> tensor<?x?xf32>
// GENERIC-NEXT:     %[[V6:.+]] = "tensor.pad"(%[[ARG4]]) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG6:.+]]: index):
// GENERIC-NEXT:       %[[V8:.+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:       "tensor.yield"(%[[V8]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT:     %[[V7:.+]] = "tensor.concat"(%[[ARG3]], %[[ARG3]]) <{dim = 0 : i64}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x5x6xf32>, tensor<7x2xindex>, tensor<7x4xf32>) -> (), sym_name = "gathers"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: tensor<4x5x6xf32>, %[[ARG1:.+]]: tensor<7x2xindex>, %[[ARG2:.+]]: tensor<7x4xf32>):
// GENERIC-NEXT:     %[[V0:.+]] = "tensor.gather"(%[[ARG0]], %[[ARG1]]) <{gather_dims = array<i64: 1, 2>}> : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4x1x1xf32>
// GENERIC-NEXT:     %[[V1:.+]] = "tensor.gather"(%[[ARG0]], %[[ARG1]]) <{gather_dims = array<i64: 1, 2>, unique}> : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4xf32>
// GENERIC-NEXT:     %[[V2:.+]] = "tensor.scatter"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{scatter_dims = array<i64: 1, 2>, unique}> : (tensor<7x4xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @shapes(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %n: index, %s: tensor<1xi32>) {
  %0 = tensor.cast %t {note} : tensor<?x4xf32> to tensor<*xf32>
  %1 = tensor.bitcast %t : tensor<?x4xf32> to tensor<?x4xi32>
  %2 = tensor.collapse_shape %t [[0, 1]] {note} : tensor<?x4xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %4 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xf32>
  %5 = tensor.dim %t, %n : tensor<?x4xf32>
  %6 = tensor.rank %u : tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @rank_zero(
// CHECK-SAME: %[[ARG0:.+]]: tensor<f32>) {
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[ARG0]] [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
// CHECK-NEXT:   %[[COLLAPSED:.+]] = tensor.collapse_shape %[[EXPANDED]] [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[COLLAPSED]][] : tensor<f32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[EXTRACTED]] into %[[ARG0]][] : tensor<f32>
// CHECK-NEXT:   %[[FROM_ELEMENTS:.+]] = tensor.from_elements %[[EXTRACTED]] : tensor<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rank_zero(%t: tensor<f32>) {
  %0 = tensor.expand_shape %t [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1x1xf32> into tensor<f32>
  %2 = tensor.extract %1[] : tensor<f32>
  %3 = tensor.insert %2 into %t[] : tensor<f32>
  %4 = tensor.from_elements %2 : tensor<f32>
  return
}

// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<?x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG1]]) {note} : tensor<?x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = tensor.empty() : tensor<4xf32, "row">
// CHECK-NEXT:   %[[FROM_ELEMENTS:.+]] = tensor.from_elements %[[ARG0]], %[[ARG0]] : tensor<1x2xf32>
// CHECK-NEXT:   %[[SPLAT:.+]] = tensor.splat %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   %[[SPLAT_0:.+]] = tensor.splat %[[ARG0]][%[[ARG1]], %[[ARG1]]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[GENERATED:.+]] = tensor.generate %[[ARG1]] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index, %[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG0]] : f32
// CHECK-NEXT:   } {note} : tensor<?x4xf32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[ARG2]][%[[ARG1]], %[[ARG1]]] : tensor<?x4xf32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG0]] into %[[ARG2]][%[[ARG1]], %[[ARG1]]] : tensor<?x4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elements(%x: f32, %n: index, %t: tensor<?x4xf32>) {
  %0 = tensor.empty(%n) {note} : tensor<?x4xf32>
  %1 = tensor.empty() : tensor<4xf32, "row">
  %2 = tensor.from_elements %x, %x : tensor<1x2xf32>
  %3 = tensor.splat %x : tensor<4xf32>
  %4 = tensor.splat %x[%n, %n] : tensor<?x?xf32>
  %5 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } {note} : tensor<?x4xf32>
  %6 = tensor.extract %t[%n, %n] : tensor<?x4xf32>
  %7 = tensor.insert %x into %t[%n, %n] : tensor<?x4xf32>
  return
}

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x4xf32>, %[[ARG1:.+]]: tensor<2xf32>, %[[ARG2:.+]]: index) {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [2, %[[ARG2]]] [1, 2] {note} : tensor<?x4xf32> to tensor<2x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][%[[ARG2]], 0] [1, 2] [1, %[[ARG2]]] : tensor<2xf32> into tensor<?x4xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[%[[ARG2]], 0] high[1, %[[ARG2]]] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index, %[[ARG4:.+]]: index):
// CHECK-NEXT:     %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[PADDED_0:.+]] = tensor.pad %[[ARG1]] nofold low[0] high[0] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index):
// CHECK-NEXT:     %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<2xf32> to tensor<2xf32>
// CHECK-NEXT:   %[[CONCAT:.+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG0]] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @slices(%t: tensor<?x4xf32>, %p: tensor<2xf32>, %n: index) {
  %0 = tensor.extract_slice %t[%n, 0] [2, %n] [1, 2] {note} : tensor<?x4xf32> to tensor<2x?xf32>
  %1 = tensor.insert_slice %p into %t[%n, 0] [1, 2] [1, %n] : tensor<2xf32> into tensor<?x4xf32>
  %2 = tensor.pad %t low[%n, 0] high[1, %n] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %3 = tensor.pad %p nofold low[0] high[0] {
  ^bb0(%i: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<2xf32> to tensor<2xf32>
  %4 = tensor.concat dim(0) %t, %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}

// CHECK-LABEL: func.func @gathers(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x5x6xf32>, %[[ARG1:.+]]: tensor<7x2xindex>, %[[ARG2:.+]]: tensor<7x4xf32>) {
// CHECK-NEXT:   %[[GATHER:.+]] = tensor.gather %[[ARG0]][%[[ARG1]]] gather_dims([1, 2]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4x1x1xf32>
// CHECK-NEXT:   %[[GATHER_0:.+]] = tensor.gather %[[ARG0]][%[[ARG1]]] gather_dims([1, 2]) unique : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4xf32>
// CHECK-NEXT:   %[[SCATTER:.+]] = tensor.scatter %[[ARG2]] into %[[ARG0]][%[[ARG1]]] scatter_dims([1, 2]) unique : (tensor<7x4xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @gathers(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>, %p: tensor<7x4xf32>) {
  %0 = tensor.gather %t[%i] gather_dims([1, 2]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4x1x1xf32>
  %1 = tensor.gather %t[%i] gather_dims([1, 2]) unique : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4xf32>
  %2 = tensor.scatter %p into %t[%i] scatter_dims([1, 2]) unique : (tensor<7x4xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
  return
}
