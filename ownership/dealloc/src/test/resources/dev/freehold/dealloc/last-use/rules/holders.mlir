// RUN: freehold-opt %s --last-use-buffer-deallocation -allow-unregistered-dialect | FileCheck %s

// A tensor that shares the buffer keeps it alive.
// CHECK-LABEL: func.func @tensor(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<f32> to tensor<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[V0]][] : tensor<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[EXTRACTED]] : f32
// CHECK-NEXT: }
func.func @tensor(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %t = bufferization.to_tensor %a : memref<f32> to tensor<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %r = tensor.extract %t[] : tensor<f32>
  return %r : f32
}

// So does what is made of the tensor, and a buffer that is made of that.
// CHECK-LABEL: func.func @buffer_of_tensor(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<f32> to tensor<f32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG0]] into %[[V0]][] : tensor<f32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_buffer %[[INSERTED]] : tensor<f32> to memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @buffer_of_tensor(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %t = bufferization.to_tensor %a : memref<f32> to tensor<f32>
  %u = tensor.insert %v into %t[] : tensor<f32>
  %b = bufferization.to_buffer %u : tensor<f32> to memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %r = memref.load %b[] : memref<f32>
  return %r : f32
}

// The result of an operation that says nothing may be its operand.
// CHECK-LABEL: func.func @unknown() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = "test.unknown"(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   "test.use"(%[[ALLOC_0]]) : (memref<f32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   "test.use"(%[[V0]]) : (memref<f32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unknown() {
  %a = memref.alloc() : memref<f32>
  %b = "test.unknown"(%a) : (memref<f32>) -> memref<f32>
  %n = memref.alloc() : memref<f32>
  "test.use"(%n) : (memref<f32>) -> ()
  "test.use"(%b) : (memref<f32>) -> ()
  return
}

// What may be such a buffer, or another one, holds both.
// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = "test.unknown"(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ALLOC_0]], %[[V0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @chosen(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = "test.unknown"(%a) : (memref<f32>) -> memref<f32>
  %d = memref.alloc() : memref<f32>
  memref.store %v, %d[] : memref<f32>
  %s = arith.select %c, %d, %b : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}

// CHECK-LABEL: func.func @passed_on(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = "test.unknown"(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC]] : memref<f32>), ^bb1(%[[V0]] : memref<f32>)
// CHECK-NEXT: ^bb1(%[[V1:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @passed_on(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = "test.unknown"(%a) : (memref<f32>) -> memref<f32>
  cf.cond_br %c, ^end(%a : memref<f32>), ^end(%b : memref<f32>)
^end(%s : memref<f32>):
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}
