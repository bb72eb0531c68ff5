// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A device frees a buffer on each path behind what uses it there; who waits for the token that both paths give waits for that.
// CHECK-LABEL: func.func @branch(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[ARG0]] -> (!gpu.async.token) {
// CHECK-NEXT:     %[[V2:.+]] = gpu.memset async [%[[ASYNCTOKEN]]] %[[MEMREF]], %[[ARG1]] : memref<64xf32>, f32
// CHECK-NEXT:     %[[V3:.+]] = gpu.dealloc async [%[[V2]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:     scf.yield %[[V3]] : !gpu.async.token
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V2:.+]] = gpu.dealloc async [%[[ASYNCTOKEN]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:     scf.yield %[[V2]] : !gpu.async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.wait [%[[V1]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @branch(%c: i1, %v: f32) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  %t2 = scf.if %c -> !gpu.async.token {
    %t = gpu.memset async [%t1] %m, %v : memref<64xf32>, f32
    scf.yield %t : !gpu.async.token
  } else {
    scf.yield %t1 : !gpu.async.token
  }
  gpu.wait [%t2]
  return
}

// Only one path waits for it; the branch that begins something else does so when the buffer is free.
// CHECK-LABEL: func.func @waits_within(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<64xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     %[[V1:.+]] = gpu.memcpy async [%[[ASYNCTOKEN]]] %[[ARG2]], %[[MEMREF]] : memref<64xf32>, memref<64xf32>
// CHECK-NEXT:     %[[V2:.+]] = gpu.dealloc async [%[[V1]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:     gpu.wait [%[[V2]]]
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V1:.+]] = gpu.dealloc async [%[[ASYNCTOKEN]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:     %[[MEMREF_0:.+]], %[[ASYNCTOKEN_1:.+]] = gpu.alloc async [%[[V1]]] () : memref<64xf32>
// CHECK-NEXT:     %[[V2:.+]] = gpu.memset async [%[[ASYNCTOKEN_1]]] %[[MEMREF_0]], %[[ARG1]] : memref<64xf32>, f32
// CHECK-NEXT:     %[[V3:.+]] = gpu.dealloc async [%[[V2]]] %[[MEMREF_0]] : memref<64xf32>
// CHECK-NEXT:     gpu.wait [%[[V3]]]
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @waits_within(%c: i1, %v: f32, %h: memref<64xf32>) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  scf.if %c {
    %t = gpu.memcpy async [%t1] %h, %m : memref<64xf32>, memref<64xf32>
    gpu.wait [%t]
  } else {
    %n, %t2 = gpu.alloc async [%t1] () : memref<64xf32>
    %t3 = gpu.memset async [%t2] %n, %v : memref<64xf32>, f32
    gpu.wait [%t3]
  }
  return
}

// Each iteration uses the buffer when the one before is over: it is free behind the last one.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   %[[V1:.+]] = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ASYNCTOKEN]]) -> (!gpu.async.token) {
// CHECK-NEXT:     %[[V3:.+]] = gpu.memset async [%[[ARG5]]] %[[MEMREF]], %[[ARG3]] : memref<64xf32>, f32
// CHECK-NEXT:     scf.yield %[[V3]] : !gpu.async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = gpu.dealloc async [%[[V1]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:   gpu.wait [%[[V2]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%lb: index, %ub: index, %step: index, %v: f32) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  %last = scf.for %i = %lb to %ub step %step iter_args(%p = %t1) -> !gpu.async.token {
    %t = gpu.memset async [%p] %m, %v : memref<64xf32>, f32
    scf.yield %t : !gpu.async.token
  }
  gpu.wait [%last]
  return
}

// What each iteration allocates is free before the next one allocates.
// CHECK-LABEL: func.func @each_iteration(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[V1:.+]] = scf.for %[[ARG5:.+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG6:.+]] = %[[V0]]) -> (!gpu.async.token) {
// CHECK-NEXT:     %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[ARG6]]] () : memref<64xf32>
// CHECK-NEXT:     %[[V2:.+]] = gpu.memset async [%[[ASYNCTOKEN]]] %[[MEMREF]], %[[ARG4]] : memref<64xf32>, f32
// CHECK-NEXT:     %[[V3:.+]] = scf.if %[[ARG0]] -> (!gpu.async.token) {
// CHECK-NEXT:       %[[V4:.+]] = gpu.memset async [%[[V2]]] %[[MEMREF]], %[[ARG4]] : memref<64xf32>, f32
// CHECK-NEXT:       %[[V5:.+]] = gpu.dealloc async [%[[V4]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:       scf.yield %[[V5]] : !gpu.async.token
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V4:.+]] = gpu.dealloc async [%[[V2]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:       scf.yield %[[V4]] : !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V3]] : !gpu.async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.wait [%[[V1]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @each_iteration(%c: i1, %lb: index, %ub: index, %step: index, %v: f32) {
  %t0 = gpu.wait async
  %last = scf.for %i = %lb to %ub step %step iter_args(%p = %t0) -> !gpu.async.token {
    %m, %t1 = gpu.alloc async [%p] () : memref<64xf32>
    %t2 = gpu.memset async [%t1] %m, %v : memref<64xf32>, f32
    %t3 = scf.if %c -> !gpu.async.token {
      %t = gpu.memset async [%t2] %m, %v : memref<64xf32>, f32
      scf.yield %t : !gpu.async.token
    } else {
      scf.yield %t2 : !gpu.async.token
    }
    scf.yield %t3 : !gpu.async.token
  }
  gpu.wait [%last]
  return
}

// On an edge, between blocks.
// CHECK-LABEL: func.func @edge(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = gpu.memset async [%[[ASYNCTOKEN]]] %[[MEMREF]], %[[ARG1]] : memref<64xf32>, f32
// CHECK-NEXT:   %[[V2:.+]] = gpu.dealloc async [%[[V1]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:   cf.br ^bb3(%[[V2]] : !gpu.async.token)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V3:.+]] = gpu.dealloc async [%[[ASYNCTOKEN]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:   cf.br ^bb3(%[[V3]] : !gpu.async.token)
// CHECK-NEXT: ^bb3(%[[V4:.+]]: !gpu.async.token):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   gpu.wait [%[[V4]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @edge(%c: i1, %v: f32) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  cf.cond_br %c, ^fill, ^end(%t1 : !gpu.async.token)
^fill:
  %t = gpu.memset async [%t1] %m, %v : memref<64xf32>, f32
  cf.br ^end(%t : !gpu.async.token)
^end(%p: !gpu.async.token):
  gpu.wait [%p]
  return
}

// Both buffers, one after the other.
// CHECK-LABEL: func.func @loop_of_blocks(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   %[[MEMREF_0:.+]], %[[ASYNCTOKEN_1:.+]] = gpu.alloc async [%[[ASYNCTOKEN]]] () : memref<64xf32>
// CHECK-NEXT:   cf.br ^bb1(%[[ASYNCTOKEN_1]] : !gpu.async.token)
// CHECK-NEXT: ^bb1(%[[V1:.+]]: !gpu.async.token):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[V2:.+]] = gpu.memset async [%[[V1]]] %[[MEMREF]], %[[ARG1]] : memref<64xf32>, f32
// CHECK-NEXT:   %[[V3:.+]] = gpu.memcpy async [%[[V2]]] %[[MEMREF_0]], %[[MEMREF]] : memref<64xf32>, memref<64xf32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[V3]] : !gpu.async.token), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[V4:.+]] = gpu.dealloc async [%[[V3]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:   %[[V5:.+]] = gpu.dealloc async [%[[V4]]] %[[MEMREF_0]] : memref<64xf32>
// CHECK-NEXT:   gpu.wait [%[[V5]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop_of_blocks(%c: i1, %v: f32) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  %n, %t2 = gpu.alloc async [%t1] () : memref<64xf32>
  cf.br ^loop(%t2 : !gpu.async.token)
^loop(%p: !gpu.async.token):
  %t3 = gpu.memset async [%p] %m, %v : memref<64xf32>, f32
  %t4 = gpu.memcpy async [%t3] %n, %m : memref<64xf32>, memref<64xf32>
  cf.cond_br %c, ^loop(%t4 : !gpu.async.token), ^end
^end:
  gpu.wait [%t4]
  return
}

// Two streams: the buffer is free when both are, and one of them goes on with it.
// CHECK-LABEL: func.func @two_streams(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<64xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   %[[V1:.+]] = gpu.memcpy async [%[[ASYNCTOKEN]]] %[[ARG2]], %[[MEMREF]] : memref<64xf32>, memref<64xf32>
// CHECK-NEXT:   %[[V2:.+]] = scf.if %[[ARG0]] -> (!gpu.async.token) {
// CHECK-NEXT:     %[[V3:.+]] = gpu.memcpy async [%[[ASYNCTOKEN]]] %[[ARG2]], %[[MEMREF]] : memref<64xf32>, memref<64xf32>
// CHECK-NEXT:     %[[V4:.+]] = gpu.dealloc async [%[[V1]], %[[V3]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:     scf.yield %[[V4]] : !gpu.async.token
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V3:.+]] = gpu.dealloc async [%[[V1]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:     scf.yield %[[V3]] : !gpu.async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.wait [%[[V1]]]
// CHECK-NEXT:   gpu.wait [%[[V2]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @two_streams(%c: i1, %v: f32, %h: memref<64xf32>) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  %t2 = gpu.memcpy async [%t1] %h, %m : memref<64xf32>, memref<64xf32>
  %t3 = scf.if %c -> !gpu.async.token {
    %t = gpu.memcpy async [%t1] %h, %m : memref<64xf32>, memref<64xf32>
    scf.yield %t : !gpu.async.token
  } else {
    scf.yield %t2 : !gpu.async.token
  }
  gpu.wait [%t2]
  gpu.wait [%t3]
  return
}

// A launch uses what its body uses.
// CHECK-LABEL: func.func @launch(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   %[[V1:.+]] = gpu.launch async [%[[ASYNCTOKEN]]] blocks(%[[ARG1:.+]], %[[ARG2:.+]], %[[ARG3:.+]]) in (%[[ARG7:.+]] = %[[C1]], %[[ARG8:.+]] = %[[C1]], %[[ARG9:.+]] = %[[C1]]) threads(%[[ARG4:.+]], %[[ARG5:.+]], %[[ARG6:.+]]) in (%[[ARG10:.+]] = %[[C1]], %[[ARG11:.+]] = %[[C1]], %[[ARG12:.+]] = %[[C1]]) {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[MEMREF]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT:     gpu.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = gpu.dealloc async [%[[V1]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:   gpu.wait [%[[V2]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @launch(%v: f32) {
  %c1 = arith.constant 1 : index
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  %t2 = gpu.launch async [%t1] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %v, %m[%tx] : memref<64xf32>
    gpu.terminator
  }
  gpu.wait [%t2]
  return
}

// In front of the branch something else has begun, which takes the place of what uses the buffer.
// CHECK-LABEL: func.func @goes_on(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   %[[MEMREF_0:.+]], %[[ASYNCTOKEN_1:.+]] = gpu.alloc async [%[[ASYNCTOKEN]]] () : memref<64xf32>
// CHECK-NEXT:   %[[V1:.+]] = gpu.memset async [%[[ASYNCTOKEN_1]]] %[[MEMREF_0]], %[[ARG1]] : memref<64xf32>, f32
// CHECK-NEXT:   %[[V2:.+]] = gpu.dealloc async [%[[V1]]] %[[MEMREF_0]] : memref<64xf32>
// CHECK-NEXT:   %[[V3:.+]] = scf.if %[[ARG0]] -> (!gpu.async.token) {
// CHECK-NEXT:     %[[V4:.+]] = gpu.memset async [%[[V2]]] %[[MEMREF]], %[[ARG1]] : memref<64xf32>, f32
// CHECK-NEXT:     %[[V5:.+]] = gpu.dealloc async [%[[V4]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:     scf.yield %[[V5]] : !gpu.async.token
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V4:.+]] = gpu.dealloc async [%[[V2]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:     scf.yield %[[V4]] : !gpu.async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.wait [%[[V3]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @goes_on(%c: i1, %v: f32) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  %n, %t2 = gpu.alloc async [%t1] () : memref<64xf32>
  %t3 = gpu.memset async [%t2] %n, %v : memref<64xf32>, f32
  %t4 = scf.if %c -> !gpu.async.token {
    %t = gpu.memset async [%t3] %m, %v : memref<64xf32>, f32
    scf.yield %t : !gpu.async.token
  } else {
    scf.yield %t3 : !gpu.async.token
  }
  gpu.wait [%t4]
  return
}

// No token takes the place of that of the branch which does nothing: the host frees the buffer when it has waited.
// CHECK-LABEL: func.func @awaited_behind(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<64xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     %[[V1:.+]] = gpu.memcpy async [%[[ASYNCTOKEN]]] %[[ARG2]], %[[MEMREF]] : memref<64xf32>, memref<64xf32>
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     gpu.dealloc [%[[ASYNCTOKEN]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     gpu.dealloc [%[[ASYNCTOKEN]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.wait [%[[ASYNCTOKEN]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @awaited_behind(%c: i1, %v: f32, %h: memref<64xf32>) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  scf.if %c {
    %t = gpu.memcpy async [%t1] %h, %m : memref<64xf32>, memref<64xf32>
    gpu.wait [%t]
  }
  gpu.wait [%t1]
  return
}

// Nothing runs any more where the loop is over.
// CHECK-LABEL: func.func @awaited_each_time(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   gpu.wait [%[[ASYNCTOKEN]]]
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     %[[V1:.+]] = gpu.memset async %[[MEMREF]], %[[ARG3]] : memref<64xf32>, f32
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.dealloc [%[[ASYNCTOKEN]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @awaited_each_time(%lb: index, %ub: index, %step: index, %v: f32) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  gpu.wait [%t1]
  scf.for %i = %lb to %ub step %step {
    %t = gpu.memset async %m, %v : memref<64xf32>, f32
    gpu.wait [%t]
  }
  return
}
