// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// %x and %y change places around the loop. That what dies on the edge around it may be responsible is refuted only after more than that has been found out.
// CHECK-LABEL: func.func private @flip() -> i1
func.func private @flip() -> i1
// CHECK-LABEL: func.func private @pick() -> i32
func.func private @pick() -> i32
// CHECK-LABEL: func.func @swapped(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: memref<?xf32>, %[[ARG2:.+]]: i1) -> memref<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[C4]]) : memref<?xf32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_0:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   cf.cond_br %[[ARG2]], ^bb1(%[[ARG1]], %[[ALLOC]], %[[TRUE]], %[[FALSE]] : memref<?xf32>, memref<?xf32>, i1, i1), ^bb1(%[[ALLOC]], %[[ARG1]], %[[FALSE_0]], %[[TRUE_1]] : memref<?xf32>, memref<?xf32>, i1, i1)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<?xf32>, %[[V1:.+]]: memref<?xf32>, %[[V2:.+]]: i1, %[[V3:.+]]: i1):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
// CHECK-NEXT:   %[[V4:.+]] = call @flip() : () -> i1
// CHECK-NEXT:   %[[V5:.+]] = arith.select %[[V4]], %[[V0]], %[[ARG1]] : memref<?xf32>
// CHECK-NEXT:   memref.copy %[[V1]], %[[V0]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   %[[V6:.+]] = call @flip() : () -> i1
// CHECK-NEXT:   %[[V7:.+]] = arith.select %[[V6]], %[[ARG0]], %[[V0]] : memref<?xf32>
// CHECK-NEXT:   %[[V8:.+]] = call @pick() : () -> i32
// CHECK-NEXT:   cf.switch %[[V8]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[V0]], %[[V1]], %[[V2]], %[[V3]] : memref<?xf32>, memref<?xf32>, i1, i1),
// CHECK-NEXT:     1: ^bb1(%[[V1]], %[[V0]], %[[V3]], %[[V2]] : memref<?xf32>, memref<?xf32>, i1, i1),
// CHECK-NEXT:     2: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[V9:.+]]:2 = scf.if %[[V2]] -> (i1, i1) {
// CHECK-NEXT:     %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[V1]] : memref<?xf32> -> index
// CHECK-NEXT:     %[[INTPTR_4:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<?xf32> -> index
// CHECK-NEXT:     %[[V17:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_4]] : index
// CHECK-NEXT:     %[[TRUE_5:.+]] = arith.constant true
// CHECK-NEXT:     %[[V18:.+]] = arith.xori %[[V17]], %[[TRUE_5]] : i1
// CHECK-NEXT:     %[[INTPTR_6:.+]] = memref.extract_aligned_pointer_as_index %[[V1]] : memref<?xf32> -> index
// CHECK-NEXT:     %[[INTPTR_7:.+]] = memref.extract_aligned_pointer_as_index %[[V7]] : memref<?xf32> -> index
// CHECK-NEXT:     %[[V19:.+]] = arith.cmpi eq, %[[INTPTR_6]], %[[INTPTR_7]] : index
// CHECK-NEXT:     %[[V20:.+]] = arith.andi %[[V18]], %[[V19]] : i1
// CHECK-NEXT:     %[[TRUE_8:.+]] = arith.constant true
// CHECK-NEXT:     %[[V21:.+]] = arith.xori %[[V19]], %[[TRUE_8]] : i1
// CHECK-NEXT:     %[[V22:.+]] = arith.andi %[[V18]], %[[V21]] : i1
// CHECK-NEXT:     scf.if %[[V22]] {
// CHECK-NEXT:       memref.dealloc %[[V1]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V17]], %[[V20]] : i1, i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE_4:.+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_5:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE_4]], %[[FALSE_5]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V10:.+]] = arith.ori %[[V3]], %[[V9]]#0 : i1
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<8xf32>
// CHECK-NEXT:   %[[V11:.+]] = memref.load %[[V0]][%[[C0]]] : memref<?xf32>
// CHECK-NEXT:   %[[TRUE_3:.+]] = arith.constant true
// CHECK-NEXT:   %[[V12:.+]] = arith.xori %[[V6]], %[[TRUE_3]] : i1
// CHECK-NEXT:   %[[V13:.+]] = arith.andi %[[V10]], %[[V12]] : i1
// CHECK-NEXT:   %[[V14:.+]] = arith.andi %[[V10]], %[[V6]] : i1
// CHECK-NEXT:   scf.if %[[V14]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V15:.+]] = arith.ori %[[V9]]#1, %[[V13]] : i1
// CHECK-NEXT:   %[[V16:.+]] = scf.if %[[V15]] -> (memref<?xf32>) {
// CHECK-NEXT:     scf.yield %[[V7]] : memref<?xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V17:.+]] = bufferization.clone %[[V7]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     scf.yield %[[V17]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V16]] : memref<?xf32>
// CHECK-NEXT: }
func.func @swapped(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c4) : memref<?xf32>
  cf.cond_br %c, ^loop(%n, %a : memref<?xf32>, memref<?xf32>), ^loop(%a, %n : memref<?xf32>, memref<?xf32>)
^loop(%x: memref<?xf32>, %y: memref<?xf32>):
  %d = func.call @flip() : () -> i1
  %s = arith.select %d, %x, %n : memref<?xf32>
  memref.copy %y, %x : memref<?xf32> to memref<?xf32>
  %e = func.call @flip() : () -> i1
  %t = arith.select %e, %m, %x : memref<?xf32>
  %i = func.call @pick() : () -> i32
  cf.switch %i : i32, [
    default: ^loop(%x, %y : memref<?xf32>, memref<?xf32>),
    1: ^loop(%y, %x : memref<?xf32>, memref<?xf32>),
    2: ^end
  ]
^end:
  %b = memref.alloc() : memref<8xf32>
  %v = memref.load %x[%c0] : memref<?xf32>
  return %t : memref<?xf32>
}
