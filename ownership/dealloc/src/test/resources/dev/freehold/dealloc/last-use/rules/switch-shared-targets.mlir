// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Two cases with the same operands, the default with others: the buffer that the program does not pass is passed to be freed.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[ALLOC_0]], %[[ALLOC]] : memref<f32>, memref<f32>),
// CHECK-NEXT:     1: ^bb1(%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>),
// CHECK-NEXT:     2: ^bb1(%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>),
// CHECK-NEXT:     3: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V5:.+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @f(%k: i32, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.switch %k : i32, [
    default: ^one(%b : memref<f32>),
    1: ^one(%a : memref<f32>),
    2: ^one(%a : memref<f32>),
    3: ^both
  ]
^one(%x: memref<f32>):
  %r = memref.load %x[] : memref<f32>
  return %r : f32
^both:
  %s = memref.load %a[] : memref<f32>
  %t = memref.load %b[] : memref<f32>
  %u = arith.addf %s, %t : f32
  return %u : f32
}
