// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// What dies on the exits is passed on from elsewhere. They pass others, that are new, and so are known to be other buffers: it is freed in one place.
// CHECK-LABEL: func.func @new(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb3(%[[ALLOC_0]] : memref<f32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.copy %[[ALLOC_0]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2, ^bb3(%[[ALLOC_1]] : memref<f32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   memref.copy %[[ALLOC_1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4(%[[ALLOC]] : memref<f32>)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4(%[[V0]] : memref<f32>)
// CHECK-NEXT: ^bb4(%[[V1:.+]]: memref<f32>):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @new(%c: i1, %d: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  cf.cond_br %c, ^second, ^end(%n : memref<f32>)
^second:
  memref.copy %n, %a : memref<f32> to memref<f32>
  %m = memref.alloc() : memref<f32>
  memref.store %v, %m[] : memref<f32>
  cf.cond_br %d, ^rest, ^end(%m : memref<f32>)
^rest:
  memref.copy %m, %a : memref<f32> to memref<f32>
  cf.br ^end(%a : memref<f32>)
^end(%x: memref<f32>):
  %r = memref.load %x[] : memref<f32>
  return %r : f32
}

// Two of three are passed by the exits: one has the same name on both.
// CHECK-LABEL: func.func @two_of_three(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     1: ^bb2(%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>),
// CHECK-NEXT:     2: ^bb2(%[[ALLOC_0]], %[[ALLOC]] : memref<f32>, memref<f32>)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[ALLOC_1]] : memref<f32>)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : memref<f32>)
// CHECK-NEXT: ^bb3(%[[V2:.+]]: memref<f32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V2]] : memref<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @two_of_three(%k: i32, %d: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  %c = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  memref.store %v, %c[] : memref<f32>
  cf.switch %k : i32, [
    default: ^rest,
    1: ^one(%a : memref<f32>),
    2: ^one(%b : memref<f32>)
  ]
^rest:
  memref.copy %a, %c : memref<f32> to memref<f32>
  cf.br ^one(%c : memref<f32>)
^one(%x: memref<f32>):
  %r = memref.load %x[] : memref<f32>
  return %r : f32
}

// One case passes the buffer of the caller, and leaves both. The others pass one each.
// CHECK-LABEL: func.func @callers(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     1: ^bb3,
// CHECK-NEXT:     2: ^bb2(%[[ALLOC_0]], %[[ALLOC]] : memref<f32>, memref<f32>),
// CHECK-NEXT:     3: ^bb2(%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   cf.br ^bb4(%[[ALLOC_0]], %[[TRUE]] : memref<f32>, i1)
// CHECK-NEXT: ^bb2(%[[V1:.+]]: memref<f32>, %[[V2:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   memref.dealloc %[[V2]] : memref<f32>
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   cf.br ^bb4(%[[V1]], %[[TRUE_1]] : memref<f32>, i1)
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.br ^bb4(%[[ARG1]], %[[FALSE]] : memref<f32>, i1)
// CHECK-NEXT: ^bb4(%[[V3:.+]]: memref<f32>, %[[V4:.+]]: i1):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V3]], %[[ALLOC_2]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[V4]] {
// CHECK-NEXT:     memref.dealloc %[[V3]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @callers(%k: i32, %m: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %n[] : memref<f32>
  cf.switch %k : i32, [
    default: ^rest,
    1: ^end(%m : memref<f32>),
    2: ^end(%n : memref<f32>),
    3: ^end(%a : memref<f32>)
  ]
^rest:
  %b = memref.load %a[] : memref<f32>
  memref.store %b, %n[] : memref<f32>
  cf.br ^end(%n : memref<f32>)
^end(%x: memref<f32>):
  %s = memref.alloc() : memref<f32>
  memref.copy %x, %s : memref<f32> to memref<f32>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}
