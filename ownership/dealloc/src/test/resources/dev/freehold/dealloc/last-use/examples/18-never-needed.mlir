// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// What nobody needs dies where it is made; a block argument that nobody needs keeps nothing alive.
// CHECK-LABEL: func.func private @make(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<f32>
// CHECK-NEXT: }
func.func private @make(%v: f32) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %v, %m[] : memref<f32>
  return %m : memref<f32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @make(%[[ARG1]]) : (f32) -> memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = call @make(%[[ARG1]]) : (f32) -> memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER_0:.+]], %[[OFFSET_1:.+]] = memref.extract_strided_metadata %[[V1]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_0]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = call @make(%[[ARG1]]) : (f32) -> memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER_2:.+]], %[[OFFSET_3:.+]] = memref.extract_strided_metadata %[[V3]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_2]] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[V1]] : memref<f32>), ^bb1(%[[V3]] : memref<f32>)
// CHECK-NEXT: ^bb1(%[[V4:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[V5:.+]] = call @make(%[[V2]]) : (f32) -> memref<f32>
// CHECK-NEXT:   %[[V6:.+]] = memref.load %[[V5]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER_4:.+]], %[[OFFSET_5:.+]] = memref.extract_strided_metadata %[[V5]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_4]] : memref<f32>
// CHECK-NEXT:   return %[[V6]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %v: f32) -> f32 {
  %idle = memref.alloc() : memref<f32>
  %ignored = call @make(%v) : (f32) -> memref<f32>
  %a = call @make(%v) : (f32) -> memref<f32>
  %x = memref.load %a[] : memref<f32>
  %b = call @make(%v) : (f32) -> memref<f32>
  cf.cond_br %c, ^join(%a : memref<f32>), ^join(%b : memref<f32>)
^join(%unused: memref<f32>):
  %n = call @make(%x) : (f32) -> memref<f32>
  %r = memref.load %n[] : memref<f32>
  return %r : f32
}
