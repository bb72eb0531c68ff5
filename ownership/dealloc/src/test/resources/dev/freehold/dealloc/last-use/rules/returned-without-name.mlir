// RUN: freehold-opt %s --allow-unregistered-dialect --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// What is returned without being one of the names of its buffer is copied, and the buffer is freed behind the copy.
// CHECK-LABEL: func.func @of_unknown_operation() -> memref<5xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<5xf32>
// CHECK-NEXT:   %[[V0:.+]] = "test.forward"(%[[ALLOC]]) : (memref<5xf32>) -> memref<5xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[V0]] : memref<5xf32> to memref<5xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<5xf32>
// CHECK-NEXT:   return %[[V1]] : memref<5xf32>
// CHECK-NEXT: }
func.func @of_unknown_operation() -> memref<5xf32> {
  %a = memref.alloc() : memref<5xf32>
  %g = "test.forward"(%a) : (memref<5xf32>) -> memref<5xf32>
  return %g : memref<5xf32>
}

// CHECK-LABEL: func.func @loaded(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ALLOC_0]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<memref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func @loaded(%v: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %box = memref.alloc() : memref<memref<f32>>
  memref.store %a, %box[] : memref<memref<f32>>
  %g = memref.load %box[] : memref<memref<f32>>
  return %g : memref<f32>
}

// The name is returned, too: the buffer is the caller's.
// CHECK-LABEL: func.func @beside_name(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (memref<f32>, memref<f32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<f32> to tensor<f32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_buffer %[[V0]] : tensor<f32> to memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = bufferization.clone %[[V1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V2]], %[[ALLOC]] : memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func @beside_name(%v: f32) -> (memref<f32>, memref<f32>) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %t = bufferization.to_tensor %a : memref<f32> to tensor<f32>
  %g = bufferization.to_buffer %t : tensor<f32> to memref<f32>
  return %g, %a : memref<f32>, memref<f32>
}

// A name that may be the buffer is returned, too.
// CHECK-LABEL: func.func @beside_other_name(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<f32>) -> (memref<f32>, memref<f32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<f32> to tensor<f32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_buffer %[[V0]] : tensor<f32> to memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = bufferization.clone %[[V1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V4:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V4]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V5:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[V2]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V6:.+]] = bufferization.clone %[[V2]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V6]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V3]], %[[V5]] : memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func @beside_other_name(%c: i1, %v: f32, %m: memref<f32>) -> (memref<f32>, memref<f32>) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %t = bufferization.to_tensor %a : memref<f32> to tensor<f32>
  %g = bufferization.to_buffer %t : tensor<f32> to memref<f32>
  %s = arith.select %c, %a, %m : memref<f32>
  return %g, %s : memref<f32>, memref<f32>
}

// On the other path nothing is copied, and the buffer is not needed.
// CHECK-LABEL: func.func @on_one_path(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<f32> to tensor<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_buffer %[[V0]] : tensor<f32> to memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = bufferization.clone %[[V1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : memref<f32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   return %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT: }
func.func @on_one_path(%c: i1, %v: f32, %m: memref<f32>) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %t = bufferization.to_tensor %a : memref<f32> to tensor<f32>
  cf.cond_br %c, ^one, ^other
^one:
  %g = bufferization.to_buffer %t : tensor<f32> to memref<f32>
  return %g : memref<f32>
^other:
  %b = memref.alloc() : memref<f32>
  return %b : memref<f32>
}
