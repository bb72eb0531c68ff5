// RUN: freehold-opt %s "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only allow-return-allocs-from-loops" | FileCheck %s

// The old elements are read behind the write.
// CHECK-LABEL: func.func @conflict(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32> {bufferization.access = "read"}, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> (tensor<4xf32>, f32) {
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG2]] into %[[ARG0]][%[[ARG1]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[ARG0]][%[[ARG1]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// CHECK-NEXT:   return {__inplace_operands_attr__ = ["true", "none"]} %[[INSERTED]], %[[EXTRACTED]] : tensor<4xf32>, f32
// CHECK-NEXT: }
func.func @conflict(%a: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %r = tensor.insert %f into %a[%i] : tensor<4xf32>
  %e = tensor.extract %a[%i] : tensor<4xf32>
  return %r, %e : tensor<4xf32>, f32
}

// The old elements are read in front of the write.
// CHECK-LABEL: func.func @no_conflict(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> (tensor<4xf32>, f32) {
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[ARG0]][%[[ARG1]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG2]] into %[[ARG0]][%[[ARG1]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0, -1], __inplace_operands_attr__ = ["true", "none"]} %[[INSERTED]], %[[EXTRACTED]] : tensor<4xf32>, f32
// CHECK-NEXT: }
func.func @no_conflict(%a: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %e = tensor.extract %a[%i] : tensor<4xf32>
  %r = tensor.insert %f into %a[%i] : tensor<4xf32>
  return %r, %e : tensor<4xf32>, f32
}

// What is written is the part that is put back.
// CHECK-LABEL: func.func @same_part(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][0] [4] [1] {__inplace_operands_attr__ = ["true"]} : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][0] [4] [1] {__inplace_operands_attr__ = ["true", "true"]} : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @same_part(%a: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %s = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %t = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %t into %a[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// In a loop, a write in front of a read comes behind it, too.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32> {bufferization.access = "read"}, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:     %[[EXTRACTED:.+]] = tensor.extract %[[ARG0]][%[[ARG3]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// CHECK-NEXT:     %[[INSERTED:.+]] = tensor.insert %[[ARG2]] into %[[ARG0]][%[[ARG3]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// CHECK-NEXT:     %[[EXTRACTED_0:.+]] = tensor.extract %[[INSERTED]][%[[C0]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// CHECK-NEXT:     %[[V1:.+]] = arith.addf %[[EXTRACTED]], %[[EXTRACTED_0]] : f32
// CHECK-NEXT:     scf.yield %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @loop(%a: tensor<4xf32>, %n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> f32 {
    %e = tensor.extract %a[%i] : tensor<4xf32>
    %r = tensor.insert %f into %a[%i] : tensor<4xf32>
    %g = tensor.extract %r[%c0] : tensor<4xf32>
    %y = arith.addf %e, %g : f32
    scf.yield %y : f32
  }
  return %s : f32
}

// Only one of the branches runs.
// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: tensor<4xf32> {bufferization.access = "read-write"}, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> tensor<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (tensor<4xf32>) {
// CHECK-NEXT:     %[[INSERTED:.+]] = tensor.insert %[[ARG3]] into %[[ARG1]][%[[ARG2]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<4xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return {__equivalent_func_args__ = [1], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @branches(%c: i1, %a: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %x = tensor.insert %f into %a[%i] : tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @read_only(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32> {bufferization.access = "read", bufferization.writable = false}, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> tensor<4xf32> {
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG2]] into %[[ARG0]][%[[ARG1]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// CHECK-NEXT:   return {__inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @read_only(%a: tensor<4xf32> {bufferization.writable = false}, %i: index, %f: f32) -> tensor<4xf32> {
  %r = tensor.insert %f into %a[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}

// The loop writes to its init in each iteration, as far as anybody knows: the slice in the loop is not put into the same buffer.
// CHECK-LABEL: func.func @enclosingWrite(
// CHECK-SAME: %[[ARG0:.+]]: tensor<6xf32> {bufferization.access = "write", bufferization.writable = true}, %[[ARG1:.+]]: tensor<6xf32> {bufferization.access = "read"}, %[[ARG2:.+]]: index) -> tensor<6xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[C3]] step %[[ARG2]] iter_args(%[[ARG4:.+]] = %[[ARG0]]) -> (tensor<6xf32>) {
// CHECK-NEXT:     %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][0] [6] [1] {__inplace_operands_attr__ = ["true", "false"]} : tensor<6xf32> into tensor<6xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<6xf32>
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// CHECK-NEXT:   return {__inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<6xf32>
// CHECK-NEXT: }
func.func @enclosingWrite(%a: tensor<6xf32> {bufferization.writable = true}, %b: tensor<6xf32>, %n: index) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %n iter_args(%t = %a) -> tensor<6xf32> {
    %x = tensor.insert_slice %b into %a[0] [6] [1] : tensor<6xf32> into tensor<6xf32>
    scf.yield %x : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}
