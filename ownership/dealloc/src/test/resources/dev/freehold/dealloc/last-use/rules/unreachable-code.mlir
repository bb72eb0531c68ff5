// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Nothing runs there.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[ALLOC_0]] : memref<f32>)
// CHECK-NEXT: ^bb2(%[[V1:.+]]: memref<f32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   memref.store %[[ARG0]], %[[V1]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[V1]] : memref<f32>)
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = memref.load %a[] : memref<f32>
  return %r : f32
^dead:
  %b = memref.alloc() : memref<f32>
  cf.br ^loop(%b : memref<f32>)
^loop(%x: memref<f32>):
  memref.store %v, %x[] : memref<f32>
  cf.br ^loop(%x : memref<f32>)
}

// From there into code that runs.
// CHECK-LABEL: func.func @joins(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[ALLOC]] : memref<f32>)
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[ALLOC_0]] : memref<f32>)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @joins(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.br ^end(%a : memref<f32>)
^dead:
  %b = memref.alloc() : memref<f32>
  cf.br ^end(%b : memref<f32>)
^end(%x: memref<f32>):
  %r = memref.load %x[] : memref<f32>
  return %r : f32
}
