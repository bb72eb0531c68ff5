// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=all" | FileCheck %s

// Always handed over: the function frees its argument in front of the allocation.
// CHECK-LABEL: func.func private @frees_early(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func private @frees_early(%m: memref<f32>) -> f32 {
  %x = memref.load %m[] : memref<f32>
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  %y = memref.load %a[] : memref<f32>
  return %y : f32
}
// CHECK-LABEL: func.func @passes_what_it_needs_no_longer(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @frees_early(%[[ALLOC]]) : (memref<f32>) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @passes_what_it_needs_no_longer(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = call @frees_early(%a) : (memref<f32>) -> f32
  return %x : f32
}

// Through another function.
// CHECK-LABEL: func.func private @passes_on(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = call @frees_early(%[[ARG0]]) : (memref<f32>) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @passes_on(%m: memref<f32>) -> f32 {
  %x = call @frees_early(%m) : (memref<f32>) -> f32
  return %x : f32
}
// CHECK-LABEL: func.func @passes_through_two(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @passes_on(%[[ALLOC]]) : (memref<f32>) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @passes_through_two(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = call @passes_on(%a) : (memref<f32>) -> f32
  return %x : f32
}

// Nothing is gained: the caller frees.
// CHECK-LABEL: func.func private @reads(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @reads(%m: memref<f32>) -> f32 {
  %x = memref.load %m[] : memref<f32>
  return %x : f32
}
// CHECK-LABEL: func.func @calls_reads(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @reads(%[[ALLOC]]) : (memref<f32>) -> f32
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @calls_reads(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = call @reads(%a) : (memref<f32>) -> f32
  return %x : f32
}

// An argument that is never used is freed in front of the call.
// CHECK-LABEL: func.func private @ignores(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   memref.store %[[CST]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @ignores(%m: memref<f32>) -> f32 {
  %a = memref.alloc() : memref<f32>
  %c = arith.constant 1.0 : f32
  memref.store %c, %a[] : memref<f32>
  %y = memref.load %a[] : memref<f32>
  return %y : f32
}
// CHECK-LABEL: func.func @calls_ignores() -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @ignores(%[[ALLOC]]) : (memref<f32>) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @calls_ignores() -> f32 {
  %a = memref.alloc() : memref<f32>
  %x = call @ignores(%a) : (memref<f32>) -> f32
  return %x : f32
}

// The program frees it in the function on one path.
// CHECK-LABEL: func.func private @frees_on_one_path(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[ARG1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.dealloc %[[ARG1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @frees_on_one_path(%c: i1, %m: memref<f32>) {
  scf.if %c {
    memref.dealloc %m : memref<f32>
  }
  return
}
// CHECK-LABEL: func.func @passes_to_be_freed(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   call @frees_on_one_path(%[[ARG0]], %[[ALLOC]]) : (i1, memref<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @passes_to_be_freed(%c: i1) {
  %a = memref.alloc() : memref<f32>
  call @frees_on_one_path(%c, %a) : (i1, memref<f32>) -> ()
  return
}

// What is passed may be a part of the buffer.
// CHECK-LABEL: func.func private @frees_part(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xf32, strided<[1]>>) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[C0]]] : memref<2xf32, strided<[1]>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32, strided<[1]>> -> memref<f32>, index, index, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func private @frees_part(%m: memref<2xf32, strided<[1]>>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<2xf32, strided<[1]>>
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  %y = memref.load %a[] : memref<f32>
  return %y : f32
}
// CHECK-LABEL: func.func @passes_part(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG0]] : f32) outs(%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:   %[[V0:.+]] = call @frees_part(%[[SUBVIEW]]) : (memref<2xf32, strided<[1]>>) -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @passes_part(%v: f32) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  %s = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %x = call @frees_part(%s) : (memref<2xf32, strided<[1]>>) -> f32
  return %x : f32
}
