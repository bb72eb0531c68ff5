// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" | FileCheck %s

// CHECK-LABEL: func.func private @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func private @f(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = call @f(%[[ARG0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @g(%m: memref<f32>) -> f32 {
  %r = call @f(%m) : (memref<f32>) -> memref<f32>
  %x = memref.load %r[] : memref<f32>
  return %x : f32
}

// Functions of a nested module are dealt with by their own names.
// CHECK-LABEL: module @inner {
// CHECK-NEXT:   func.func private @f(%[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> (memref<f32>, i1) {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     return %[[ARG1]], %[[FALSE]] : memref<f32>, i1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     return %[[ALLOC]], %[[TRUE]] : memref<f32>, i1
// CHECK-NEXT:   ^bb3:  // no predecessors
// CHECK-NEXT:     %[[FALSE_0:.+]] = arith.constant false
// CHECK-NEXT:     return %[[ARG1]], %[[FALSE_0]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%[[ARG0]]: i1, %[[ARG1]]: memref<f32>) -> f32 {
// CHECK-NEXT:     %[[V0:.+]]:2 = call @f(%[[ARG0]], %[[ARG1]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:     scf.if %[[V0]]#1 {
// CHECK-NEXT:       memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     %[[V2:.+]]:2 = call @f(%[[ARG0]], %[[ARG1]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:     %[[V3:.+]] = memref.load %[[V2]]#0[] : memref<f32>
// CHECK-NEXT:     return %[[V3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
module @inner {
  func.func private @f(%c: i1, %m: memref<f32>) -> memref<f32> {
    cf.cond_br %c, ^argument, ^new
  ^argument:
    return %m : memref<f32>
  ^new:
    %a = memref.alloc() : memref<f32>
    memref.copy %m, %a : memref<f32> to memref<f32>
    return %a : memref<f32>
  ^unreachable:
    return %m : memref<f32>
  }
  func.func @g(%c: i1, %m: memref<f32>) -> f32 {
    %r = call @f(%c, %m) : (i1, memref<f32>) -> memref<f32>
    %x = memref.load %r[] : memref<f32>
    return %x : f32
  ^unreachable:
    %s = call @f(%c, %m) : (i1, memref<f32>) -> memref<f32>
    %y = memref.load %s[] : memref<f32>
    return %y : f32
  }
}
// Attributes of results stay with these.
// CHECK-LABEL: func.func private @with_attributes(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> (memref<f32> {llvm.noalias}, f32, i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]], %[[V0]], %[[ARG0]] : memref<f32>, f32, i1
// CHECK-NEXT: }
func.func private @with_attributes(%c: i1, %m: memref<f32>) -> (memref<f32> {llvm.noalias}, f32) {
  %a = memref.alloc() : memref<f32>
  memref.copy %m, %a : memref<f32> to memref<f32>
  %x = memref.load %a[] : memref<f32>
  %r = arith.select %c, %a, %m : memref<f32>
  return %r, %x : memref<f32>, f32
}
// CHECK-LABEL: func.func @calls_it(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]]:3 = call @with_attributes(%[[ARG0]], %[[ARG1]]) {res_attrs = [{llvm.noalias}, {}, {}]} : (i1, memref<f32>) -> (memref<f32>, f32, i1)
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#2 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @calls_it(%c: i1, %m: memref<f32>) -> f32 {
  %r:2 = call @with_attributes(%c, %m) {res_attrs = [{llvm.noalias}, {}]} : (i1, memref<f32>) -> (memref<f32>, f32)
  %x = memref.load %r#0[] : memref<f32>
  return %x : f32
}
