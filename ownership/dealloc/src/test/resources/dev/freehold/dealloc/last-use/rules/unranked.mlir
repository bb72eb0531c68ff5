// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @make() -> memref<*xf32>
func.func private @make() -> memref<*xf32>

// A cast to an unranked type is a name like any other.
// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> index {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<f32> to memref<*xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[CAST]] : memref<*xf32> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[CAST_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.rank %[[CAST]] : memref<*xf32>
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @cast(%v: f32) -> index {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %u = memref.cast %a : memref<f32> to memref<*xf32>
  %b = memref.cast %u : memref<*xf32> to memref<f32>
  %x = memref.load %b[] : memref<f32>
  %r = memref.rank %u : memref<*xf32>
  return %r : index
}

// CHECK-LABEL: func.func @ignored() {
// CHECK-NEXT:   %[[V0:.+]] = call @make() : () -> memref<*xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<*xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ignored() {
  %a = call @make() : () -> memref<*xf32>
  return
}

// CHECK-LABEL: func.func @passed(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[V0:.+]] = call @make() : () -> memref<*xf32>
// CHECK-NEXT:   %[[V1:.+]] = call @make() : () -> memref<*xf32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<*xf32>
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : memref<*xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<*xf32>
// CHECK-NEXT:   cf.br ^bb3(%[[V1]] : memref<*xf32>)
// CHECK-NEXT: ^bb3(%[[V2:.+]]: memref<*xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[V2]] : memref<*xf32> to memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[CAST]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V2]] : memref<*xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @passed(%c: i1) {
  %a = call @make() : () -> memref<*xf32>
  %b = call @make() : () -> memref<*xf32>
  cf.cond_br %c, ^next(%a : memref<*xf32>), ^next(%b : memref<*xf32>)
^next(%x: memref<*xf32>):
  %y = memref.cast %x : memref<*xf32> to memref<f32>
  %z = memref.load %y[] : memref<f32>
  return
}
