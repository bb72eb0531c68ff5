// RUN: freehold-opt %s --last-use-buffer-deallocation="boundary-results=borrow" | FileCheck %s
// RUN: freehold-opt %s --last-use-buffer-deallocation="boundary-results=borrow" --last-use-buffer-deallocation | FileCheck %s

// CHECK-LABEL: memref.global @g : memref<f32> = dense<1.000000e+00>
memref.global @g : memref<f32> = dense<1.0>

// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func @argument(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}

// CHECK-LABEL: func.func @one_of_two(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: memref<f32>) -> (i1, memref<f32> {freehold.borrowed = [1, 2]}) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   return %[[ARG0]], %[[V0]] : i1, memref<f32>
// CHECK-NEXT: }
func.func @one_of_two(%c: i1, %m: memref<f32>, %n: memref<f32>) -> (i1, memref<f32>) {
  %r = arith.select %c, %m, %n : memref<f32>
  return %c, %r : i1, memref<f32>
}

// What callees lend is lent on.
// CHECK-LABEL: func.func @argument_or_global(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [1, unit]}) {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @g : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = call @argument(%[[ARG1]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG0]], %[[V1]], %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : memref<f32>
// CHECK-NEXT: }
func.func @argument_or_global(%c: i1, %m: memref<f32>) -> memref<f32> {
  %g = memref.get_global @g : memref<f32>
  %q = func.call @argument(%m) : (memref<f32>) -> memref<f32>
  %r = arith.select %c, %q, %g : memref<f32>
  return %r : memref<f32>
}

// The caller has to free it on one path, and so it has on the other.
// CHECK-LABEL: func.func @new_on_one_path(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<f32>
// CHECK-NEXT: }
func.func @new_on_one_path(%c: i1, %m: memref<f32>) -> memref<f32> {
  cf.cond_br %c, ^argument, ^new
^argument:
  return %m : memref<f32>
^new:
  %a = memref.alloc() : memref<f32>
  return %a : memref<f32>
}

// One of two results is lent.
// CHECK-LABEL: func.func @new_and_argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32>, memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   return %[[ALLOC]], %[[ARG0]] : memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func @new_and_argument(%m: memref<f32>) -> (memref<f32>, memref<f32>) {
  %a = memref.alloc() : memref<f32>
  return %a, %m : memref<f32>, memref<f32>
}

// Callers cannot compare it with anything.
// CHECK-LABEL: func.func @shifted(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xi8>, %[[ARG1:.+]]: index) -> memref<f32> {
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ARG0]][%[[ARG1]]][] : memref<16xi8> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[VIEW]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @shifted(%m: memref<16xi8>, %i: index) -> memref<f32> {
  %r = memref.view %m[%i][] : memref<16xi8> to memref<f32>
  return %r : memref<f32>
}

// The caller has its own buffer back.
// CHECK-LABEL: func.func @calls() -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @argument(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @calls() -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  %q = func.call @argument(%a) : (memref<f32>) -> memref<f32>
  return %q : memref<f32>
}

// Who calls a function by its address does not know what it lends.
// CHECK-LABEL: func.func @address_taken(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @address_taken(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func @calls_by_address(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[F:.+]] = constant @address_taken : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call_indirect %[[F]](%[[ARG0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @calls_by_address(%m: memref<f32>) {
  %f = func.constant @address_taken : (memref<f32>) -> memref<f32>
  %r = func.call_indirect %f(%m) : (memref<f32>) -> memref<f32>
  return
}
