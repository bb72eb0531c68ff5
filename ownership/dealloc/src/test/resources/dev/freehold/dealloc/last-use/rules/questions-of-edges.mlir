// RUN: freehold-opt %s --last-use-buffer-deallocation=sink=never | FileCheck %s

// A switch is no condition: a flag is passed on its edges that tells whether %x is %a.
// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE_0:.+]] = arith.constant false
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[ARG1]], %[[FALSE]] : memref<f32>, i1),
// CHECK-NEXT:     1: ^bb1(%[[ALLOC]], %[[TRUE]] : memref<f32>, i1),
// CHECK-NEXT:     2: ^bb1(%[[ARG1]], %[[FALSE_0]] : memref<f32>, i1)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: i1):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   %[[V3:.+]] = arith.xori %[[V1]], %[[TRUE_1]] : i1
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V5:.+]] = arith.addf %[[V2]], %[[V4]] : f32
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @switch(%i: i32, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.switch %i : i32, [default: ^join(%arg : memref<f32>), 1: ^join(%a : memref<f32>), 2: ^join(%arg : memref<f32>)]
^join(%x: memref<f32>):
  %p = memref.load %a[] : memref<f32>
  %q = memref.load %x[] : memref<f32>
  %r = arith.addf %p, %q : f32
  return %r : f32
}

// The inner branch tells whether %x is %a, and this is passed on the outer one.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.if %[[ARG0]] -> (memref<f32>, i1) {
// CHECK-NEXT:     %[[V5:.+]] = scf.if %[[ARG1]] -> (memref<f32>) {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V5]], %[[ARG1]] : memref<f32>, i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[ARG2]], %[[FALSE]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[V0]]#1, %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V4:.+]] = arith.addf %[[V1]], %[[V3]] : f32
// CHECK-NEXT:   return %[[V4]] : f32
// CHECK-NEXT: }
func.func @nested(%c: i1, %d: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = scf.if %c -> memref<f32> {
    %y = scf.if %d -> memref<f32> {
      scf.yield %a : memref<f32>
    } else {
      scf.yield %arg : memref<f32>
    }
    scf.yield %y : memref<f32>
  } else {
    scf.yield %arg : memref<f32>
  }
  %p = memref.load %a[] : memref<f32>
  %q = memref.load %x[] : memref<f32>
  %r = arith.addf %p, %q : f32
  return %r : f32
}

// Around the loop %x is what it was.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG1]], %[[ALLOC]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]]:2 = scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG5:.+]] = %[[V0]], %[[ARG6:.+]] = %[[ARG1]]) -> (memref<f32>, i1) {
// CHECK-NEXT:     %[[V6:.+]] = memref.load %[[ARG5]][] : memref<f32>
// CHECK-NEXT:     %[[V7:.+]] = arith.cmpf ogt, %[[V6]], %[[ARG3]] : f32
// CHECK-NEXT:     %[[V8:.+]] = arith.select %[[V7]], %[[ARG5]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:     %[[V9:.+]] = arith.andi %[[V7]], %[[ARG6]] : i1
// CHECK-NEXT:     scf.yield %[[V8]], %[[V9]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V3:.+]] = arith.xori %[[V1]]#1, %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[V1]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V1]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V1]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V5:.+]] = arith.addf %[[V2]], %[[V4]] : f32
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @loop(%n: index, %c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%y = %s) -> memref<f32> {
    %e = memref.load %y[] : memref<f32>
    %f = arith.cmpf ogt, %e, %v : f32
    %z = arith.select %f, %y, %arg : memref<f32>
    scf.yield %z : memref<f32>
  }
  %p = memref.load %a[] : memref<f32>
  %q = memref.load %x[] : memref<f32>
  %r = arith.addf %p, %q : f32
  return %r : f32
}
