// RUN: freehold-opt %s -loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s

// A loop that ends for sure, and has no effects, may run once instead of often, or of never.
// CHECK-LABEL: func.func @inner_loops(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: i32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG2]]) -> (i32) {
// CHECK-NEXT:     %[[V1:.+]] = arith.addi %[[ARG4]], %[[ARG2]] : i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG3]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[V1:.+]] = scf.for %[[ARG4]] = %[[C0]] to %[[ARG0]] step %[[ARG1]] iter_args(%[[ARG5:.+]] = %[[ARG2]]) -> (i32) {
// CHECK-NEXT:       %[[V3:.+]] = arith.addi %[[ARG5]], %[[ARG2]] : i32
// CHECK-NEXT:       scf.yield %[[V3]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:.+]] = scf.for %[[ARG4]] = %[[C0]] to %[[ARG0]] step %[[C2]] iter_args(%[[ARG5]] = %[[ARG2]]) -> (i32) {
// CHECK-NEXT:       %[[V3:.+]] = arith.addi %[[ARG5]], %[[ARG2]] : i32
// CHECK-NEXT:       scf.yield %[[V3]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V1]], %[[V2]]) : (i32, i32, i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner_loops(%n: index, %step: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %ends = scf.for %j = %c0 to %n step %c1 iter_args(%a = %x) -> (i32) {
      %b = arith.addi %a, %x : i32
      scf.yield %b : i32
    }
    %may_not_end = scf.for %j = %c0 to %n step %step iter_args(%a = %x) -> (i32) {
      %b = arith.addi %a, %x : i32
      scf.yield %b : i32
    }
    %may_overflow = scf.for %j = %c0 to %n step %c2 iter_args(%a = %x) -> (i32) {
      %b = arith.addi %a, %x : i32
      scf.yield %b : i32
    }
    "test.use"(%ends, %may_not_end, %may_overflow) : (i32, i32, i32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @inner_condition(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: i32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG1]] -> (i32) {
// CHECK-NEXT:     %[[V1:.+]] = arith.addi %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[V1:.+]] = scf.if %[[ARG1]] -> (i32) {
// CHECK-NEXT:       %[[V2:.+]] = arith.divsi %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG3]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V1]]) : (i32, i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner_condition(%n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %pure = scf.if %c -> i32 {
      %0 = arith.addi %x, %y : i32
      scf.yield %0 : i32
    } else {
      scf.yield %y : i32
    }
    %divides = scf.if %c -> i32 {
      %0 = arith.divsi %x, %y : i32
      scf.yield %0 : i32
    } else {
      scf.yield %y : i32
    }
    "test.use"(%pure, %divides) : (i32, i32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @in_other_loops(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:   scf.while : () -> () {
// CHECK-NEXT:     %[[V4:.+]] = "test.condition"() : () -> i1
// CHECK-NEXT:     "test.use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:     scf.condition(%[[V4]])
// CHECK-NEXT:   } do {
// CHECK-NEXT:     "test.use"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:   scf.parallel (%[[ARG2:.+]]) = (%[[ARG0]]) to (%[[ARG0]]) step (%[[C1]]) {
// CHECK-NEXT:     "test.use"(%[[V2]]) : (i32) -> ()
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = arith.xori %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:   scf.forall (%[[ARG2]]) in (%[[ARG0]]) {
// CHECK-NEXT:     "test.use"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @in_other_loops(%n: index, %x: i32) {
  %c1 = arith.constant 1 : index
  scf.while : () -> () {
    %c = "test.condition"() : () -> i1
    %0 = arith.addi %x, %x : i32
    "test.use"(%0) : (i32) -> ()
    scf.condition(%c)
  } do {
    %0 = arith.muli %x, %x : i32
    "test.use"(%0) : (i32) -> ()
    scf.yield
  }
  scf.parallel (%i) = (%n) to (%n) step (%c1) {
    %0 = arith.subi %x, %x : i32
    "test.use"(%0) : (i32) -> ()
  }
  scf.forall (%i) in (%n) {
    %0 = arith.xori %x, %x : i32
    "test.use"(%0) : (i32) -> ()
  }
  return
}
