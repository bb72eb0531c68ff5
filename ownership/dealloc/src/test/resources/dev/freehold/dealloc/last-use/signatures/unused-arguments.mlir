// RUN: freehold-opt %s --last-use-buffer-deallocation=signatures=all | FileCheck %s

// CHECK-LABEL: func.func private @unused(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<f32>
// CHECK-NEXT: }
func.func private @unused(%m: memref<f32>) -> memref<f32> {
  %r = memref.alloc() : memref<f32>
  return %r : memref<f32>
}

// It passes its argument on, to a function that does not use it and to itself.
// CHECK-LABEL: func.func private @passes_on(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: i1) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = call @unused(%[[ARG0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     %[[V1:.+]] = func.call @passes_on(%[[ARG0]], %[[FALSE]]) : (memref<f32>, i1) -> memref<f32>
// CHECK-NEXT:     memref.copy %[[V1]], %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @passes_on(%m: memref<f32>, %c: i1) -> memref<f32> {
  %r = func.call @unused(%m) : (memref<f32>) -> memref<f32>
  scf.if %c {
    %f = arith.constant false
    %s = func.call @passes_on(%m, %f) : (memref<f32>, i1) -> memref<f32>
    memref.copy %s, %r : memref<f32> to memref<f32>
  }
  return %r : memref<f32>
}

// It is a use what one of the functions does that pass a buffer around.
// CHECK-LABEL: func.func private @reads(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: i1) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @reads(%m: memref<f32>, %c: i1) -> f32 {
  %x = memref.load %m[] : memref<f32>
  return %x : f32
}
// CHECK-LABEL: func.func private @passes_on_and_back(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: i1) -> f32 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = call @is_called_back(%[[ARG0]], %[[FALSE]]) : (memref<f32>, i1) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @passes_on_and_back(%m: memref<f32>, %c: i1) -> f32 {
  %f = arith.constant false
  %x = func.call @is_called_back(%m, %f) : (memref<f32>, i1) -> f32
  return %x : f32
}
// CHECK-LABEL: func.func private @is_called_back(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: i1) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG1]] -> (f32) {
// CHECK-NEXT:     %[[V1:.+]] = func.call @passes_on_and_back(%[[ARG0]], %[[ARG1]]) : (memref<f32>, i1) -> f32
// CHECK-NEXT:     scf.yield %[[V1]] : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V1:.+]] = func.call @reads(%[[ARG0]], %[[ARG1]]) : (memref<f32>, i1) -> f32
// CHECK-NEXT:     scf.yield %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @is_called_back(%m: memref<f32>, %c: i1) -> f32 {
  %x = scf.if %c -> f32 {
    %y = func.call @passes_on_and_back(%m, %c) : (memref<f32>, i1) -> f32
    scf.yield %y : f32
  } else {
    %y = func.call @reads(%m, %c) : (memref<f32>, i1) -> f32
    scf.yield %y : f32
  }
  return %x : f32
}

// The signature of a public function stays as it is, but what it does is known.
// CHECK-LABEL: func.func @public(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<f32>
// CHECK-NEXT: }
func.func @public(%m: memref<f32>) -> memref<f32> {
  %r = memref.alloc() : memref<f32>
  return %r : memref<f32>
}

// Each buffer is freed in front of the call to which it is passed, or behind it.
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @passes_on(%[[ALLOC]], %[[ARG1]]) : (memref<f32>, i1) -> memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = call @public(%[[V0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = call @passes_on_and_back(%[[V1]], %[[ARG1]]) : (memref<f32>, i1) -> f32
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V1]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @caller(%m: memref<f32>, %c: i1, %out: memref<f32>) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.copy %m, %a : memref<f32> to memref<f32>
  %b = func.call @passes_on(%a, %c) : (memref<f32>, i1) -> memref<f32>
  %d = func.call @public(%b) : (memref<f32>) -> memref<f32>
  %x = func.call @passes_on_and_back(%d, %c) : (memref<f32>, i1) -> f32
  return %x : f32
}

// The second argument is the buffer that the first one frees.
// CHECK-LABEL: func.func private @same(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT: }
func.func private @same(%m: memref<f32>, %n: memref<f32>) -> memref<f32> {
  %r = memref.alloc() : memref<f32>
  memref.copy %m, %r : memref<f32> to memref<f32>
  %s = memref.alloc() : memref<f32>
  memref.copy %r, %s : memref<f32> to memref<f32>
  return %s : memref<f32>
}
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @same(%[[ALLOC]], %[[ALLOC]]) : (memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @twice(%m: memref<f32>) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.copy %m, %a : memref<f32> to memref<f32>
  %r = func.call @same(%a, %a) : (memref<f32>, memref<f32>) -> memref<f32>
  return %r : memref<f32>
}
