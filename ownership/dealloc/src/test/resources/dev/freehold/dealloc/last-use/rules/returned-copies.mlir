// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A critical edge gets a block for the copy, and the copy of what the inner branch decides goes into that.
// CHECK-LABEL: func.func @edges(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG1]] -> (memref<f32>) {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     %[[V3:.+]] = bufferization.clone %[[ARG2]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V3]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : memref<f32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[ARG2]] : memref<f32> to memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V1]] : memref<f32>)
// CHECK-NEXT: ^bb3(%[[V2:.+]]: memref<f32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V2]] : memref<f32>
// CHECK-NEXT: }
func.func @edges(%c: i1, %d: i1, %arg: memref<f32>, %v: f32) -> memref<f32> {
  cf.cond_br %c, ^exit(%arg : memref<f32>), ^next
^next:
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = scf.if %d -> memref<f32> {
    scf.yield %arg : memref<f32>
  } else {
    scf.yield %a : memref<f32>
  }
  cf.br ^exit(%r : memref<f32>)
^exit(%x: memref<f32>):
  return %x : memref<f32>
}

// The copy would be there together with %n: it stays at the return.
// CHECK-LABEL: func.func @allocation(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> (memref<f32>, f32) {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[V3:.+]] = scf.if %[[V2]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[V0]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V4:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V4]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V3]], %[[V1]] : memref<f32>, f32
// CHECK-NEXT: }
func.func @allocation(%c: i1, %arg: memref<f32>, %v: f32) -> (memref<f32>, f32) {
  %r = scf.if %c -> memref<f32> {
    scf.yield %arg : memref<f32>
  } else {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    scf.yield %a : memref<f32>
  }
  %n = memref.alloc() : memref<f32>
  memref.copy %r, %n : memref<f32> to memref<f32>
  %w = memref.load %n[] : memref<f32>
  return %r, %w : memref<f32>, f32
}

// The copy would be there together with %b.
// CHECK-LABEL: func.func @freed_in_between(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> (memref<f32>, f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[V3:.+]] = scf.if %[[V2]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[V0]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V4:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V4]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V3]], %[[V1]] : memref<f32>, f32
// CHECK-NEXT: }
func.func @freed_in_between(%c: i1, %arg: memref<f32>, %v: f32) -> (memref<f32>, f32) {
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %r = scf.if %c -> memref<f32> {
    scf.yield %arg : memref<f32>
  } else {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    scf.yield %a : memref<f32>
  }
  %w = memref.load %b[] : memref<f32>
  return %r, %w : memref<f32>, f32
}

// A loop is left by a condition, and goes on with the same buffers: there is no place for a copy that is made only then.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.while (%[[ARG1:.+]] = %[[ARG0]], %[[ARG2:.+]] = %[[FALSE]]) : (memref<f32>, i1) -> (memref<f32>, i1) {
// CHECK-NEXT:     %[[V2:.+]] = func.call @next(%[[ARG1]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:     scf.if %[[ARG2]] {
// CHECK-NEXT:       %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[ARG1]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:       memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:.+]] = func.call @ends() : () -> i1
// CHECK-NEXT:     %[[V4:.+]] = scf.if %[[V3]] -> (memref<f32>) {
// CHECK-NEXT:       scf.yield %[[V2]] : memref<f32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V2]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:       memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[FALSE_0:.+]] = arith.constant false
// CHECK-NEXT:     scf.condition(%[[V3]]) %[[V4]], %[[FALSE_0]] : memref<f32>, i1
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: i1):
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     scf.yield %[[ARG1]], %[[TRUE]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[V0]]#0 : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func @loop(%arg: memref<f32>) -> memref<f32> {
  %r = scf.while (%x = %arg) : (memref<f32>) -> memref<f32> {
    %y = func.call @next(%x) : (memref<f32>) -> memref<f32>
    %c = func.call @ends() : () -> i1
    %z = scf.if %c -> memref<f32> {
      scf.yield %y : memref<f32>
    } else {
      scf.yield %arg : memref<f32>
    }
    scf.condition(%c) %z : memref<f32>
  } do {
  ^bb0(%x: memref<f32>):
    scf.yield %x : memref<f32>
  }
  return %r : memref<f32>
}
// CHECK-LABEL: func.func private @next(memref<f32>) -> memref<f32>
func.func private @next(memref<f32>) -> memref<f32>
// CHECK-LABEL: func.func private @ends() -> i1
func.func private @ends() -> i1
