// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Who is handed the address uses it while the call lasts.
// CHECK-LABEL: func.func private @ext(index)
func.func private @ext(index)
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   call @ext(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   %[[V0:.+]] = scf.index_switch %[[ARG0]] -> f32 
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     scf.yield %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     scf.yield %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @f(%k: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
  call @ext(%p) : (index) -> ()
  %r = scf.index_switch %k -> f32
  case 0 {
    %x = memref.load %a[] : memref<f32>
    scf.yield %x : f32
  }
  default {
    %b = memref.alloc() : memref<f32>
    memref.store %v, %b[] : memref<f32>
    %y = memref.load %b[] : memref<f32>
    scf.yield %y : f32
  }
  return %r : f32
}
