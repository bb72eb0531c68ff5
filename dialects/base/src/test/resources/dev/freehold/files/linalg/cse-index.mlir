// RUN: freehold-opt %s --cse | FileCheck %s

// The index of an operation is not that of the operation around it; two of one operation are one.
// CHECK: #[[MAP:.+]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @structured(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xindex>, %[[ARG1:.+]]: memref<3xindex>) {
// CHECK-NEXT:   linalg.generic {indexing_maps = [#[[MAP]]], iterator_types = ["parallel"]} outs(%[[ARG0]] : memref<2xindex>) {
// CHECK-NEXT:   ^bb0(%[[OUT:.+]]: index):
// CHECK-NEXT:     %[[V0:.+]] = linalg.index 0 : index
// CHECK-NEXT:     linalg.generic {indexing_maps = [#[[MAP]]], iterator_types = ["parallel"]} outs(%[[ARG1]] : memref<3xindex>) {
// CHECK-NEXT:     ^bb0(%[[OUT_0:.+]]: index):
// CHECK-NEXT:       %[[V1:.+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V2:.+]] = arith.addi %[[V1]], %[[V1]] : index
// CHECK-NEXT:       linalg.yield %[[V2]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.yield %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @structured(%m: memref<2xindex>, %k: memref<3xindex>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<2xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%k : memref<3xindex>) {
    ^bb0(%p: index):
      %j = linalg.index 0 : index
      %k2 = linalg.index 0 : index
      %s = arith.addi %j, %k2 : index
      linalg.yield %s : index
    }
    linalg.yield %i : index
  }
  return
}
