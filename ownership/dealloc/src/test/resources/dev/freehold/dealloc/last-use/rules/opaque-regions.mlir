// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// What an operation does with its region is not known, so what the region uses is in use until the operation ends. What is allocated in the region
// is freed in it.
// CHECK: #[[MAP:.+]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @linalg(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   linalg.generic {indexing_maps = [#[[MAP]]], iterator_types = ["parallel"]} outs(%[[ARG0]] : memref<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[OUT:.+]]: f32):
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[OUT]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     linalg.yield %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @linalg(%m: memref<4xf32>, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%out: f32):
    %b = memref.alloc() : memref<f32>
    memref.store %out, %b[] : memref<f32>
    %x = memref.load %b[] : memref<f32>
    %y = memref.load %a[] : memref<f32>
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  }
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  return
}
