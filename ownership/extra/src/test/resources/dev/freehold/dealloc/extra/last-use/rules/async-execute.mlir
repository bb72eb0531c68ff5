// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// What a task uses is needed until somebody waits for it; what it allocates is freed in it.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%v: f32) {
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    %b = memref.alloc() : memref<f32>
    memref.store %v, %b[] : memref<f32>
    async.yield
  }
  async.await %t : !async.token
  return
}

// Whoever waits for a task that begins behind another one waits for both.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TOKEN_1:.+]] = async.execute [%[[TOKEN]]] {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   async.await %[[TOKEN_1]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @chain(%v: f32) {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  %s = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  %t = async.execute [%s] {
    memref.store %v, %b[] : memref<f32>
    async.yield
  }
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  async.await %t : !async.token
  return
}

// The task gives back a buffer that it uses.
// CHECK-LABEL: func.func @value(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<memref<f32>> {
// CHECK-NEXT:     async.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = async.await %[[BODYRESULTS]] : !async.value<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @value(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %t, %x = async.execute -> !async.value<memref<f32>> {
    async.yield %a : memref<f32>
  }
  %g = async.await %x : !async.value<memref<f32>>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %r = memref.load %g[] : memref<f32>
  return %r : f32
}

// Each round waits for its own task.
// CHECK-LABEL: func.func @in_loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @in_loop(%lb: index, %ub: index, %step: index, %v: f32) {
  scf.for %i = %lb to %ub step %step {
    %a = memref.alloc() : memref<f32>
    %t = async.execute {
      memref.store %v, %a[] : memref<f32>
      async.yield
    }
    async.await %t : !async.token
  }
  return
}

// What a function is given that returns a token is needed until that is awaited.
// CHECK-LABEL: async.func @task(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: f32) -> !async.token {
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
async.func @task(%a: memref<f32>, %v: f32) -> !async.token {
  memref.store %v, %a[] : memref<f32>
  return
}
// CHECK-LABEL: func.func @call(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = async.call @task(%[[ALLOC]], %[[ARG0]]) : (memref<f32>, f32) -> !async.token
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   async.await %[[V0]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @call(%v: f32) {
  %a = memref.alloc() : memref<f32>
  %t = async.call @task(%a, %v) : (memref<f32>, f32) -> !async.token
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  async.await %t : !async.token
  return
}

// What may be the buffer of a task holds that, too.
// CHECK-LABEL: func.func @merged(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<memref<f32>> {
// CHECK-NEXT:     async.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = async.await %[[BODYRESULTS]] : !async.value<memref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[V0]], %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG0]], %[[ALLOC_0]], %[[V0]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V2]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @merged(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %t, %x = async.execute -> !async.value<memref<f32>> {
    async.yield %a : memref<f32>
  }
  %m = async.await %x : !async.value<memref<f32>>
  %s = arith.select %c, %m, %b : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}
