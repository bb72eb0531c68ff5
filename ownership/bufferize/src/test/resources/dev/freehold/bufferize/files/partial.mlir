// RUN: freehold-opt %s "--one-shot-bufferize=dialect-filter=linalg,bufferization copy-before-write unknown-type-conversion=identity-layout-map" | FileCheck %s

// Of several results the last one is a tensor first.
// CHECK: #[[MAP:.+]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @results(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_buffer %[[ARG0]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   linalg.generic {indexing_maps = [#[[MAP]], #[[MAP]], #[[MAP]]], iterator_types = ["parallel"]} ins(%[[V0]] : memref<4xf32>) outs(%[[ALLOC]], %[[ALLOC_0]] : memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: f32, %[[OUT:.+]]: f32, %[[OUT_1:.+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN]], %[[IN]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_tensor %[[ALLOC_0]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   return %[[V2]], %[[V1]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @results(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0, %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%a, %a : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%in: f32, %x: f32, %y: f32):
    linalg.yield %in, %in : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
