// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" | FileCheck %s

// The program frees what it has passed to the function under the name by which it gets it back.
// CHECK-LABEL: func.func private @same(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func private @same(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func @freed_under_another_name(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @same(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @freed_under_another_name(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = call @same(%a) : (memref<f32>) -> memref<f32>
  scf.if %c {
    memref.dealloc %b : memref<f32>
  }
  return
}

// CHECK-LABEL: func.func private @new_or_same(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> (memref<f32>, i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]], %[[ARG0]] : memref<f32>, i1
// CHECK-NEXT: }
func.func private @new_or_same(%c: i1, %m: memref<f32>) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  %r = arith.select %c, %a, %m : memref<f32>
  return %r : memref<f32>
}
// CHECK-LABEL: func.func private @use(memref<f32>)
func.func private @use(memref<f32>)
// CHECK-LABEL: func.func @freed_if_it_is_new(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]]:2 = call @new_or_same(%[[ARG0]], %[[ALLOC]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[ARG0]] -> (i1) {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:     scf.yield %[[V0]]#1 : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.if %[[V0]]#1 {
// CHECK-NEXT:       memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     scf.yield %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   call @use(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @freed_if_it_is_new(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = call @new_or_same(%c, %a) : (i1, memref<f32>) -> memref<f32>
  scf.if %c {
    memref.dealloc %b : memref<f32>
  }
  call @use(%a) : (memref<f32>) -> ()
  return
}
