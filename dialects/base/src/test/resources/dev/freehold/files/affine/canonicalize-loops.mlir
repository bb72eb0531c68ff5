// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0] -> (s0 * 4 + 4)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0] -> (s0 + 1, s0 * 2, s0 + 1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<(d0) -> (d0, 3)>
// CHECK-NEXT: #[[MAP5:.+]] = affine_map<(d0) -> (d0 + 1, 5)>
// CHECK-NEXT: #[[MAP6:.+]] = affine_map<(d0)[s0] -> (d0 + 1, s0)>
// CHECK-NEXT: #[[MAP7:.+]] = affine_map<(d0) -> (d0, 0)>
// CHECK-NEXT: #[[MAP8:.+]] = affine_map<(d0) -> (d0 + 8)>
// CHECK-NEXT: #[[SET:.+]] = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: #[[SET1:.+]] = affine_set<(d0)[s0] : (d0 * 2 - s0 >= 0, d0 * -2 + s0 == 0)>
// CHECK-NEXT: #[[SET2:.+]] = affine_set<()[s0] : (0 >= 0, s0 - 4 >= 0)>
// CHECK-NEXT: #[[SET3:.+]] = affine_set<() : (2 >= 0)>
// CHECK-LABEL: func.func @for_with_constant_bounds() {
// CHECK-NEXT:   affine.for %[[ARG0:.+]] = 2 to 16 {
// CHECK-NEXT:     "test.use"(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG0]] = 5 to 12 {
// CHECK-NEXT:     "test.use"(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @for_with_constant_bounds() {
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  affine.for %i = %c2 to affine_map<(i) -> (i * 2)>(%c8) {
    "test.use"(%i) : (index) -> ()
  }
  affine.for %i = max affine_map<(i) -> (i, 1, 5)>(%c2) to min affine_map<(i) -> (i * 2, 12)>(%c8) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @for_with_composed_bounds(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   affine.for %[[ARG1:.+]] = #[[MAP]]()[%[[ARG0]]] to min #[[MAP1]]()[%[[ARG0]]] {
// CHECK-NEXT:     "test.use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @for_with_composed_bounds(%n: index) {
  %0 = affine.apply affine_map<()[s] -> (s + 1)>()[%n]
  %1 = affine.apply affine_map<()[s] -> (s * 2)>()[%n]
  affine.for %i = affine_map<(i) -> (i * 4)>(%0) to min affine_map<(i, j) -> (i, j, i)>(%0, %1) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @for_drops_redundant_bounds(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   affine.for %[[ARG1:.+]] = 0 to 8 {
// CHECK-NEXT:     affine.for %[[ARG2:.+]] = #[[MAP2]](%[[ARG1]]) to #[[MAP3]](%[[ARG1]]) {
// CHECK-NEXT:       "test.use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = max #[[MAP4]](%[[ARG1]]) to min #[[MAP5]](%[[ARG1]]) {
// CHECK-NEXT:       "test.use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to min #[[MAP6]](%[[ARG1]])[%[[ARG0]]] {
// CHECK-NEXT:       "test.use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @for_drops_redundant_bounds(%n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = max affine_map<(i) -> (i, -1)>(%i) to min affine_map<(i) -> (i + 1, 100)>(%i) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
    affine.for %j = max affine_map<(i) -> (i, i - 10, 3)>(%i) to min affine_map<(i) -> (i + 1, i + 20, 5)>(%i) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
    affine.for %j = max affine_map<(i) -> (i - i, 0)>(%i) to min affine_map<(i)[s] -> (i + 1, s)>(%i)[%n] {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @for_without_iterations(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   return %[[ARG0]] : f32
// CHECK-NEXT: }
func.func @for_without_iterations(%x: f32) -> f32 {
  %0 = affine.for %i = 8 to 8 iter_args(%a = %x) -> (f32) {
    %1 = "test.next"(%a) : (f32) -> f32
    affine.yield %1 : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @for_with_empty_body(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG1]] : f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @for_with_empty_body(%x: f32, %y: f32, %n: index) -> (f32, f32, f32, f32, f32, f32) {
  affine.for %i = 0 to %n {
  }
  %0 = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    affine.yield %a : f32
  }
  %1 = affine.for %i = 0 to 4 iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  %2:2 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %3:2 = affine.for %i = 0 to 5 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %a, %y : f32, f32
  }
  return %0, %1, %2#0, %2#1, %3#0, %3#1 : f32, f32, f32, f32, f32, f32
}

// The result depends on the trip count, or is the index.
// CHECK-LABEL: func.func @keep_for_with_empty_body(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> (f32, f32, f32, index) {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.for %[[ARG3:.+]] = 0 to 4 iter_args(%[[ARG4:.+]] = %[[ARG0]], %[[ARG5:.+]] = %[[ARG1]]) -> (f32, f32) {
// CHECK-NEXT:     affine.yield %[[ARG5]], %[[ARG4]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = affine.for %[[ARG3]] = 0 to %[[ARG2]] iter_args(%[[ARG4]] = %[[ARG0]]) -> (f32) {
// CHECK-NEXT:     affine.yield %[[ARG1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = affine.for %[[ARG3]] = 0 to %[[ARG2]] iter_args(%[[ARG4]] = %[[ARG2]]) -> (index) {
// CHECK-NEXT:     affine.yield %[[ARG3]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1, %[[V1]], %[[V2]] : f32, f32, f32, index
// CHECK-NEXT: }
func.func @keep_for_with_empty_body(%x: f32, %y: f32, %n: index) -> (f32, f32, f32, index) {
  %0:2 = affine.for %i = 0 to 4 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %1 = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  %2 = affine.for %i = 0 to %n iter_args(%a = %n) -> (index) {
    affine.yield %i : index
  }
  return %0#0, %0#1, %1, %2 : f32, f32, f32, index
}

// CHECK-LABEL: func.func @parallel_with_composed_bounds(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   affine.parallel (%[[ARG1:.+]], %[[ARG2:.+]]) = (symbol(%[[ARG0]]) + 1, 0) to (symbol(%[[ARG0]]) * 2 + 2, min(symbol(%[[ARG0]]) + 1, symbol(%[[ARG0]]))) {
// CHECK-NEXT:     "test.use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.parallel (%[[ARG1]]) = (0) to (symbol(%[[ARG0]])) {
// CHECK-NEXT:     "test.use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel_with_composed_bounds(%n: index) {
  %0 = affine.apply affine_map<()[s] -> (s + 1)>()[%n]
  affine.parallel (%i, %j) = (%0, 0) to (%0 * 2, min(%0, %n)) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  affine.parallel (%i) = (0) to (symbol(%n)) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @parallel_with_constant_bounds() {
// CHECK-NEXT:   affine.parallel (%[[ARG0:.+]]) = (0) to (8) {
// CHECK-NEXT:     "test.use"(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel_with_constant_bounds() {
  %c8 = arith.constant 8 : index
  affine.parallel (%i) = (0) to (%c8) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @if_always(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   "test.then"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : f32
// CHECK-NEXT: }
func.func @if_always(%i: index, %x: f32) -> f32 {
  %0 = affine.if affine_set<(i) : (0 == 0)>(%i) -> f32 {
    "test.then"() : () -> ()
    affine.yield %x : f32
  } else {
    %1 = "test.else"() : () -> f32
    affine.yield %1 : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @if_never(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   "test.else"() : () -> ()
// CHECK-NEXT:   return %[[ARG0]] : f32
// CHECK-NEXT: }
func.func @if_never(%x: f32) -> f32 {
  %0 = affine.if affine_set<() : (1 == 0)>() -> f32 {
    %1 = "test.then"() : () -> f32
    affine.yield %1 : f32
  } else {
    "test.else"() : () -> ()
    affine.yield %x : f32
  }
  affine.if affine_set<() : (1 == 0)>() {
    "test.then"() : () -> ()
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @if_with_empty_else(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   affine.if #[[SET]]()[%[[ARG0]]] {
// CHECK-NEXT:     "test.then"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_with_empty_else(%i: index) {
  affine.if affine_set<(i) : (i >= 0)>(%i) {
    "test.then"() : () -> ()
  } else {
  }
  return
}

// CHECK-LABEL: func.func @if_of_apply(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   affine.for %[[ARG1:.+]] = 0 to 8 {
// CHECK-NEXT:     affine.if #[[SET1]](%[[ARG1]])[%[[ARG0]]] {
// CHECK-NEXT:       "test.then"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_of_apply(%n: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.apply affine_map<(i) -> (i * 2)>(%i)
    affine.if affine_set<(i, j)[s] : (i - j >= 0, s - i == 0)>(%0, %n)[%n] {
      "test.then"() : () -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @if_of_the_same_operand_twice(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   affine.if #[[SET2]]()[%[[ARG0]]] {
// CHECK-NEXT:     "test.then"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_of_the_same_operand_twice(%n: index) {
  affine.if affine_set<(i, j) : (i - j >= 0, i - 4 >= 0)>(%n, %n) {
    "test.then"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @if_of_constants() {
// CHECK-NEXT:   affine.if #[[SET3]]() {
// CHECK-NEXT:     "test.then"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_of_constants() {
  %c4 = arith.constant 4 : index
  affine.if affine_set<(i) : (i - 2 >= 0)>(%c4) {
    "test.then"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @keep_if_with_results(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = affine.if #[[SET]]()[%[[ARG0]]] -> f32 {
// CHECK-NEXT:     affine.yield %[[ARG1]] : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     affine.yield %[[ARG2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @keep_if_with_results(%i: index, %x: f32, %y: f32) -> f32 {
  %0 = affine.if affine_set<()[s] : (s >= 0)>()[%i] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @for_drops_the_second_of_two_equal_constants() {
// CHECK-NEXT:   affine.for %[[ARG0:.+]] = 0 to 1 {
// CHECK-NEXT:     affine.for %[[ARG1:.+]] = 0 to 8 {
// CHECK-NEXT:       "test.use"(%[[ARG0]], %[[ARG1]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @for_drops_the_second_of_two_equal_constants() {
  affine.for %i = 0 to 1 {
    affine.for %j = max affine_map<(i) -> (i, 0)>(%i) to min affine_map<(i) -> (i + 8, 8)>(%i) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @for_with_bounds_of_loop_from_unknown(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   affine.for %[[ARG1:.+]] = %[[ARG0]] to 8 {
// CHECK-NEXT:     affine.for %[[ARG2:.+]] = max #[[MAP7]](%[[ARG1]]) to #[[MAP8]](%[[ARG1]]) {
// CHECK-NEXT:       "test.use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG1]] = 0 to %[[ARG0]] {
// CHECK-NEXT:     affine.for %[[ARG2]] = #[[MAP2]](%[[ARG1]]) to 7 {
// CHECK-NEXT:       "test.use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @for_with_bounds_of_loop_from_unknown(%n: index) {
  affine.for %i = %n to 8 {
    affine.for %j = max affine_map<(i) -> (i, 0)>(%i) to min affine_map<(i) -> (i + 8, 100)>(%i) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(i) -> (i, -1)>(%i) to min affine_map<(i) -> (i + 8, 7)>(%i) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
