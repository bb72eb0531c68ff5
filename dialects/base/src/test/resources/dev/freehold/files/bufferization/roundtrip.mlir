// RUN: freehold-opt %s | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<?xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.alloc_tensor(%[[ARG0]], %[[ARG0]]) {memory_space = 1 : i64} : tensor<?x4x?xf32>
// CHECK-NEXT:   %[[V2:.+]] = bufferization.alloc_tensor() copy(%[[ARG1]]) : tensor<?xf32>
// CHECK-NEXT:   %[[V3:.+]] = bufferization.alloc_tensor(%[[ARG0]]) size_hint=%[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:   %[[V4:.+]] = bufferization.alloc_tensor() copy(%[[ARG1]]) size_hint=%[[ARG0]] {note = "both"} : tensor<?xf32>
// CHECK-NEXT:   %[[V5:.+]] = bufferization.alloc_tensor() : tensor<*xf32>
// CHECK-NEXT:   bufferization.dealloc_tensor %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
// GENERIC: #[[MAP:.+]] = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, tensor<?xf32>) -> (), sym_name = "tensors"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG20:.+]]: index, %[[ARG21:.+]]: tensor<?xf32>):
// GENERIC-NEXT:     %[[V13:.+]] = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf32>
// GENERIC-NEXT:     %[[V14:.+]] = "bufferization.alloc_tensor"(%[[ARG20]], %[[ARG20]]) <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 2, 0, 0>}> : (index, index) -> tensor<?x4x?xf32>
// GENERIC-NEXT:     %[[V15:.+]] = "bufferization.alloc_tensor"(%[[ARG21]]) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<?xf32>
// GENERIC-NEXT:     %[[V16:.+]] = "bufferization.alloc_tensor"(%[[ARG20]], %[[ARG20]]) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (index, index) -> tensor<?xf32>
// GENERIC-NEXT:     %[[V17:.+]] = "bufferization.alloc_tensor"(%[[ARG21]], %[[ARG20]]) <{operandSegmentSizes = array<i32: 0, 1, 1>}> {note = "both"} : (tensor<?xf32>, index) -> tensor<?xf32>
// GENERIC-NEXT:     %[[V18:.+]] = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<*xf32>
// GENERIC-NEXT:     "bufferization.dealloc_tensor"(%[[V13]]) : (tensor<4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4xf32>, tensor<*xf32>, memref<4xf32, strided<[2]>>, memref<*xf32>) -> (), sym_name = "conversions"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG16:.+]]: tensor<4xf32>, %[[ARG17:.+]]: tensor<*xf32>, %[[ARG18:.+]]: memref<4xf32, strided<[2]>>, %[[ARG19:.+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V7:.+]] = "bufferization.to_buffer"(%[[ARG16]]) : (tensor<4xf32>) -> memref<4xf32>
// GENERIC-NEXT:     %[[V8:.+]] = "bufferization.to_buffer"(%[[ARG16]]) <{read_only}> : (tensor<4xf32>) -> memref<4xf32, strided<[?], offset: ?>, 1>
// GENERIC-NEXT:     %[[V9:.+]] = "bufferization.to_buffer"(%[[ARG17]]) {note = "unranked"} : (tensor<*xf32>) -> memref<*xf32>
// GENERIC-NEXT:     %[[V10:.+]] = "bufferization.to_tensor"(%[[ARG18]]) : (memref<4xf32, strided<[2]>>) -> tensor<4xf32>
// GENERIC-NEXT:     %[[V11:.+]] = "bufferization.to_tensor"(%[[ARG18]]) <{restrict, writable}> : (memref<4xf32, strided<[2]>>) -> tensor<4xf32>
// GENERIC-NEXT:     %[[V12:.+]] = "bufferization.to_tensor"(%[[ARG19]]) <{restrict}> : (memref<*xf32>) -> tensor<*xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4xf32>, tensor<?xf32>, memref<4xf32>) -> (), sym_name = "destinations"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG13:.+]]: tensor<4xf32>, %[[ARG14:.+]]: tensor<?xf32>, %[[ARG15:.+]]: memref<4xf32>):
// GENERIC-NEXT:     %[[V6:.+]] = "bufferization.materialize_in_destination"(%[[ARG13]], %[[ARG14]]) : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
// GENERIC-NEXT:     "bufferization.materialize_in_destination"(%[[ARG13]], %[[ARG15]]) <{writable}> : (tensor<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "bufferization.materialize_in_destination"(%[[ARG13]], %[[ARG15]]) <{restrict, writable}> {note = "restrict"} : (tensor<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<*xf32>, tensor<*xf32>, memref<*xf32>) -> (), sym_name = "unranked_destinations"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG10:.+]]: tensor<*xf32>, %[[ARG11:.+]]: tensor<*xf32>, %[[ARG12:.+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V5:.+]] = "bufferization.materialize_in_destination"(%[[ARG10]], %[[ARG11]]) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
// GENERIC-NEXT:     "bufferization.materialize_in_destination"(%[[ARG10]], %[[ARG12]]) <{writable}> : (tensor<*xf32>, memref<*xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<*xf32>, i1) -> (), sym_name = "deallocation"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG7:.+]]: memref<4xf32>, %[[ARG8:.+]]: memref<*xf32>, %[[ARG9:.+]]: i1):
// GENERIC-NEXT:     %[[V1:.+]] = "bufferization.clone"(%[[ARG7]]) : (memref<4xf32>) -> memref<?xf32>
// GENERIC-NEXT:     %[[V2:.+]] = "bufferization.clone"(%[[ARG8]]) : (memref<*xf32>) -> memref<*xf32>
// GENERIC-NEXT:     "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// GENERIC-NEXT:     "bufferization.dealloc"(%[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG9]]) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<4xf32>, memref<*xf32>, i1, i1) -> ()
// GENERIC-NEXT:     %[[V3:.+]]:2 = "bufferization.dealloc"(%[[ARG7]], %[[ARG9]], %[[ARG8]], %[[ARG7]]) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (memref<4xf32>, i1, memref<*xf32>, memref<4xf32>) -> (i1, i1)
// GENERIC-NEXT:     %[[V4:.+]] = "bufferization.dealloc"(%[[ARG8]]) <{operandSegmentSizes = array<i32: 0, 0, 1>}> {note = "frees nothing"} : (memref<*xf32>) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{bufferization.writable = true}, {bufferization.access = "none"}, {bufferization.access = "read", bufferization.writable = false}, {bufferization.access = "write"}, {bufferization.access = "read-write"}, {bufferization.buffer_layout = #[[MAP]]}, {bufferization.buffer_layout = strided<[2]>}], function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "attributes"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<4xf32>, %[[ARG3:.+]]: tensor<4xf32>, %[[ARG4:.+]]: tensor<4xf32>, %[[ARG5:.+]]: tensor<4xf32>, %[[ARG6:.+]]: tensor<4xf32>):
// GENERIC-NEXT:     %[[V0:.+]] = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<4xf32>
// GENERIC-NEXT:     "memref.dealloc"(%[[V0]]) {bufferization.manual_deallocation} : (memref<4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @tensors(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = bufferization.alloc_tensor(%n, %n) {memory_space = 1 : i64} : tensor<?x4x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %3 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?xf32>
  %4 = bufferization.alloc_tensor() copy(%t) size_hint=%n {note = "both"} : tensor<?xf32>
  %5 = bufferization.alloc_tensor() : tensor<*xf32>
  bufferization.dealloc_tensor %0 : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @conversions(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<*xf32>, %[[ARG2:.+]]: memref<4xf32, strided<[2]>>, %[[ARG3:.+]]: memref<*xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_buffer %[[ARG0]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_buffer %[[ARG0]] read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>, 1>
// CHECK-NEXT:   %[[V2:.+]] = bufferization.to_buffer %[[ARG1]] {note = "unranked"} : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT:   %[[V3:.+]] = bufferization.to_tensor %[[ARG2]] : memref<4xf32, strided<[2]>> to tensor<4xf32>
// CHECK-NEXT:   %[[V4:.+]] = bufferization.to_tensor %[[ARG2]] restrict writable : memref<4xf32, strided<[2]>> to tensor<4xf32>
// CHECK-NEXT:   %[[V5:.+]] = bufferization.to_tensor %[[ARG3]] restrict : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @conversions(%t: tensor<4xf32>, %u: tensor<*xf32>, %m: memref<4xf32, strided<[2]>>, %v: memref<*xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>, 1>
  %2 = bufferization.to_buffer %u {note = "unranked"} : tensor<*xf32> to memref<*xf32>
  %3 = bufferization.to_tensor %m : memref<4xf32, strided<[2]>> to tensor<4xf32>
  %4 = bufferization.to_tensor %m restrict writable : memref<4xf32, strided<[2]>> to tensor<4xf32>
  %5 = bufferization.to_tensor %v restrict : memref<*xf32> to tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @destinations(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<?xf32>, %[[ARG2:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.materialize_in_destination %[[ARG0]] in %[[ARG1]] : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   bufferization.materialize_in_destination %[[ARG0]] in writable %[[ARG2]] : (tensor<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:   bufferization.materialize_in_destination %[[ARG0]] in restrict writable %[[ARG2]] {note = "restrict"} : (tensor<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @destinations(%t: tensor<4xf32>, %u: tensor<?xf32>, %m: memref<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %t in restrict writable %m {note = "restrict"} : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @unranked_destinations(
// CHECK-SAME: %[[ARG0:.+]]: tensor<*xf32>, %[[ARG1:.+]]: tensor<*xf32>, %[[ARG2:.+]]: memref<*xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.materialize_in_destination %[[ARG0]] in %[[ARG1]] : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:   bufferization.materialize_in_destination %[[ARG0]] in writable %[[ARG2]] : (tensor<*xf32>, memref<*xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unranked_destinations(%t: tensor<*xf32>, %u: tensor<*xf32>, %m: memref<*xf32>) {
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<*xf32>, memref<*xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @deallocation(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<*xf32>, %[[ARG2:.+]]: i1) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[ARG1]] : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:   bufferization.dealloc
// CHECK-NEXT:   bufferization.dealloc (%[[ARG0]], %[[ARG1]] : memref<4xf32>, memref<*xf32>) if (%[[ARG2]], %[[ARG2]])
// CHECK-NEXT:   %[[V2:.+]]:2 = bufferization.dealloc (%[[ARG0]] : memref<4xf32>) if (%[[ARG2]]) retain (%[[ARG1]], %[[ARG0]] : memref<*xf32>, memref<4xf32>)
// CHECK-NEXT:   %[[V3:.+]] = bufferization.dealloc retain (%[[ARG1]] : memref<*xf32>) {note = "frees nothing"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @deallocation(%m: memref<4xf32>, %u: memref<*xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  %1 = bufferization.clone %u : memref<*xf32> to memref<*xf32>
  bufferization.dealloc
  bufferization.dealloc (%m, %u : memref<4xf32>, memref<*xf32>) if (%c, %c)
  %2:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%u, %m : memref<*xf32>, memref<4xf32>)
  %3 = bufferization.dealloc retain (%u : memref<*xf32>) {note = "frees nothing"}
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32> {bufferization.writable = true}, %[[ARG1:.+]]: tensor<4xf32> {bufferization.access = "none"}, %[[ARG2:.+]]: tensor<4xf32> {bufferization.access = "read", bufferization.writable = false}, %[[ARG3:.+]]: tensor<4xf32> {bufferization.access = "write"}, %[[ARG4:.+]]: tensor<4xf32> {bufferization.access = "read-write"}, %[[ARG5:.+]]: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0 + 1)>}, %[[ARG6:.+]]: tensor<4xf32> {bufferization.buffer_layout = strided<[2]>}) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] {bufferization.manual_deallocation} : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @attributes(
    %a: tensor<4xf32> {bufferization.writable = true},
    %b: tensor<4xf32> {bufferization.access = "none"},
    %c: tensor<4xf32> {bufferization.access = "read", bufferization.writable = false},
    %d: tensor<4xf32> {bufferization.access = "write"},
    %e: tensor<4xf32> {bufferization.access = "read-write"},
    %f: tensor<4xf32> {bufferization.buffer_layout = affine_map<(i) -> (i + 1)>},
    %g: tensor<4xf32> {bufferization.buffer_layout = strided<[2]>}) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<4xf32>
  return
}
