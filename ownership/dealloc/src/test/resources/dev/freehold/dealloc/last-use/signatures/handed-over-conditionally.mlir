// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=all" | FileCheck %s

// One call hands its buffer over, one needs it on, one passes what is the caller's, and one hands it over on one path.
// CHECK-LABEL: func.func private @may_free(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: i1) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func private @may_free(%m: memref<f32>) -> f32 {
  %x = memref.load %m[] : memref<f32>
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  %y = memref.load %a[] : memref<f32>
  return %y : f32
}
// CHECK-LABEL: func.func @hands_over(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]] = call @may_free(%[[ALLOC]], %[[TRUE]]) : (memref<f32>, i1) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @hands_over(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = call @may_free(%a) : (memref<f32>) -> f32
  return %x : f32
}
// CHECK-LABEL: func.func @needs_it_on(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = call @may_free(%[[ALLOC]], %[[FALSE]]) : (memref<f32>, i1) -> f32
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @needs_it_on(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = call @may_free(%a) : (memref<f32>) -> f32
  %y = memref.load %a[] : memref<f32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}
// CHECK-LABEL: func.func @passes_the_callers(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = call @may_free(%[[ARG0]], %[[FALSE]]) : (memref<f32>, i1) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @passes_the_callers(%m: memref<f32>) -> f32 {
  %x = call @may_free(%m) : (memref<f32>) -> f32
  return %x : f32
}
// CHECK-LABEL: func.func @merges(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG2]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = call @may_free(%[[V0]], %[[ARG0]]) : (memref<f32>, i1) -> f32
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @merges(%c: i1, %v: f32, %m: memref<f32>) -> f32 {
  %r = scf.if %c -> memref<f32> {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    scf.yield %a : memref<f32>
  } else {
    scf.yield %m : memref<f32>
  }
  %x = call @may_free(%r) : (memref<f32>) -> f32
  return %x : f32
}

// %a may be needed on as %s: it is handed over if not.
// CHECK-LABEL: func.func @asks(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[TRUE_0:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE_0]] : i1
// CHECK-NEXT:   %[[V3:.+]] = call @may_free(%[[ALLOC]], %[[V2]]) : (memref<f32>, i1) -> f32
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V5:.+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @asks(%c: i1, %v: f32, %m: memref<f32>) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = arith.select %c, %a, %m : memref<f32>
  %x = call @may_free(%a) : (memref<f32>) -> f32
  %y = memref.load %s[] : memref<f32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// The two arguments are one buffer in one call and two in another.
// CHECK-LABEL: func.func private @takes_two(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: i1) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<f32> -> index
// CHECK-NEXT:   %[[INTPTR_0:.+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<f32> -> index
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = arith.ori %[[ARG2]], %[[V1]] : i1
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[ARG1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V6:.+]] = arith.addf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:   return %[[V6]] : f32
// CHECK-NEXT: }
func.func private @takes_two(%p: memref<f32>, %q: memref<f32>) -> f32 {
  %x = memref.load %p[] : memref<f32>
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  %y = memref.load %q[] : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.copy %a, %b : memref<f32> to memref<f32>
  %z = memref.load %b[] : memref<f32>
  %r = arith.addf %y, %z : f32
  return %r : f32
}
// CHECK-LABEL: func.func @passes_one_twice(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = call @takes_two(%[[ALLOC]], %[[ALLOC]], %[[FALSE]]) : (memref<f32>, memref<f32>, i1) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @passes_one_twice(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = call @takes_two(%a, %a) : (memref<f32>, memref<f32>) -> f32
  return %x : f32
}
// CHECK-LABEL: func.func @passes_two(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]] = call @takes_two(%[[ALLOC]], %[[ALLOC_0]], %[[TRUE]]) : (memref<f32>, memref<f32>, i1) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @passes_two(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %x = call @takes_two(%a, %b) : (memref<f32>, memref<f32>) -> f32
  return %x : f32
}

// What is returned goes back with the flag it came with, where it has not been freed.
// CHECK-LABEL: func.func private @returns_or_frees(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: i1) -> (memref<f32>, i1) {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG1]], %[[ARG2]] : memref<f32>, i1
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG2]] {
// CHECK-NEXT:     memref.dealloc %[[ARG1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[ALLOC]], %[[TRUE]] : memref<f32>, i1
// CHECK-NEXT: }
func.func private @returns_or_frees(%c: i1, %m: memref<f32>) -> memref<f32> {
  cf.cond_br %c, ^same, ^other
^same:
  return %m : memref<f32>
^other:
  %x = memref.load %m[] : memref<f32>
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  return %a : memref<f32>
}
// CHECK-LABEL: func.func @in_a_loop(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG2]], %[[ARG5:.+]] = %[[FALSE]]) -> (memref<f32>, i1) {
// CHECK-NEXT:     %[[V2:.+]]:2 = func.call @returns_or_frees(%[[ARG0]], %[[ARG4]], %[[ARG5]]) : (i1, memref<f32>, i1) -> (memref<f32>, i1)
// CHECK-NEXT:     scf.yield %[[V2]]#0, %[[V2]]#1 : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @in_a_loop(%c: i1, %n: index, %m: memref<f32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %m) -> memref<f32> {
    %next = func.call @returns_or_frees(%c, %b) : (i1, memref<f32>) -> memref<f32>
    scf.yield %next : memref<f32>
  }
  %x = memref.load %r[] : memref<f32>
  return %x : f32
}

// It never returns, and does not use its argument: nothing is gained by freeing it there.
// CHECK-LABEL: func.func private @never_returns(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   call @never_returns(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @never_returns(%m: memref<f32>) {
  %a = memref.alloc() : memref<f32>
  call @never_returns(%a) : (memref<f32>) -> ()
  return
}
// CHECK-LABEL: func.func @calls_it() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   call @never_returns(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @calls_it() {
  %a = memref.alloc() : memref<f32>
  call @never_returns(%a) : (memref<f32>) -> ()
  return
}
