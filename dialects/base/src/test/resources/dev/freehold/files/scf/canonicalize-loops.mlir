// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @for_without_iterations(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[ARG0]] : i32, i32, i32
// CHECK-NEXT: }
func.func @for_without_iterations(%x: i32, %n: index, %i: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1_i32 = arith.constant 1 : i32
  %c-1_i32 = arith.constant -1 : i32
  %0 = scf.for %k = %c4 to %c0 step %c4 iter_args(%a = %x) -> (i32) {
    %3 = "test.next"(%a) : (i32) -> i32
    scf.yield %3 : i32
  }
  %1 = scf.for %k = %n to %n step %c4 iter_args(%a = %x) -> (i32) {
    %3 = "test.next"(%a) : (i32) -> i32
    scf.yield %3 : i32
  }
  // From the greatest unsigned number to one.
  %2 = scf.for unsigned %k = %c-1_i32 to %c1_i32 step %c1_i32 iter_args(%a = %x) -> (i32) : i32 {
    %3 = "test.next"(%a) : (i32) -> i32
    scf.yield %3 : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @for_with_step_that_is_not_positive(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: index) -> (i32, i32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]] : i32, i32
// CHECK-NEXT: }
func.func @for_with_step_that_is_not_positive(%x: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %0 = scf.for %k = %n to %c0 step %c-1 iter_args(%a = %x) -> (i32) {
    %2 = "test.next"(%a) : (i32) -> i32
    scf.yield %2 : i32
  }
  %1 = scf.for %k = %n to %c0 step %c0 iter_args(%a = %x) -> (i32) {
    %2 = "test.next"(%a) : (i32) -> i32
    scf.yield %2 : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @for_with_one_iteration(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C_2_I32:.+]] = arith.constant -2 : i32
// CHECK-NEXT:   %[[V0:.+]] = "test.next"(%[[C0]], %[[ARG0]]) : (index, i32) -> i32
// CHECK-NEXT:   %[[V1:.+]] = "test.next"(%[[C_2_I32]], %[[ARG0]]) : (i32, i32) -> i32
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @for_with_one_iteration(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c-2_i32 = arith.constant -2 : i32
  %c-1_i32 = arith.constant -1 : i32
  %c1_i32 = arith.constant 1 : i32
  %0 = scf.for %k = %c0 to %c3 step %c4 iter_args(%a = %x) -> (i32) {
    %2 = "test.next"(%k, %a) : (index, i32) -> i32
    scf.yield %2 : i32
  }
  %1 = scf.for unsigned %k = %c-2_i32 to %c-1_i32 step %c1_i32 iter_args(%a = %x) -> (i32) : i32 {
    %2 = "test.next"(%k, %a) : (i32, i32) -> i32
    scf.yield %2 : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @for_up_to_a_sum(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = "test.once"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:   %[[V1:.+]] = "test.once"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[ARG0]], %[[ARG0]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @for_up_to_a_sum(%x: i32, %n: i32) -> (i32, i32, i32, i32) {
  %c2 = arith.constant 2 : i32
  %c-2 = arith.constant -2 : i32
  %signed = arith.addi %n, %c2 overflow<nsw> : i32
  %unsigned = arith.addi %n, %c2 overflow<nuw> : i32
  %less = arith.addi %n, %c-2 overflow<nsw> : i32
  %0 = scf.for %k = %n to %signed step %c2 iter_args(%a = %x) -> (i32) : i32 {
    %4 = "test.once"(%a) : (i32) -> i32
    scf.yield %4 : i32
  }
  %1 = scf.for unsigned %k = %n to %unsigned step %c2 iter_args(%a = %x) -> (i32) : i32 {
    %4 = "test.once"(%a) : (i32) -> i32
    scf.yield %4 : i32
  }
  %2 = scf.for %k = %n to %less step %c2 iter_args(%a = %x) -> (i32) : i32 {
    %4 = "test.never"(%a) : (i32) -> i32
    scf.yield %4 : i32
  }
  %3 = scf.for %k = %n to %less step %n iter_args(%a = %x) -> (i32) : i32 {
    %4 = "test.never"(%a) : (i32) -> i32
    scf.yield %4 : i32
  }
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// The sum may overflow, starts elsewhere, or is of something unknown; one bound is known.
// CHECK-LABEL: func.func @keep_for_of_unknown_trip_count(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C2_I32:.+]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG1]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG1]], %[[C2_I32]] overflow<nsw> : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[ARG1]], %[[ARG2]] overflow<nsw> : i32
// CHECK-NEXT:   %[[V3:.+]] = scf.for %[[ARG3:.+]] = %[[ARG1]] to %[[V0]] step %[[C2_I32]] iter_args(%[[ARG4:.+]] = %[[ARG0]]) -> (i32)  : i32 {
// CHECK-NEXT:     %[[V10:.+]] = "test.next"(%[[ARG4]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V10]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V4:.+]] = scf.for unsigned %[[ARG3]] = %[[ARG1]] to %[[V1]] step %[[C2_I32]] iter_args(%[[ARG4]] = %[[ARG0]]) -> (i32)  : i32 {
// CHECK-NEXT:     %[[V10:.+]] = "test.next"(%[[ARG4]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V10]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V5:.+]] = scf.for %[[ARG3]] = %[[ARG2]] to %[[V1]] step %[[C2_I32]] iter_args(%[[ARG4]] = %[[ARG0]]) -> (i32)  : i32 {
// CHECK-NEXT:     %[[V10:.+]] = "test.next"(%[[ARG4]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V10]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V6:.+]] = scf.for %[[ARG3]] = %[[ARG1]] to %[[V2]] step %[[C2_I32]] iter_args(%[[ARG4]] = %[[ARG0]]) -> (i32)  : i32 {
// CHECK-NEXT:     %[[V10:.+]] = "test.next"(%[[ARG4]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V10]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V7:.+]] = scf.for %[[ARG3]] = %[[C1_I32]] to %[[ARG1]] step %[[C2_I32]] iter_args(%[[ARG4]] = %[[ARG0]]) -> (i32)  : i32 {
// CHECK-NEXT:     %[[V10:.+]] = "test.next"(%[[ARG4]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V10]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V8:.+]] = scf.for %[[ARG3]] = %[[ARG1]] to %[[C2_I32]] step %[[C2_I32]] iter_args(%[[ARG4]] = %[[ARG0]]) -> (i32)  : i32 {
// CHECK-NEXT:     %[[V10:.+]] = "test.next"(%[[ARG4]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V10]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V9:.+]] = scf.for %[[ARG3]] = %[[C1_I32]] to %[[C2_I32]] step %[[ARG1]] iter_args(%[[ARG4]] = %[[ARG0]]) -> (i32)  : i32 {
// CHECK-NEXT:     %[[V10:.+]] = "test.next"(%[[ARG4]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V10]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]] : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @keep_for_of_unknown_trip_count(%x: i32, %n: i32, %p: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %wraps = arith.addi %n, %c2 : i32
  %signed = arith.addi %n, %c2 overflow<nsw> : i32
  %any = arith.addi %n, %p overflow<nsw> : i32
  %0 = scf.for %k = %n to %wraps step %c2 iter_args(%a = %x) -> (i32) : i32 {
    %7 = "test.next"(%a) : (i32) -> i32
    scf.yield %7 : i32
  }
  %1 = scf.for unsigned %k = %n to %signed step %c2 iter_args(%a = %x) -> (i32) : i32 {
    %7 = "test.next"(%a) : (i32) -> i32
    scf.yield %7 : i32
  }
  %2 = scf.for %k = %p to %signed step %c2 iter_args(%a = %x) -> (i32) : i32 {
    %7 = "test.next"(%a) : (i32) -> i32
    scf.yield %7 : i32
  }
  %3 = scf.for %k = %n to %any step %c2 iter_args(%a = %x) -> (i32) : i32 {
    %7 = "test.next"(%a) : (i32) -> i32
    scf.yield %7 : i32
  }
  %4 = scf.for %k = %c1 to %n step %c2 iter_args(%a = %x) -> (i32) : i32 {
    %7 = "test.next"(%a) : (i32) -> i32
    scf.yield %7 : i32
  }
  %5 = scf.for %k = %n to %c2 step %c2 iter_args(%a = %x) -> (i32) : i32 {
    %7 = "test.next"(%a) : (i32) -> i32
    scf.yield %7 : i32
  }
  %6 = scf.for %k = %c1 to %c2 step %n iter_args(%a = %x) -> (i32) : i32 {
    %7 = "test.next"(%a) : (i32) -> i32
    scf.yield %7 : i32
  }
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @for_without_body(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   return %[[ARG1]], %[[ARG0]] : i32, i32
// CHECK-NEXT: }
func.func @for_without_body(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0:2 = scf.for %k = %c0 to %c4 step %c1 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    scf.yield %y, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: func.func @keep_for_that_exchanges(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG2:.+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ARG0]], %[[ARG4:.+]] = %[[ARG1]]) -> (i32, i32) {
// CHECK-NEXT:     scf.yield %[[ARG4]], %[[ARG3]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : i32, i32
// CHECK-NEXT: }
func.func @keep_for_that_exchanges(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0:2 = scf.for %k = %c0 to %c4 step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: func.func @for_carries_what_does_not_change(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG2]]) -> (i32) {
// CHECK-NEXT:     %[[V1:.+]] = "test.next"(%[[ARG1]], %[[ARG4]]) : (i32, i32) -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG1]], %[[V0]] : i32, i32
// CHECK-NEXT: }
func.func @for_carries_what_does_not_change(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %k = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %1 = "test.next"(%a, %b) : (i32, i32) -> i32
    scf.yield %a, %1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: func.func @for_carries_the_same_twice(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ARG1]]) -> (i32) {
// CHECK-NEXT:     %[[V1:.+]] = "test.next"(%[[ARG3]], %[[ARG3]]) : (i32, i32) -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]], %[[V0]] : i32, i32
// CHECK-NEXT: }
func.func @for_carries_the_same_twice(%n: index, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %k = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %1 = "test.next"(%a, %b) : (i32, i32) -> i32
    scf.yield %1, %1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: func.func @for_carries_what_nobody_uses(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG1]], %[[ARG5:.+]] = %[[ARG2]]) -> (i32, i32) {
// CHECK-NEXT:     %[[V1:.+]] = "test.next"(%[[ARG4]]) : (i32) -> i32
// CHECK-NEXT:     %[[V2:.+]] = "test.next"(%[[ARG5]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0 : i32
// CHECK-NEXT: }
func.func @for_carries_what_nobody_uses(%n: index, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %k = %c0 to %n step %c1 iter_args(%a = %x, %b = %y, %c = %y) -> (i32, i32, i32) {
    %1 = "test.next"(%a) : (i32) -> i32
    %2 = "test.next"(%c) : (i32) -> i32
    scf.yield %1, %1, %2 : i32, i32, i32
  }
  return %0#0 : i32
}

// CHECK-LABEL: func.func @for_carries_cast(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ARG1]]) -> (tensor<4xf32>) {
// CHECK-NEXT:     %[[CAST_0:.+]] = tensor.cast %[[ARG3]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[V1:.+]] = "test.next"(%[[CAST_0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[CAST_1:.+]] = tensor.cast %[[V1]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     scf.yield %[[CAST_1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[V0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @for_carries_cast(%n: index, %t: tensor<4xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = scf.for %k = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = "test.next"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}

// The result is used twice; the cast learns a size.
// CHECK-LABEL: func.func @keep_carried_cast(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[CAST]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[V2:.+]] = "test.next"(%[[ARG4]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     scf.yield %[[V2]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[ARG2]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = scf.for %[[ARG3]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4]] = %[[CAST_0]]) -> (tensor<4xf32>) {
// CHECK-NEXT:     %[[V2:.+]] = "test.next"(%[[ARG4]]) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     scf.yield %[[V2]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]], %[[V0]], %[[V1]] : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @keep_carried_cast(%n: index, %t: tensor<4xf32>, %u: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = scf.for %k = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = "test.next"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %3 = tensor.cast %u : tensor<?xf32> to tensor<4xf32>
  %4 = scf.for %k = %c0 to %n step %c1 iter_args(%a = %3) -> (tensor<4xf32>) {
    %5 = "test.next"(%a) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %5 : tensor<4xf32>
  }
  return %1, %1, %4 : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @forall_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @forall_with_constants(%n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  scf.forall (%i, %j) = (%c0, %n) to (%c8, %n) step (%c2, %c2) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @forall_drops_short_dimensions(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.forall (%[[ARG1:.+]]) = (%[[ARG0]]) to (8) step (2) {
// CHECK-NEXT:     "test.use"(%[[C3]], %[[ARG1]], %[[C1]]) : (index, index, index) -> ()
// CHECK-NEXT:   } {note = "stays"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @forall_drops_short_dimensions(%n: index) {
  scf.forall (%i, %j, %k) = (3, %n, 1) to (4, 8, 3) step (1, 2, 2) {
    "test.use"(%i, %j, %k) : (index, index, index) -> ()
  } {note = "stays"}
  return
}

// CHECK-LABEL: func.func @forall_runs_once(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   "test.use"(%[[C0]], %[[ARG0]]) : (index, index) -> ()
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG1]][0] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG1]][%[[ARG0]]] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_0]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @forall_runs_once(%n: index, %t: tensor<4xf32>, %x: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %end = arith.addi %n, %c1 overflow<nsw> : index
  %0:2 = scf.forall (%i, %j) = (0, %n) to (2, %end) step (2, 1) shared_outs(%o = %t, %p = %t) -> (tensor<4xf32>, tensor<4xf32>) {
    "test.use"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %x into %p[%j] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @forall_never_runs(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<2xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   return %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @forall_never_runs(%n: index, %t: tensor<4xf32>, %x: tensor<2xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i, %j) in (%n, 0) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @forall_drops_outputs(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<4xf32>, %[[ARG3:.+]]: tensor<4xf32>, %[[ARG4:.+]]: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = scf.forall (%[[ARG5:.+]]) in (%[[ARG0]]) shared_outs(%[[ARG6:.+]] = %[[ARG3]]) -> (tensor<4xf32>) {
// CHECK-NEXT:     "test.use"(%[[ARG1]], %[[ARG2]], %[[ARG6]]) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[ARG4]] into %[[ARG6]][%[[ARG5]]] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG2]], %[[V0]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @forall_drops_outputs(%n: index, %t: tensor<4xf32>, %u: tensor<4xf32>, %v: tensor<4xf32>, %x: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:3 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %u, %q = %v) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    "test.use"(%o, %p, %q) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %x into %q[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return %0#1, %0#2 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @forall_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<?xf32>, %[[ARG3:.+]]: tensor<2xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.forall (%[[ARG4:.+]]) in (%[[ARG0]]) shared_outs(%[[ARG5:.+]] = %[[ARG1]], %[[ARG6:.+]] = %[[ARG2]]) -> (tensor<4xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %[[CAST_0:.+]] = tensor.cast %[[ARG5]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     "test.use"(%[[CAST_0]]) : (tensor<?xf32>) -> ()
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[ARG3]] into %[[ARG5]][%[[ARG4]]] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:       tensor.parallel_insert_slice %[[ARG3]] into %[[ARG6]][%[[ARG4]]] [2] [1] : tensor<2xf32> into tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[V0]]#0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]], %[[V0]]#1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @forall_of_cast(%n: index, %t: tensor<4xf32>, %u: tensor<?xf32>, %x: tensor<2xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1:2 = scf.forall (%i) in (%n) shared_outs(%o = %0, %p = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    "test.use"(%o) : (tensor<?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [2] [1] : tensor<2xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %x into %p[%i] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  } {note = "goes"}
  return %1#0, %1#1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @parallel_drops_short_dimensions(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.parallel (%[[ARG2:.+]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) init (%[[ARG1]]) -> f32 {
// CHECK-NEXT:     %[[V1:.+]] = "test.next"(%[[ARG2]], %[[C0]]) : (index, index) -> f32
// CHECK-NEXT:     scf.reduce(%[[V1]] : f32) {
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: f32):
// CHECK-NEXT:       %[[V2:.+]] = arith.addf %[[ARG3]], %[[ARG4]] : f32
// CHECK-NEXT:       scf.reduce.return %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @parallel_drops_short_dimensions(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c1) step (%c1, %c1) init (%x) -> f32 {
    %1 = "test.next"(%i, %j) : (index, index) -> f32
    scf.reduce(%1 : f32) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.addf %a, %b : f32
      scf.reduce.return %2 : f32
    }
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @parallel_runs_once(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = "test.next"(%[[C0]]) : (index) -> f32
// CHECK-NEXT:   %[[V1:.+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.addf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:   return %[[V2]], %[[ARG1]] : f32, f32
// CHECK-NEXT: }
func.func @parallel_runs_once(%x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%x, %y) -> (f32, f32) {
    %1 = "test.next"(%i) : (index) -> f32
    scf.reduce(%1, %y : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.mulf %a, %a : f32
      %3 = arith.addf %2, %b : f32
      scf.reduce.return %3 : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return %0#0, %0#1 : f32, f32
}

// CHECK-LABEL: func.func @parallel_never_runs(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   return %[[ARG1]] : f32
// CHECK-NEXT: }
func.func @parallel_never_runs(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %c1) step (%c1, %c1) init (%x) -> f32 {
    %1 = "test.next"(%i, %j) : (index, index) -> f32
    scf.reduce(%1 : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %b : f32
    }
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @parallel_in_parallel(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[ARG2:.+]], %[[ARG3:.+]], %[[ARG4:.+]]) = (%[[C0]], %[[C0]], %[[C1]]) to (%[[ARG0]], %[[ARG1]], %[[ARG0]]) step (%[[C1]], %[[C1]], %[[ARG0]]) {
// CHECK-NEXT:     "test.use"(%[[ARG2]], %[[ARG3]], %[[ARG4]]) : (index, index, index) -> ()
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel_in_parallel(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j, %k) = (%c0, %c1) to (%m, %n) step (%c1, %n) {
      "test.use"(%i, %j, %k) : (index, index, index) -> ()
    }
  }
  return
}

// The inner bounds depend on the outer index; something comes before or behind; there are reductions.
// CHECK-LABEL: func.func @keep_nested_parallels(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[ARG3:.+]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) {
// CHECK-NEXT:     scf.parallel (%[[ARG4:.+]]) = (%[[C0]]) to (%[[ARG3]]) step (%[[C1]]) {
// CHECK-NEXT:       "test.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[ARG3]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) {
// CHECK-NEXT:     "test.before"() : () -> ()
// CHECK-NEXT:     scf.parallel (%[[ARG4]]) = (%[[C0]]) to (%[[ARG1]]) step (%[[C1]]) {
// CHECK-NEXT:       "test.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[ARG3]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) {
// CHECK-NEXT:     scf.parallel (%[[ARG4]]) = (%[[C0]]) to (%[[ARG1]]) step (%[[C1]]) {
// CHECK-NEXT:       "test.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.behind"() : () -> ()
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[ARG3]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) {
// CHECK-NEXT:     %[[V1:.+]] = scf.parallel (%[[ARG4]]) = (%[[C0]]) to (%[[ARG1]]) step (%[[C1]]) init (%[[ARG2]]) -> f32 {
// CHECK-NEXT:       "test.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce(%[[ARG2]] : f32) {
// CHECK-NEXT:       ^bb0(%[[ARG5:.+]]: f32, %[[ARG6:.+]]: f32):
// CHECK-NEXT:         scf.reduce.return %[[ARG5]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = scf.parallel (%[[ARG3]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) init (%[[ARG2]]) -> f32 {
// CHECK-NEXT:     scf.parallel (%[[ARG4]]) = (%[[C0]]) to (%[[ARG1]]) step (%[[C1]]) {
// CHECK-NEXT:       "test.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce(%[[ARG2]] : f32) {
// CHECK-NEXT:     ^bb0(%[[ARG4:.+]]: f32, %[[ARG5:.+]]: f32):
// CHECK-NEXT:       scf.reduce.return %[[ARG4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @keep_nested_parallels(%n: index, %m: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "test.before"() : () -> ()
    scf.parallel (%j) = (%c0) to (%m) step (%c1) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%m) step (%c1) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
    "test.behind"() : () -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = scf.parallel (%j) = (%c0) to (%m) step (%c1) init (%x) -> f32 {
      "test.use"(%i, %j) : (index, index) -> ()
      scf.reduce(%x : f32) {
      ^bb0(%a: f32, %b: f32):
        scf.reduce.return %a : f32
      }
    }
  }
  %1 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    scf.parallel (%j) = (%c0) to (%m) step (%c1) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return %1 : f32
}

// CHECK-LABEL: func.func @while_condition_holds_in_body(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i1 {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.while (%[[ARG1:.+]] = %[[ARG0]]) : (i32) -> (i1, i1) {
// CHECK-NEXT:     %[[V1:.+]] = "test.condition"(%[[ARG1]]) : (i32) -> i1
// CHECK-NEXT:     %[[V2:.+]] = "test.condition"(%[[ARG1]]) : (i32) -> i1
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[V1]], %[[V2]] : i1, i1
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: i1, %[[ARG2:.+]]: i1):
// CHECK-NEXT:     %[[V1:.+]] = "test.body"(%[[TRUE]], %[[ARG2]]) : (i1, i1) -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0 : i1
// CHECK-NEXT: }
func.func @while_condition_holds_in_body(%x: i32) -> i1 {
  %0:2 = scf.while (%a = %x) : (i32) -> (i1, i1) {
    %c = "test.condition"(%a) : (i32) -> i1
    %d = "test.condition"(%a) : (i32) -> i1
    scf.condition(%c) %c, %d : i1, i1
  } do {
  ^bb0(%p: i1, %q: i1):
    %1 = "test.body"(%p, %q) : (i1, i1) -> i32
    scf.yield %1 : i32
  }
  return %0#0 : i1
}

// CHECK-LABEL: func.func @while_comparison_holds_in_body(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG2:.+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[V1:.+]] = arith.cmpi slt, %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT:     "test.before"() : () -> ()
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG2]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: i32):
// CHECK-NEXT:     %[[V1:.+]] = arith.cmpi sle, %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:.+]] = arith.cmpi slt, %[[ARG2]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V3:.+]] = arith.cmpi slt, %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V4:.+]] = "test.body"(%[[ARG2]], %[[TRUE]], %[[FALSE]], %[[V1]], %[[V2]], %[[V3]]) : (i32, i1, i1, i1, i1, i1) -> i32
// CHECK-NEXT:     scf.yield %[[V4]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @while_comparison_holds_in_body(%x: i32, %n: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi slt, %a, %n : i32
    "test.before"() : () -> ()
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %same = arith.cmpi slt, %b, %n : i32
    %opposite = arith.cmpi sge, %b, %n : i32
    %other = arith.cmpi sle, %b, %n : i32
    %against_other = arith.cmpi slt, %b, %x : i32
    %swapped = arith.cmpi slt, %n, %b : i32
    %1 = "test.body"(%b, %same, %opposite, %other, %against_other, %swapped) : (i32, i1, i1, i1, i1, i1) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @while_right_side_of_comparison(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG2:.+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[V1:.+]] = arith.cmpi ult, %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:     "test.before"() : () -> ()
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG2]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: i32):
// CHECK-NEXT:     %[[V1:.+]] = "test.body"(%[[ARG2]], %[[TRUE]]) : (i32, i1) -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @while_right_side_of_comparison(%x: i32, %n: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi ult, %n, %a : i32
    "test.before"() : () -> ()
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %same = arith.cmpi ult, %n, %b : i32
    %1 = "test.body"(%b, %same) : (i32, i1) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @while_aligns_arguments(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> (f32, i32) {
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.while (%[[ARG2:.+]] = %[[ARG0]], %[[ARG3:.+]] = %[[ARG1]]) : (i32, f32) -> (i32, f32) {
// CHECK-NEXT:     %[[V1:.+]] = "test.condition"(%[[ARG2]], %[[ARG3]]) : (i32, f32) -> i1
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG2]], %[[ARG3]] : i32, f32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: i32, %[[ARG3:.+]]: f32):
// CHECK-NEXT:     %[[V1:.+]]:2 = "test.body"(%[[ARG3]], %[[ARG2]]) : (f32, i32) -> (i32, f32)
// CHECK-NEXT:     scf.yield %[[V1]]#0, %[[V1]]#1 : i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#1, %[[V0]]#0 : f32, i32
// CHECK-NEXT: }
func.func @while_aligns_arguments(%x: i32, %y: f32) -> (f32, i32) {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, f32) -> (f32, i32) {
    %c = "test.condition"(%a, %b) : (i32, f32) -> i1
    scf.condition(%c) %b, %a : f32, i32
  } do {
  ^bb0(%p: f32, %q: i32):
    %1:2 = "test.body"(%p, %q) : (f32, i32) -> (i32, f32)
    scf.yield %1#0, %1#1 : i32, f32
  }
  return %0#0, %0#1 : f32, i32
}

// A value is passed twice, or is no argument.
// CHECK-LABEL: func.func @keep_unaligned_arguments(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG2:.+]] = %[[ARG0]], %[[ARG3:.+]] = %[[ARG1]]) : (i32, i32) -> i32 {
// CHECK-NEXT:     %[[V2:.+]] = "test.condition"(%[[ARG2]], %[[ARG3]]) : (i32, i32) -> i1
// CHECK-NEXT:     scf.condition(%[[V2]]) %[[ARG3]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: i32):
// CHECK-NEXT:     %[[V2:.+]]:2 = "test.body"(%[[ARG2]], %[[ARG2]]) : (i32, i32) -> (i32, i32)
// CHECK-NEXT:     scf.yield %[[V2]]#0, %[[V2]]#1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]]:2 = scf.while (%[[ARG2]] = %[[ARG0]], %[[ARG3]] = %[[ARG1]]) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:     %[[V2:.+]]:2 = "test.condition"(%[[ARG2]], %[[ARG3]]) : (i32, i32) -> (i1, i32)
// CHECK-NEXT:     scf.condition(%[[V2]]#0) %[[V2]]#1, %[[ARG2]] : i32, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: i32, %[[ARG3:.+]]: i32):
// CHECK-NEXT:     %[[V2:.+]]:2 = "test.body"(%[[ARG2]], %[[ARG3]]) : (i32, i32) -> (i32, i32)
// CHECK-NEXT:     scf.yield %[[V2]]#0, %[[V2]]#1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]], %[[V0]], %[[V1]]#0, %[[V1]]#1 : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @keep_unaligned_arguments(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c = "test.condition"(%a, %b) : (i32, i32) -> i1
    scf.condition(%c) %b, %b : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %2:2 = "test.body"(%p, %q) : (i32, i32) -> (i32, i32)
    scf.yield %2#0, %2#1 : i32, i32
  }
  %1:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c:2 = "test.condition"(%a, %b) : (i32, i32) -> (i1, i32)
    scf.condition(%c#0) %c#1, %a : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %2:2 = "test.body"(%p, %q) : (i32, i32) -> (i32, i32)
    scf.yield %2#0, %2#1 : i32, i32
  }
  return %0#0, %0#1, %1#0, %1#1 : i32, i32, i32, i32
}

// CHECK-LABEL: func.func @while_moves_if_into_body(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG1:.+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[V1:.+]] = "test.condition"(%[[ARG1]]) : (i32) -> i1
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG1]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: i32):
// CHECK-NEXT:     %[[V1:.+]] = "test.then"(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:     %[[V2:.+]] = "test.body"(%[[V1]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @while_moves_if_into_body(%x: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = "test.condition"(%a) : (i32) -> i1
    %r = scf.if %c -> i32 {
      %1 = "test.then"(%a) : (i32) -> i32
      scf.yield %1 : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%c) %r : i32
  } do {
  ^bb0(%b: i32):
    %2 = "test.body"(%b) : (i32) -> i32
    scf.yield %2 : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @while_moves_if_without_else(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.while (%[[ARG1:.+]] = %[[ARG0]]) : (i32) -> (i32, i32) {
// CHECK-NEXT:     %[[V1:.+]] = "test.condition"(%[[ARG1]]) : (i32) -> i1
// CHECK-NEXT:     %[[V2:.+]] = "test.value"() : () -> i32
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG1]], %[[V2]] : i32, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32):
// CHECK-NEXT:     "test.region"() ({
// CHECK-NEXT:       "test.then"(%[[ARG2]]) : (i32) -> ()
// CHECK-NEXT:       "test.end"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     %[[V1:.+]] = "test.body"(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0 : i32
// CHECK-NEXT: }
func.func @while_moves_if_without_else(%x: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = "test.condition"(%a) : (i32) -> i1
    %d = "test.value"() : () -> i32
    scf.if %c {
      "test.region"() ({
        "test.then"(%d) : (i32) -> ()
        "test.end"() : () -> ()
      }) : () -> ()
    }
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %2 = "test.body"(%b) : (i32) -> i32
    scf.yield %2 : i32
  }
  return %0 : i32
}

// The else does more, the condition is another one, or something comes in between.
// CHECK-LABEL: func.func @keep_if_in_while(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG1:.+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[V3:.+]] = "test.condition"(%[[ARG1]]) : (i32) -> i1
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       "test.then"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "test.else"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.condition(%[[V3]]) %[[ARG1]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: i32):
// CHECK-NEXT:     %[[V3:.+]] = "test.body"(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = scf.while (%[[ARG1]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[V3:.+]]:2 = "test.condition"(%[[ARG1]]) : (i32) -> (i1, i1)
// CHECK-NEXT:     scf.if %[[V3]]#1 {
// CHECK-NEXT:       "test.then"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.condition(%[[V3]]#0) %[[ARG1]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: i32):
// CHECK-NEXT:     %[[V3:.+]] = "test.body"(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = scf.while (%[[ARG1]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[V3:.+]] = "test.condition"(%[[ARG1]]) : (i32) -> i1
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       "test.then"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.between"() : () -> ()
// CHECK-NEXT:     scf.condition(%[[V3]]) %[[ARG1]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: i32):
// CHECK-NEXT:     %[[V3:.+]] = "test.body"(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i32, i32, i32
// CHECK-NEXT: }
func.func @keep_if_in_while(%x: i32) -> (i32, i32, i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = "test.condition"(%a) : (i32) -> i1
    scf.if %c {
      "test.then"() : () -> ()
    } else {
      "test.else"() : () -> ()
    }
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %3 = "test.body"(%b) : (i32) -> i32
    scf.yield %3 : i32
  }
  %1 = scf.while (%a = %x) : (i32) -> i32 {
    %c:2 = "test.condition"(%a) : (i32) -> (i1, i1)
    scf.if %c#1 {
      "test.then"() : () -> ()
    }
    scf.condition(%c#0) %a : i32
  } do {
  ^bb0(%b: i32):
    %3 = "test.body"(%b) : (i32) -> i32
    scf.yield %3 : i32
  }
  %2 = scf.while (%a = %x) : (i32) -> i32 {
    %c = "test.condition"(%a) : (i32) -> i1
    scf.if %c {
      "test.then"() : () -> ()
    }
    "test.between"() : () -> ()
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %3 = "test.body"(%b) : (i32) -> i32
    scf.yield %3 : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @while_passes_what_nobody_uses(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG2:.+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[V1:.+]] = "test.condition"(%[[ARG2]]) : (i32) -> i1
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG2]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: i32):
// CHECK-NEXT:     %[[V1:.+]] = "test.body"(%[[ARG2]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @while_passes_what_nobody_uses(%x: i32, %y: i32) -> i32 {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c = "test.condition"(%a) : (i32) -> i1
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %1 = "test.body"(%p) : (i32) -> i32
    scf.yield %1, %1 : i32, i32
  }
  return %0#0 : i32
}
