// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @make() -> memref<f32>
func.func private @make() -> memref<f32>
// CHECK-LABEL: func.func private @pair() -> (memref<f32>, memref<f32>)
func.func private @pair() -> (memref<f32>, memref<f32>)
// CHECK-LABEL: func.func private @use(memref<f32>)
func.func private @use(memref<f32>)

// What a call returns is ours, and may be a part of a buffer.
// CHECK-LABEL: func.func @ignored() {
// CHECK-NEXT:   %[[V0:.+]] = call @make() : () -> memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ignored() {
  %a = call @make() : () -> memref<f32>
  return
}

// CHECK-LABEL: func.func @one_of_two_ignored() -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]]:2 = call @pair() : () -> (memref<f32>, memref<f32>)
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return %[[V0]]#1 : memref<f32>
// CHECK-NEXT: }
func.func @one_of_two_ignored() -> memref<f32> {
  %p:2 = call @pair() : () -> (memref<f32>, memref<f32>)
  return %p#1 : memref<f32>
}

// A call borrows.
// CHECK-LABEL: func.func @borrowed(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   call @use(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   call @use(%[[ALLOC_0]]) : (memref<f32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @borrowed(%v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  call @use(%a) : (memref<f32>) -> ()
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  call @use(%b) : (memref<f32>) -> ()
  return
}
