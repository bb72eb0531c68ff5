// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Both edges lead to one block, and only the second one gets a block of its own. The condition of the branch decides behind the region, too, so that no
// flag leaves it; the block that control cannot come to stays as it is.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.execute_region -> memref<f32> {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb3(%[[ALLOC_0]] : memref<f32>), ^bb2
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     cf.br ^bb3(%[[ARG1]] : memref<f32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     cf.br ^bb3(%[[ARG1]] : memref<f32>)
// CHECK-NEXT:   ^bb3(%[[V4:.+]]: memref<f32>):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     scf.yield %[[V4]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = arith.addf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %r = scf.execute_region -> memref<f32> {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    cf.cond_br %c, ^join(%a : memref<f32>), ^join(%arg : memref<f32>)
  ^dead:
    cf.br ^join(%arg : memref<f32>)
  ^join(%x: memref<f32>):
    scf.yield %x : memref<f32>
  }
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %y = memref.load %n[] : memref<f32>
  %z = memref.load %r[] : memref<f32>
  %s = arith.addf %y, %z : f32
  return %s : f32
}
