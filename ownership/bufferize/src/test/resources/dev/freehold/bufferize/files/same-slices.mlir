// RUN: freehold-opt %s --reference-compatible "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only" | FileCheck %s

// A slice is taken out at one offset, changed, and put back at another. If it is known that they are the same, it is changed in place.

// Self.
// CHECK: #[[MAP:.+]] = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0) -> (d0 floordiv 3)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0) -> (d0 mod 4)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<(d0) -> (d0 ceildiv 3)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<(d0) -> ((d0 + 2) floordiv 3)>
// CHECK-NEXT: #[[MAP5:.+]] = affine_map<(d0) -> (d0 floordiv 4)>
// CHECK-NEXT: #[[MAP6:.+]] = affine_map<(d0) -> (d0, 5)>
// CHECK-NEXT: #[[MAP7:.+]] = affine_map<(d0, d1) -> (d0 * 4 + d1)>
// CHECK-NEXT: #[[MAP8:.+]] = affine_map<(d0) -> (d0 * 2 + 1)>
// CHECK-NEXT: #[[MAP9:.+]] = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #[[MAP10:.+]] = affine_map<(d0) -> (d0 * 4)>
// CHECK-LABEL: func.func @f1(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f1(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %piece = tensor.extract_slice %t[%i] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Apply and addi.
// CHECK-LABEL: func.func @f2(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]](%[[ARG2]])
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG2]], %[[C2]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f2(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %a = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
  %b = arith.addi %i, %c2 : index
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Subi and addi.
// CHECK-LABEL: func.func @f3(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.subi %[[ARG2]], %[[C2]] : index
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[V0]], %[[C2]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f3(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %a = arith.subi %i, %c2 : index
  %b = arith.addi %a, %c2 : index
  %piece = tensor.extract_slice %t[%b] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Muli.
// CHECK-LABEL: func.func @f4(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG2]], %[[C2]] : index
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG2]], %[[ARG2]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f4(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %a = arith.muli %i, %c2 : index
  %b = arith.addi %i, %i : index
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Products of two.
// CHECK-LABEL: func.func @f5(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[ARG2]], %[[ARG3]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f5(%t: tensor<?xf32>, %v: f32, %i: index, %n: index) -> tensor<?xf32> {
  %a = arith.muli %i, %n : index
  %b = arith.muli %i, %n : index
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Floordivsi.
// CHECK-LABEL: func.func @f6(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.floordivsi %[[ARG2]], %[[C3]] : index
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP1]](%[[ARG2]])
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f6(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %a = arith.floordivsi %i, %c3 : index
  %b = affine.apply affine_map<(d0) -> ((d0 + 3) floordiv 3 - 1)>(%i)
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Mod.
// CHECK-LABEL: func.func @f7(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP2]](%[[ARG2]])
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP2]](%[[ARG2]])
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f7(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %a = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
  %b = affine.apply affine_map<(d0) -> (d0 - 4 * (d0 floordiv 4))>(%i)
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Ceildiv.
// CHECK-LABEL: func.func @f8(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP3]](%[[ARG2]])
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP4]](%[[ARG2]])
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f8(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %a = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%i)
  %b = affine.apply affine_map<(d0) -> ((d0 + 2) floordiv 3)>(%i)
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Quotients of different divisors.
// CHECK-LABEL: func.func @f9(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP1]](%[[ARG2]])
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP5]](%[[ARG2]])
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f9(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%i)
  %b = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Min and max.
// CHECK-LABEL: func.func @f10(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = affine.max #[[MAP6]](%[[ARG2]])
// CHECK-NEXT:   %[[V1:.+]] = affine.min #[[MAP6]](%[[V0]])
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[C5]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f10(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %a = affine.max affine_map<(d0) -> (d0, 5)>(%i)
  %b = affine.min affine_map<(d0) -> (d0, 5)>(%a)
  %c5 = arith.constant 5 : index
  %piece = tensor.extract_slice %t[%b] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%c5] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Min of what is small.
// CHECK-LABEL: func.func @f11(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP2]](%[[ARG2]])
// CHECK-NEXT:   %[[V1:.+]] = affine.min #[[MAP6]](%[[V0]])
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f11(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %a = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
  %b = affine.min affine_map<(d0) -> (d0, 5)>(%a)
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Linearize and delinearize.
// CHECK-LABEL: func.func @f12(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG2]] into (3, 4) : index, index
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP7]](%[[V0]]#0, %[[V0]]#1)
// CHECK-NEXT:   %[[V2:.+]] = affine.linearize_index [%[[V0]]#0, %[[V0]]#1] by (3, 4) : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V3:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V3]] into %[[ARG0]][%[[V2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f12(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %p:2 = affine.delinearize_index %i into (3, 4) : index, index
  %a = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%p#0, %p#1)
  %b = affine.linearize_index [%p#0, %p#1] by (3, 4) : index
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Delinearize of what it came from.
// CHECK-LABEL: func.func @f13(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG2]] into (3, 4) : index, index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[V0]]#0, %[[V0]]#1] by (3, 4) : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f13(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %p:2 = affine.delinearize_index %i into (3, 4) : index, index
  %a = affine.linearize_index [%p#0, %p#1] by (3, 4) : index
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Select of two that are the same.
// CHECK-LABEL: func.func @f14(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: i1) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG2]], %[[C0]] : index
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG3]], %[[ARG2]], %[[V0]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f14(%t: tensor<?xf32>, %v: f32, %i: index, %c: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %b = arith.addi %i, %c0 : index
  %a = arith.select %c, %i, %b : index
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Select of different ones.
// CHECK-LABEL: func.func @f15(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: i1) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG3]], %[[ARG2]], %[[C0]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f15(%t: tensor<?xf32>, %v: f32, %i: index, %c: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %a = arith.select %c, %i, %c0 : index
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// If.
// CHECK-LABEL: func.func @f16(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: i1) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG3]] -> (index) {
// CHECK-NEXT:     scf.yield %[[ARG2]] : index
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG2]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f16(%t: tensor<?xf32>, %v: f32, %i: index, %c: i1) -> tensor<?xf32> {
  %a = scf.if %c -> index {
    scf.yield %i : index
  } else {
    scf.yield %i : index
  }
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// What a loop carries unchanged.
// CHECK-LABEL: func.func @f17(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG2]] to %[[ARG3]] step %[[C1]] iter_args(%[[ARG5:.+]] = %[[ARG2]]) -> (index) {
// CHECK-NEXT:     scf.yield %[[ARG5]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f17(%t: tensor<?xf32>, %v: f32, %i: index, %n: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %a = scf.for %k = %i to %n step %c1 iter_args(%x = %i) -> index {
    scf.yield %x : index
  }
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// What a loop changes.
// CHECK-LABEL: func.func @f18(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG2]] to %[[ARG3]] step %[[C1]] iter_args(%[[ARG5:.+]] = %[[ARG2]]) -> (index) {
// CHECK-NEXT:     %[[V2:.+]] = arith.addi %[[ARG5]], %[[C1]] : index
// CHECK-NEXT:     scf.yield %[[V2]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V0]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f18(%t: tensor<?xf32>, %v: f32, %i: index, %n: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %a = scf.for %k = %i to %n step %c1 iter_args(%x = %i) -> index {
    %y = arith.addi %x, %c1 : index
    scf.yield %y : index
  }
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Casts to i32 and back.
// CHECK-LABEL: func.func @f19(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = arith.index_cast %[[ARG2]] : index to i32
// CHECK-NEXT:   %[[V1:.+]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f19(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %a = arith.index_cast %i : index to i32
  %b = arith.index_cast %a : i32 to index
  %piece = tensor.extract_slice %t[%b] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Size of tensor.empty.
// CHECK-LABEL: func.func @f20(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG2]]) : tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %[[V0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[DIM]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f20(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%i) : tensor<?xf32>
  %a = tensor.dim %e, %c0 : tensor<?xf32>
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Size of tensor.splat.
// CHECK-LABEL: func.func @f21(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SPLAT:.+]] = tensor.splat %[[ARG3]][%[[ARG2]]] : tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %[[SPLAT]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[DIM]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f21(%t: tensor<?xf32>, %v: f32, %i: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.splat %f[%i] : tensor<?xf32>
  %a = tensor.dim %e, %c0 : tensor<?xf32>
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Size of a destination.
// CHECK-LABEL: func.func @f22(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG2]]) : tensor<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG3]] : f32) outs(%[[V0]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %[[V1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[DIM]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f22(%t: tensor<?xf32>, %v: f32, %i: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%i) : tensor<?xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %a = tensor.dim %x, %c0 : tensor<?xf32>
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Size of a slice without some dimensions.
// CHECK-LABEL: func.func @f23(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: tensor<?x?xf32> {bufferization.access = "none"}) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][0, 0] [1, %[[ARG2]]] [1, 1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %[[EXTRACTED_SLICE]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.+]] = tensor.extract_slice %[[ARG0]][%[[DIM]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE_0]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f23(%t: tensor<?xf32>, %v: f32, %i: index, %o: tensor<?x?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %o[0, 0] [1, %i] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %a = tensor.dim %s, %c0 : tensor<?xf32>
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Size of a pad.
// CHECK-LABEL: func.func @f24(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG2]]) : tensor<?xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[V0]] low[1] high[%[[ARG2]]] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %[[PADDED]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP8]](%[[ARG2]])
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[DIM]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f24(%t: tensor<?xf32>, %v: f32, %i: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%i) : tensor<?xf32>
  %s = tensor.pad %e low[1] high[%i] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %a = tensor.dim %s, %c0 : tensor<?xf32>
  %b = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Size of reshapes.
// CHECK-LABEL: func.func @f25(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG2]]) : tensor<?x3xf32>
// CHECK-NEXT:   %[[COLLAPSED:.+]] = tensor.collapse_shape %[[V0]] {{\[\[}}0, 1]] {__inplace_operands_attr__ = ["true"]} : tensor<?x3xf32> into tensor<?xf32>
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1]] output_shape [%[[ARG2]], 3] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> into tensor<?x3xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %[[COLLAPSED]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %[[EXPANDED]], %[[C0]] : tensor<?x3xf32>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP9]](%[[DIM]], %[[DIM_0]])
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP10]](%[[ARG2]])
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[V1]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V3:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V3]] into %[[ARG0]][%[[V2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f25(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%i) : tensor<?x3xf32>
  %s = tensor.collapse_shape %e [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %x = tensor.expand_shape %s [[0, 1]] output_shape [%i, 3] : tensor<?xf32> into tensor<?x3xf32>
  %d = tensor.dim %s, %c0 : tensor<?xf32>
  %g = tensor.dim %x, %c0 : tensor<?x3xf32>
  %a = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%d, %g)
  %b = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%b] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Size of a buffer.
// CHECK-LABEL: func.func @f26(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG2]]) : memref<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ALLOC]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[DIM]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f26(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%i) : memref<?xf32>
  %a = memref.dim %m, %c0 : memref<?xf32>
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Size of what a loop carries.
// CHECK-LABEL: func.func @f27(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG2]]) : tensor<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = scf.for %[[ARG5:.+]] = %[[C0]] to %[[ARG3]] step %[[C1]] iter_args(%[[ARG6:.+]] = %[[V0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[INSERTED:.+]] = tensor.insert %[[ARG4]] into %[[ARG6]][%[[ARG5]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<?xf32>
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %[[V1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[DIM]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f27(%t: tensor<?xf32>, %v: f32, %i: index, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%i) : tensor<?xf32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %e) -> tensor<?xf32> {
    %y = tensor.insert %f into %x[%k] : tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  %a = tensor.dim %r, %c0 : tensor<?xf32>
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Size of what scf.while carries.
// CHECK-LABEL: func.func @f28(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: i1) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG2]]) : tensor<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = scf.while (%[[ARG4:.+]] = %[[V0]]) : (tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     scf.condition(%[[ARG3]]) {__inplace_operands_attr__ = ["none", "true"]} %[[ARG4]] : tensor<?xf32>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: tensor<?xf32>):
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[ARG4]] : tensor<?xf32>
// CHECK-NEXT:   } attributes {__inplace_operands_attr__ = ["true"]}
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %[[V1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[DIM]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f28(%t: tensor<?xf32>, %v: f32, %i: index, %c: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%i) : tensor<?xf32>
  %r = scf.while (%x = %e) : (tensor<?xf32>) -> tensor<?xf32> {
    scf.condition(%c) %x : tensor<?xf32>
  } do {
  ^bb0(%x: tensor<?xf32>):
    scf.yield %x : tensor<?xf32>
  }
  %a = tensor.dim %r, %c0 : tensor<?xf32>
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%i] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// Rank.
// CHECK-LABEL: func.func @f29(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: tensor<?x?xf32> {bufferization.access = "none"}) -> tensor<?xf32> {
// CHECK-NEXT:   %[[RANK:.+]] = tensor.rank %[[ARG2]] {__inplace_operands_attr__ = ["true"]} : tensor<?x?xf32>
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[RANK]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[C2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f29(%t: tensor<?xf32>, %v: f32, %o: tensor<?x?xf32>) -> tensor<?xf32> {
  %a = tensor.rank %o : tensor<?x?xf32>
  %c2 = arith.constant 2 : index
  %piece = tensor.extract_slice %t[%a] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
  %z = tensor.insert_slice %w into %t[%c2] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %z : tensor<?xf32>
}

// scf.for: only iteration.
// CHECK-LABEL: func.func @f30(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_2:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0_0]] to %[[C1_1]] step %[[C1_2]] iter_args(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG3]][%[[C0]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f30(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = arith.constant 0 : index
  %u = arith.constant 1 : index
  %h = arith.constant 1 : index
  %r = scf.for %k = %l to %u step %h iter_args(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    %z = tensor.insert_slice %w into %q[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// scf.forall: only iteration.
// CHECK-LABEL: func.func @f31(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.forall (%[[ARG2:.+]]) in (1) shared_outs(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[V1]] into %[[ARG3]][%[[C0]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f31(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.forall (%k) = (0) to (1) step (1) shared_outs(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %q[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// scf.for: two iterations.
// CHECK-LABEL: func.func @f32(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0_0]] to %[[C2]] step %[[C1_1]] iter_args(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG3]][%[[C0]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f32(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = arith.constant 0 : index
  %u = arith.constant 2 : index
  %h = arith.constant 1 : index
  %r = scf.for %k = %l to %u step %h iter_args(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    %z = tensor.insert_slice %w into %q[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// scf.forall: two iterations.
// CHECK-LABEL: func.func @f33(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.forall (%[[ARG2:.+]]) in (2) shared_outs(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[V1]] into %[[ARG3]][%[[C0]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f33(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.forall (%k) = (0) to (2) step (1) shared_outs(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %q[%c0] [3] [1] : tensor<3xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// scf.for: only step.
// CHECK-LABEL: func.func @f34(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_0:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C6:.+]] = arith.constant 6 : index
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C1_0]] to %[[C6]] step %[[C5]] iter_args(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG3]][%[[C1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f34(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = arith.constant 1 : index
  %u = arith.constant 6 : index
  %h = arith.constant 5 : index
  %r = scf.for %k = %l to %u step %h iter_args(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    %z = tensor.insert_slice %w into %q[%c1] [3] [1] : tensor<3xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// scf.forall: only step.
// CHECK-LABEL: func.func @f35(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.forall (%[[ARG2:.+]]) = (1) to (6) step (5) shared_outs(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[V1]] into %[[ARG3]][%[[C1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f35(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.forall (%k) = (1) to (6) step (5) shared_outs(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %q[%c1] [3] [1] : tensor<3xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// scf.for: two steps.
// CHECK-LABEL: func.func @f36(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_0:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C1_0]] to %[[C7]] step %[[C5]] iter_args(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG3]][%[[C1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f36(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = arith.constant 1 : index
  %u = arith.constant 7 : index
  %h = arith.constant 5 : index
  %r = scf.for %k = %l to %u step %h iter_args(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    %z = tensor.insert_slice %w into %q[%c1] [3] [1] : tensor<3xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// scf.forall: two steps.
// CHECK-LABEL: func.func @f37(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.forall (%[[ARG2:.+]]) = (1) to (7) step (5) shared_outs(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[V1]] into %[[ARG3]][%[[C1]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f37(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.forall (%k) = (1) to (7) step (5) shared_outs(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %q[%c1] [3] [1] : tensor<3xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// scf.for: no iteration.
// CHECK-LABEL: func.func @f38(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C1_0:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C5]] to %[[C1_0]] step %[[C1_1]] iter_args(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f38(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = arith.constant 5 : index
  %u = arith.constant 1 : index
  %h = arith.constant 1 : index
  %r = scf.for %k = %l to %u step %h iter_args(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    %z = tensor.insert_slice %w into %q[%k] [3] [1] : tensor<3xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// scf.forall: no iteration.
// CHECK-LABEL: func.func @f39(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.forall (%[[ARG2:.+]]) = (5) to (1) step (1) shared_outs(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[V1]] into %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f39(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.forall (%k) = (5) to (1) step (1) shared_outs(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %q[%k] [3] [1] : tensor<3xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// scf.for: itself.
// CHECK-LABEL: func.func @f40(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0_0]] to %[[C5]] step %[[C1_1]] iter_args(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f40(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = arith.constant 0 : index
  %u = arith.constant 5 : index
  %h = arith.constant 1 : index
  %r = scf.for %k = %l to %u step %h iter_args(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    %z = tensor.insert_slice %w into %q[%k] [3] [1] : tensor<3xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// scf.forall: itself.
// CHECK-LABEL: func.func @f41(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:.+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.forall (%[[ARG2:.+]]) in (5) shared_outs(%[[ARG3:.+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[V1]] into %[[ARG3]][%[[ARG2]]] [3] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["true"]}
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f41(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.forall (%k) = (0) to (5) step (1) shared_outs(%q = %t) -> tensor<?xf32> {
    %piece = tensor.extract_slice %q[%k] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %w = linalg.fill ins(%v : f32) outs(%piece : tensor<3xf32>) -> tensor<3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %q[%k] [3] [1] : tensor<3xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
