// RUN: freehold-opt %s --eliminate-empty-tensors | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][2] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @f(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %x into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func private @ext() -> index
func.func private @ext() -> index
// CHECK-LABEL: func.func private @ext2(tensor<8xf32>) -> tensor<8xf32>
func.func private @ext2(tensor<8xf32>) -> tensor<8xf32>

// What the place to insert into needs is moved to where the empty tensor is used.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<8xf32>, %[[ARG3:.+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG1]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V2:.+]] = arith.muli %[[V1]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V3:.+]] = arith.muli %[[V2]], %[[V1]] : index
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG3]] into %[[ARG2]][%[[ARG1]]] : tensor<8xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[INSERTED]][%[[V3]]] [3] [1] : tensor<8xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V4:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V4]] into %[[INSERTED]][%[[V3]]] [3] [1] : tensor<3xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @chain(%f: f32, %n: index, %t: tensor<8xf32>, %g: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %a = arith.addi %n, %n : index
  %b = arith.muli %a, %n : index
  %u = tensor.insert %g into %t[%n] : tensor<8xf32>
  %c = arith.muli %b, %a : index
  %r = tensor.insert_slice %x into %u[%c] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @order(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<8xf32>, %[[ARG3:.+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[ARG1]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[ARG1]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V3:.+]] = arith.muli %[[V1]], %[[V2]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG2]][%[[V3]]] [3] [1] : tensor<8xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V4:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V4]] into %[[ARG2]][%[[V3]]] [3] [1] : tensor<3xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @order(%f: f32, %n: index, %t: tensor<8xf32>, %g: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %p = arith.addi %n, %n : index
  %q = arith.subi %n, %n : index
  %c = arith.muli %q, %p : index
  %r = tensor.insert_slice %x into %t[%c] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// A loop that always ends and has no effect is moved, too.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = scf.for %[[ARG3:.+]] = %[[C1]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG2]]) -> (tensor<8xf32>) {
// CHECK-NEXT:     %[[INSERTED:.+]] = tensor.insert %[[ARG0]] into %[[ARG4]][%[[ARG3]]] : tensor<8xf32>
// CHECK-NEXT:     scf.yield %[[INSERTED]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[V1]][%[[ARG1]]] [3] [1] : tensor<8xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V2]] into %[[V1]][%[[ARG1]]] [3] [1] : tensor<3xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @loop(%f: f32, %n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<3xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %a = scf.for %i = %c1 to %n step %c1 iter_args(%u = %t) -> tensor<8xf32> {
    %v = tensor.insert %f into %u[%i] : tensor<8xf32>
    scf.yield %v : tensor<8xf32>
  }
  %r = tensor.insert_slice %x into %a[%n] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// But not a call, and then nothing else.
// CHECK-LABEL: func.func @impure(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[V0]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = call @ext() : () -> index
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG2]][%[[V2]]] [3] [1] : tensor<3xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @impure(%f: f32, %n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %a = call @ext() : () -> index
  %r = tensor.insert_slice %x into %t[%a] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @partial(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<8xf32>, %[[ARG3:.+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[V0]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[ARG1]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V3:.+]] = call @ext2(%[[ARG2]]) : (tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[V3]][%[[V2]]] [3] [1] : tensor<3xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @partial(%f: f32, %n: index, %t: tensor<8xf32>, %g: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %p = arith.addi %n, %n : index
  %u = call @ext2(%t) : (tensor<8xf32>) -> tensor<8xf32>
  %r = tensor.insert_slice %x into %u[%p] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// Nor what depends on the elements.
// CHECK-LABEL: func.func @depends(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[V0]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[V1]][%[[C1]]] : tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[EXTRACTED]] into %[[ARG2]][%[[ARG1]]] : tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[INSERTED]][%[[ARG1]]] [3] [1] : tensor<3xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @depends(%f: f32, %n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<3xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %k = tensor.extract %x[%c1] : tensor<3xf32>
  %u = tensor.insert %k into %t[%n] : tensor<8xf32>
  %r = tensor.insert_slice %x into %u[%n] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// Nor into another block.
// CHECK-LABEL: func.func @inner(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<8xf32>, %[[ARG3:.+]]: i1) -> tensor<8xf32> {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG3]] -> (tensor<3xf32>) {
// CHECK-NEXT:     %[[V1:.+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:     %[[V2:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[V1]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     scf.yield %[[V2]] : tensor<3xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V1:.+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:     scf.yield %[[V1]] : tensor<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG0]] into %[[ARG2]][%[[ARG1]]] : tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[INSERTED]][%[[ARG1]]] [3] [1] : tensor<3xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @inner(%f: f32, %n: index, %t: tensor<8xf32>, %c: i1) -> tensor<8xf32> {
  %c1 = arith.constant 1 : index
  %x = scf.if %c -> tensor<3xf32> {
    %e = tensor.empty() : tensor<3xf32>
    %y = linalg.fill ins(%f : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    scf.yield %y : tensor<3xf32>
  } else {
    %e = tensor.empty() : tensor<3xf32>
    scf.yield %e : tensor<3xf32>
  }
  %u = tensor.insert %f into %t[%n] : tensor<8xf32>
  %r = tensor.insert_slice %x into %u[%n] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// Each use for itself.
// CHECK-LABEL: func.func @twoUses(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<8xf32>, %[[ARG3:.+]]: tensor<8xf32>, %[[ARG4:.+]]: i1) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG0]] into %[[ARG2]][%[[ARG1]]] : tensor<8xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[INSERTED]][%[[ARG1]]] [3] [1] : tensor<8xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_0:.+]] = tensor.insert %[[ARG0]] into %[[ARG3]][%[[ARG1]]] : tensor<8xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_1:.+]] = tensor.extract_slice %[[INSERTED_0]][%[[ARG1]]] [3] [1] : tensor<8xf32> to tensor<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[EXTRACTED_SLICE_1]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[INSERTED]][%[[ARG1]]] [3] [1] : tensor<3xf32> into tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_2:.+]] = tensor.insert_slice %[[V2]] into %[[INSERTED_0]][%[[ARG1]]] [3] [1] : tensor<3xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_2]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @twoUses(%f: f32, %n: index, %t: tensor<8xf32>, %s: tensor<8xf32>, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<3xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %y = linalg.fill ins(%f : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %u = tensor.insert %f into %t[%n] : tensor<8xf32>
  %v = tensor.insert %f into %s[%n] : tensor<8xf32>
  %r = tensor.insert_slice %x into %u[%n] [3] [1] : tensor<3xf32> into tensor<8xf32>
  %q = tensor.insert_slice %y into %v[%n] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return %r, %q : tensor<8xf32>, tensor<8xf32>
}

// Materialization needs its destination.
// CHECK-LABEL: func.func @mat(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG0]] into %[[ARG2]][%[[ARG1]]] : tensor<8xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[INSERTED]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   %[[V2:.+]] = bufferization.materialize_in_destination %[[V1]] in %[[INSERTED]] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   return %[[V2]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @mat(%f: f32, %n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %u = tensor.insert %f into %t[%n] : tensor<8xf32>
  %r = bufferization.materialize_in_destination %x in %u : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
