// RUN: freehold-opt %s --cse | FileCheck %s

// Each group is waited for alone.
// CHECK-LABEL: func.func @groups(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = async.create_group %[[C1]] : !async.group
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     %[[V2:.+]] = async.create_group %[[C1]] : !async.group
// CHECK-NEXT:     %[[TOKEN_0:.+]] = async.execute {
// CHECK-NEXT:       memref.copy %[[ARG0]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:.+]] = async.add_to_group %[[TOKEN_0]], %[[V2]] : !async.token
// CHECK-NEXT:     async.await_all %[[V2]]
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = async.add_to_group %[[TOKEN]], %[[V0]] : !async.token
// CHECK-NEXT:   async.await_all %[[V0]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @groups(%m: memref<4xf32>, %a: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  %g0 = async.create_group %c1 : !async.group
  %t0 = async.execute {
    %g = async.create_group %c1 : !async.group
    %t = async.execute {
      memref.copy %m, %a : memref<4xf32> to memref<4xf32>
      async.yield
    }
    %n = async.add_to_group %t, %g : !async.token
    async.await_all %g
    async.yield
  }
  %n0 = async.add_to_group %t0, %g0 : !async.token
  async.await_all %g0
  return
}
