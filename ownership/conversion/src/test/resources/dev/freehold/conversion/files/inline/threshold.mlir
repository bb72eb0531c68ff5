// RUN: freehold-opt %s --inline='default-pipeline= inlining-threshold=50' | FileCheck %s

// The call of a function of four operations is inlined where there are eight around it, which depends on the calls in front of it.
// CHECK-LABEL: func.func private @large(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[V2]] : i32
// CHECK-NEXT: }
func.func private @large(%x: i32) -> i32 {
  %a = arith.addi %x, %x : i32
  %b = arith.muli %a, %x : i32
  %c = arith.subi %b, %x : i32
  return %c : i32
}

func.func private @small(%x: i32) -> i32 {
  %a = arith.xori %x, %x : i32
  return %a : i32
}

// The blocks of this one come with their terminators.
func.func private @blocks(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^then(%x : i32), ^end(%x : i32)
^then(%y: i32):
  %z = arith.muli %y, %y : i32
  cf.br ^end(%z : i32)
^end(%r: i32):
  return %r : i32
}

// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V2]], %[[V2]] : i32
// CHECK-NEXT:   %[[V4:.+]] = call @large(%[[V3]]) : (i32) -> i32
// CHECK-NEXT:   %[[V5:.+]] = arith.xori %[[V4]], %[[V4]] : i32
// CHECK-NEXT:   return %[[V5]] : i32
// CHECK-NEXT: }
func.func @stays(%x: i32) -> i32 {
  %0 = call @small(%x) : (i32) -> i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.addi %1, %1 : i32
  %3 = arith.addi %2, %2 : i32
  %4 = call @large(%3) : (i32) -> i32
  %5 = call @small(%4) : (i32) -> i32
  return %5 : i32
}

// CHECK-LABEL: func.func @grows(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V2]], %[[V2]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V3]], %[[V3]] : i32
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1(%[[V4]] : i32), ^bb2(%[[V4]] : i32)
// CHECK-NEXT: ^bb1(%[[V5:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   %[[V6:.+]] = arith.muli %[[V5]], %[[V5]] : i32
// CHECK-NEXT:   cf.br ^bb2(%[[V6]] : i32)
// CHECK-NEXT: ^bb2(%[[V7:.+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.br ^bb3(%[[V7]] : i32)
// CHECK-NEXT: ^bb3(%[[V8:.+]]: i32):  // pred: ^bb2
// CHECK-NEXT:   %[[V9:.+]] = arith.addi %[[V8]], %[[V8]] : i32
// CHECK-NEXT:   %[[V10:.+]] = arith.muli %[[V9]], %[[V8]] : i32
// CHECK-NEXT:   %[[V11:.+]] = arith.subi %[[V10]], %[[V8]] : i32
// CHECK-NEXT:   %[[V12:.+]] = arith.addi %[[V11]], %[[V11]] : i32
// CHECK-NEXT:   %[[V13:.+]] = arith.muli %[[V12]], %[[V11]] : i32
// CHECK-NEXT:   %[[V14:.+]] = arith.subi %[[V13]], %[[V11]] : i32
// CHECK-NEXT:   return %[[V14]] : i32
// CHECK-NEXT: }
func.func @grows(%x: i32, %c: i1) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.addi %1, %1 : i32
  %3 = arith.addi %2, %2 : i32
  %4 = arith.addi %3, %3 : i32
  %5 = call @blocks(%4, %c) : (i32, i1) -> i32
  %6 = call @large(%5) : (i32) -> i32
  %7 = call @large(%6) : (i32) -> i32
  return %7 : i32
}

// The last call of @once is inlined where it fits; its body is moved then.
func.func private @once(%x: i32) -> i32 {
  %0 = call @small(%x) : (i32) -> i32
  %1 = call @small(%0) : (i32) -> i32
  return %1 : i32
}

// CHECK-LABEL: func.func @last(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[V0]], %[[V0]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V2]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V3]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V5:.+]] = call @large(%[[V4]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V5]] : i32
// CHECK-NEXT: }
func.func @last(%x: i32) -> i32 {
  %0 = call @once(%x) : (i32) -> i32
  %1 = arith.addi %0, %x : i32
  %2 = arith.addi %1, %x : i32
  %3 = arith.addi %2, %x : i32
  %4 = call @large(%3) : (i32) -> i32
  return %4 : i32
}
