// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The buffer is kept until none of the names is used any more: it would have to be told from more than 64.

// CHECK-LABEL: func.func private @either(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [1, 2]}) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @either(%c: i1, %a: memref<f32>, %b: memref<f32>) -> (memref<f32> {freehold.borrowed = [1, 2]}) {
  %s = arith.select %c, %a, %b : memref<f32>
  return %s : memref<f32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V5:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V6:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V7:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V8:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V9:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V10:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V11:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V12:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V13:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V14:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V15:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V16:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V17:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V18:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V19:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V20:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V21:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V22:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V23:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V24:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V25:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V26:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V27:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V28:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V29:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V30:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V31:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V32:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V33:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V34:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V35:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V36:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V37:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V38:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V39:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V40:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V41:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V42:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V43:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V44:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V45:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V46:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V47:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V48:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V49:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V50:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V51:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V52:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V53:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V54:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V55:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V56:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V57:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V58:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V59:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V60:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V61:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V62:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V63:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V64:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V65:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V2]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V3]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V4]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V5]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V6]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V7]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V8]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V9]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V10]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V11]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V12]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V13]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V14]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V15]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V16]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V17]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V18]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V19]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V20]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V21]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V22]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V23]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V24]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V25]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V26]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V27]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V28]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V29]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V30]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V31]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V32]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V33]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V34]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V35]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V36]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V37]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V38]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V39]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V40]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V41]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V42]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V43]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V44]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V45]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V46]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V47]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V48]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V49]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V50]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V51]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V52]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V53]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V54]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V55]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V56]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V57]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V58]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V59]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V60]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V61]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V62]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V63]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V64]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V65]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[ARG2]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r0 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r1 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r2 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r3 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r4 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r5 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r6 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r7 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r8 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r9 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r10 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r11 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r12 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r13 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r14 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r15 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r16 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r17 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r18 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r19 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r20 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r21 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r22 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r23 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r24 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r25 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r26 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r27 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r28 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r29 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r30 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r31 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r32 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r33 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r34 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r35 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r36 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r37 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r38 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r39 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r40 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r41 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r42 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r43 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r44 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r45 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r46 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r47 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r48 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r49 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r50 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r51 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r52 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r53 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r54 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r55 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r56 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r57 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r58 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r59 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r60 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r61 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r62 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r63 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r64 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %r65 = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  memref.store %v, %a[] : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  memref.store %v, %r0[] : memref<f32>
  memref.store %v, %r1[] : memref<f32>
  memref.store %v, %r2[] : memref<f32>
  memref.store %v, %r3[] : memref<f32>
  memref.store %v, %r4[] : memref<f32>
  memref.store %v, %r5[] : memref<f32>
  memref.store %v, %r6[] : memref<f32>
  memref.store %v, %r7[] : memref<f32>
  memref.store %v, %r8[] : memref<f32>
  memref.store %v, %r9[] : memref<f32>
  memref.store %v, %r10[] : memref<f32>
  memref.store %v, %r11[] : memref<f32>
  memref.store %v, %r12[] : memref<f32>
  memref.store %v, %r13[] : memref<f32>
  memref.store %v, %r14[] : memref<f32>
  memref.store %v, %r15[] : memref<f32>
  memref.store %v, %r16[] : memref<f32>
  memref.store %v, %r17[] : memref<f32>
  memref.store %v, %r18[] : memref<f32>
  memref.store %v, %r19[] : memref<f32>
  memref.store %v, %r20[] : memref<f32>
  memref.store %v, %r21[] : memref<f32>
  memref.store %v, %r22[] : memref<f32>
  memref.store %v, %r23[] : memref<f32>
  memref.store %v, %r24[] : memref<f32>
  memref.store %v, %r25[] : memref<f32>
  memref.store %v, %r26[] : memref<f32>
  memref.store %v, %r27[] : memref<f32>
  memref.store %v, %r28[] : memref<f32>
  memref.store %v, %r29[] : memref<f32>
  memref.store %v, %r30[] : memref<f32>
  memref.store %v, %r31[] : memref<f32>
  memref.store %v, %r32[] : memref<f32>
  memref.store %v, %r33[] : memref<f32>
  memref.store %v, %r34[] : memref<f32>
  memref.store %v, %r35[] : memref<f32>
  memref.store %v, %r36[] : memref<f32>
  memref.store %v, %r37[] : memref<f32>
  memref.store %v, %r38[] : memref<f32>
  memref.store %v, %r39[] : memref<f32>
  memref.store %v, %r40[] : memref<f32>
  memref.store %v, %r41[] : memref<f32>
  memref.store %v, %r42[] : memref<f32>
  memref.store %v, %r43[] : memref<f32>
  memref.store %v, %r44[] : memref<f32>
  memref.store %v, %r45[] : memref<f32>
  memref.store %v, %r46[] : memref<f32>
  memref.store %v, %r47[] : memref<f32>
  memref.store %v, %r48[] : memref<f32>
  memref.store %v, %r49[] : memref<f32>
  memref.store %v, %r50[] : memref<f32>
  memref.store %v, %r51[] : memref<f32>
  memref.store %v, %r52[] : memref<f32>
  memref.store %v, %r53[] : memref<f32>
  memref.store %v, %r54[] : memref<f32>
  memref.store %v, %r55[] : memref<f32>
  memref.store %v, %r56[] : memref<f32>
  memref.store %v, %r57[] : memref<f32>
  memref.store %v, %r58[] : memref<f32>
  memref.store %v, %r59[] : memref<f32>
  memref.store %v, %r60[] : memref<f32>
  memref.store %v, %r61[] : memref<f32>
  memref.store %v, %r62[] : memref<f32>
  memref.store %v, %r63[] : memref<f32>
  memref.store %v, %r64[] : memref<f32>
  memref.store %v, %r65[] : memref<f32>
  return %v : f32
}
