// RUN: freehold-opt %s --inline --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @fact(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[V0]] -> (i32) {
// CHECK-NEXT:     scf.yield %[[C0_I32]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V2:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V3:.+]] = func.call @fact(%[[V2]]) : (i32) -> i32
// CHECK-NEXT:     %[[V4:.+]] = arith.muli %[[V3]], %[[ARG0]] : i32
// CHECK-NEXT:     scf.yield %[[V4]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @fact(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %n = arith.cmpi eq, %x, %c0 : i32
  %r = scf.if %n -> i32 {
    scf.yield %c0 : i32
  } else {
    %c1 = arith.constant 1 : i32
    %y = arith.subi %x, %c1 : i32
    %s = func.call @fact(%y) : (i32) -> i32
    %t = arith.muli %s, %x : i32
    scf.yield %t : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func private @even(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i1 {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[V0]] -> (i1) {
// CHECK-NEXT:     scf.yield %[[TRUE]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V2:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V3:.+]] = func.call @odd(%[[V2]]) : (i32) -> i1
// CHECK-NEXT:     scf.yield %[[V3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : i1
// CHECK-NEXT: }
func.func private @even(%x: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %n = arith.cmpi eq, %x, %c0 : i32
  %r = scf.if %n -> i1 {
    scf.yield %n : i1
  } else {
    %c1 = arith.constant 1 : i32
    %y = arith.subi %x, %c1 : i32
    %s = func.call @odd(%y) : (i32) -> i1
    scf.yield %s : i1
  }
  return %r : i1
}
// CHECK-LABEL: func.func private @odd(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i1 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi ne, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[V0]] -> (i1) {
// CHECK-NEXT:     %[[V2:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V3:.+]] = func.call @even(%[[V2]]) : (i32) -> i1
// CHECK-NEXT:     scf.yield %[[V3]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : i1
// CHECK-NEXT: }
func.func private @odd(%x: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %n = arith.cmpi ne, %x, %c0 : i32
  %r = scf.if %n -> i1 {
    %c1 = arith.constant 1 : i32
    %y = arith.subi %x, %c1 : i32
    %s = func.call @even(%y) : (i32) -> i1
    scf.yield %s : i1
  } else {
    scf.yield %n : i1
  }
  return %r : i1
}
// CHECK-LABEL: func.func @start(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i32) {
// CHECK-NEXT:   %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   %[[C4_I32:.+]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[C2_I32:.+]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[V0]] -> (i1) {
// CHECK-NEXT:     scf.yield %[[TRUE]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V3:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V4:.+]] = arith.cmpi ne, %[[V3]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V5:.+]] = scf.if %[[V4]] -> (i1) {
// CHECK-NEXT:       %[[V6:.+]] = arith.subi %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V7:.+]] = arith.cmpi eq, %[[V6]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V8:.+]] = scf.if %[[V7]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[TRUE]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V9:.+]] = arith.subi %[[ARG0]], %[[C3_I32]] : i32
// CHECK-NEXT:         %[[V10:.+]] = arith.cmpi ne, %[[V9]], %[[C0_I32]] : i32
// CHECK-NEXT:         %[[V11:.+]] = scf.if %[[V10]] -> (i1) {
// CHECK-NEXT:           %[[V12:.+]] = arith.subi %[[ARG0]], %[[C4_I32]] : i32
// CHECK-NEXT:           %[[V13:.+]] = arith.cmpi eq, %[[V12]], %[[C0_I32]] : i32
// CHECK-NEXT:           %[[V14:.+]] = scf.if %[[V13]] -> (i1) {
// CHECK-NEXT:             scf.yield %[[TRUE]] : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %[[V15:.+]] = arith.subi %[[ARG0]], %[[C5_I32]] : i32
// CHECK-NEXT:             %[[V16:.+]] = arith.cmpi ne, %[[V15]], %[[C0_I32]] : i32
// CHECK-NEXT:             %[[V17:.+]] = scf.if %[[V16]] -> (i1) {
// CHECK-NEXT:               %[[V18:.+]] = arith.subi %[[ARG0]], %[[C6_I32]] : i32
// CHECK-NEXT:               %[[TRUE_0:.+]] = arith.constant true
// CHECK-NEXT:               %[[C1_I32_1:.+]] = arith.constant 1 : i32
// CHECK-NEXT:               %[[C0_I32_2:.+]] = arith.constant 0 : i32
// CHECK-NEXT:               %[[V19:.+]] = arith.cmpi eq, %[[V18]], %[[C0_I32_2]] : i32
// CHECK-NEXT:               %[[V20:.+]] = scf.if %[[V19]] -> (i1) {
// CHECK-NEXT:                 scf.yield %[[TRUE_0]] : i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 %[[V21:.+]] = arith.subi %[[V18]], %[[C1_I32_1]] : i32
// CHECK-NEXT:                 %[[FALSE_3:.+]] = arith.constant false
// CHECK-NEXT:                 %[[C1_I32_4:.+]] = arith.constant 1 : i32
// CHECK-NEXT:                 %[[C0_I32_5:.+]] = arith.constant 0 : i32
// CHECK-NEXT:                 %[[V22:.+]] = arith.cmpi ne, %[[V21]], %[[C0_I32_5]] : i32
// CHECK-NEXT:                 %[[V23:.+]] = scf.if %[[V22]] -> (i1) {
// CHECK-NEXT:                   %[[V24:.+]] = arith.subi %[[V21]], %[[C1_I32_4]] : i32
// CHECK-NEXT:                   %[[V25:.+]] = func.call @even(%[[V24]]) : (i32) -> i1
// CHECK-NEXT:                   scf.yield %[[V25]] : i1
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   scf.yield %[[FALSE_3]] : i1
// CHECK-NEXT:                 }
// CHECK-NEXT:                 scf.yield %[[V23]] : i1
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %[[V20]] : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %[[FALSE]] : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %[[V17]] : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %[[V14]] : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %[[FALSE]] : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %[[V11]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V8]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[FALSE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V5]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = call @fact(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i1, i32
// CHECK-NEXT: }
func.func @start(%x: i32) -> (i1, i32) {
  %0 = call @even(%x) : (i32) -> i1
  %1 = call @fact(%x) : (i32) -> i32
  return %0, %1 : i1, i32
}
