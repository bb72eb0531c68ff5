// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The value is what the task yields, and not what the task only reads.
// CHECK-LABEL: func.func @read_in_task(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<memref<4xf32>> {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:     async.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = async.await %[[BODYRESULTS]] : !async.value<memref<4xf32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @read_in_task(%out: memref<4xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %t, %b = async.execute -> !async.value<memref<4xf32>> {
    %g = memref.alloc() : memref<4xf32>
    memref.store %v, %a[%c0] : memref<4xf32>
    async.yield %g : memref<4xf32>
  }
  async.await %t : !async.token
  memref.copy %a, %out : memref<4xf32> to memref<4xf32>
  %x = async.await %b : !async.value<memref<4xf32>>
  memref.dealloc %x : memref<4xf32>
  return
}

// Where the token is awaited on one path only, the task is over after the value is awaited.
// CHECK-LABEL: func.func @token_awaited_on_one_path(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<memref<4xf32>> {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     async.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = async.await %[[BODYRESULTS]] : !async.value<memref<4xf32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @token_awaited_on_one_path(%c: i1, %out: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %out, %a : memref<4xf32> to memref<4xf32>
  %t, %b = async.execute -> !async.value<memref<4xf32>> {
    %g = memref.alloc() : memref<4xf32>
    memref.copy %a, %g : memref<4xf32> to memref<4xf32>
    async.yield %g : memref<4xf32>
  }
  scf.if %c {
    async.await %t : !async.token
  }
  %x = async.await %b : !async.value<memref<4xf32>>
  memref.copy %x, %out : memref<4xf32> to memref<4xf32>
  return
}

// A buffer that is yielded, awaited and returned needs no copy.
// CHECK-LABEL: func.func @returned(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<memref<4xf32>> {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     async.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = async.await %[[BODYRESULTS]] : !async.value<memref<4xf32>>
// CHECK-NEXT:   return %[[V0]] : memref<4xf32>
// CHECK-NEXT: }
func.func @returned(%out: memref<4xf32>) -> memref<4xf32> {
  %t, %b = async.execute -> !async.value<memref<4xf32>> {
    %g = memref.alloc() : memref<4xf32>
    memref.copy %out, %g : memref<4xf32> to memref<4xf32>
    async.yield %g : memref<4xf32>
  }
  %x = async.await %b : !async.value<memref<4xf32>>
  return %x : memref<4xf32>
}

// A buffer that nobody awaits is freed by the task that yields it.
// CHECK-LABEL: func.func @never_awaited_as_a_value(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<memref<4xf32>> {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     async.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @never_awaited_as_a_value(%out: memref<4xf32>) {
  %t, %b = async.execute -> !async.value<memref<4xf32>> {
    %g = memref.alloc() : memref<4xf32>
    memref.copy %out, %g : memref<4xf32> to memref<4xf32>
    async.yield %g : memref<4xf32>
  }
  async.await %t : !async.token
  return
}

// A task that begins after another one uses what this one yields. The buffer is awaited once more where it is freed.
// CHECK-LABEL: func.func @passed_on(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<memref<4xf32>> {
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     async.yield %[[ALLOC_1]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TOKEN_0:.+]] = async.execute (%[[BODYRESULTS]] as %[[ARG1:.+]]: !async.value<memref<4xf32>>) {
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN_0]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = async.await %[[BODYRESULTS]] : !async.value<memref<4xf32>>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @passed_on(%out: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %out, %a : memref<4xf32> to memref<4xf32>
  %t, %b = async.execute -> !async.value<memref<4xf32>> {
    %g = memref.alloc() : memref<4xf32>
    memref.copy %a, %g : memref<4xf32> to memref<4xf32>
    async.yield %g : memref<4xf32>
  }
  %d = async.execute (%b as %x: !async.value<memref<4xf32>>) {
    memref.copy %x, %out : memref<4xf32> to memref<4xf32>
    async.yield
  }
  async.await %d : !async.token
  return
}

// The value of a task that begins after another one refers to nothing that the first one reads.
// CHECK-LABEL: func.func @dependent(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TOKEN_0:.+]], %[[BODYRESULTS:.+]] = async.execute [%[[TOKEN]]] -> !async.value<memref<4xf32>> {
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC_1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     async.yield %[[ALLOC_1]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = async.await %[[BODYRESULTS]] : !async.value<memref<4xf32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : memref<4xf32>
// CHECK-NEXT: }
func.func @dependent(%out: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %out, %a : memref<4xf32> to memref<4xf32>
  %t = async.execute {
    memref.copy %a, %out : memref<4xf32> to memref<4xf32>
    async.yield
  }
  %u, %b = async.execute [%t] -> !async.value<memref<4xf32>> {
    %g = memref.alloc() : memref<4xf32>
    memref.copy %out, %g : memref<4xf32> to memref<4xf32>
    async.yield %g : memref<4xf32>
  }
  %x = async.await %b : !async.value<memref<4xf32>>
  return %x : memref<4xf32>
}
