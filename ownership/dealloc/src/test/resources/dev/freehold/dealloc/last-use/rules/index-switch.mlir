// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Each case frees what it does not use, where it starts.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.index_switch %[[ARG0]] -> f32 
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     scf.yield %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   case 1 {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ARG1]] : f32
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
  %r = scf.index_switch %k -> f32
  case 0 {
    %x = memref.load %a[] : memref<f32>
    scf.yield %x : f32
  }
  case 1 {
    scf.yield %v : f32
  }
  default {
    %b = memref.alloc() : memref<f32>
    memref.store %v, %b[] : memref<f32>
    %y = memref.load %b[] : memref<f32>
    scf.yield %y : f32
  }
  return %r : f32
}

// A buffer as result: ours in one case, the caller's in the other.
// CHECK-LABEL: func.func @result(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.index_switch %[[ARG0]] -> memref<f32>, i1 
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     scf.yield %[[ALLOC]], %[[TRUE]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[ARG1]], %[[FALSE]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @result(%k: index, %arg: memref<f32>, %v: f32) -> f32 {
  %x = scf.index_switch %k -> memref<f32>
  case 0 {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    scf.yield %a : memref<f32>
  }
  default {
    scf.yield %arg : memref<f32>
  }
  %r = memref.load %x[] : memref<f32>
  return %r : f32
}
