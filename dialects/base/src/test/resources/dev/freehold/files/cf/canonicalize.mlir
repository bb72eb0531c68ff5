// RUN: freehold-opt %s -canonicalize=region-simplify=disabled -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @merge_into_only_predecessor(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   "test.work"(%[[ARG0]]) : (i32) -> ()
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @merge_into_only_predecessor(%x: i32) -> i32 {
  cf.br ^next(%x : i32)
^next(%y: i32):
  "test.work"(%y) : (i32) -> ()
  return %y : i32
}

// The block has another predecessor, or is its own.
// CHECK-LABEL: func.func @keep_loop(
// CHECK-SAME: %[[ARG0:.+]]: i32) {
// CHECK-NEXT:   cf.br ^bb1(%[[ARG0]] : i32)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "test.work"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:   cf.br ^bb1(%[[V0]] : i32)
// CHECK-NEXT: }
func.func @keep_loop(%x: i32) {
  cf.br ^loop(%x : i32)
^loop(%y: i32):
  "test.work"(%y) : (i32) -> ()
  cf.br ^loop(%y : i32)
}

// CHECK-LABEL: func.func @skip_block_that_branches_on(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   "test.decide"(%[[ARG0]])[^bb1, ^bb2] : (i1) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   cf.br ^bb3(%[[ARG1]], %[[ARG2]] : i32, i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   cf.br ^bb3(%[[ARG2]], %[[ARG2]] : i32, i32)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: i32, %[[V1:.+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @skip_block_that_branches_on(%c: i1, %x: i32, %z: i32) -> (i32, i32) {
  "test.decide"(%c)[^a, ^b] : (i1) -> ()
^a:
  "test.a"() : () -> ()
  cf.br ^through(%x : i32)
^b:
  "test.b"() : () -> ()
  cf.br ^through(%z : i32)
^through(%y: i32):
  cf.br ^join(%y, %z : i32, i32)
^join(%p: i32, %q: i32):
  return %p, %q : i32, i32
}

// The argument of the block is used behind it.
// CHECK-LABEL: func.func @keep_block_with_used_argument(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   "test.decide"(%[[ARG0]])[^bb1, ^bb2] : (i1) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   cf.br ^bb3(%[[ARG2]] : i32)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @keep_block_with_used_argument(%c: i1, %x: i32, %z: i32) -> i32 {
  "test.decide"(%c)[^a, ^b] : (i1) -> ()
^a:
  cf.br ^through(%x : i32)
^b:
  "test.b"() : () -> ()
  cf.br ^through(%z : i32)
^through(%y: i32):
  cf.br ^join
^join:
  return %y : i32
}

// There is no end to follow.
// CHECK-LABEL: func.func @keep_cycle_of_branches(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   "test.decide"(%[[ARG0]])[^bb1, ^bb3] : (i1) -> ()
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: }
func.func @keep_cycle_of_branches(%c: i1) {
  "test.decide"(%c)[^a, ^c] : (i1) -> ()
^a:
  cf.br ^b
^b:
  cf.br ^d
^c:
  "test.c"() : () -> ()
  cf.br ^b
^d:
  cf.br ^a
}

// CHECK-LABEL: func.func @known_condition(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   "test.a"(%[[ARG0]]) : (i32) -> ()
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @known_condition(%x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  cf.cond_br %true, ^a(%x : i32), ^b(%y : i32)
^a(%p: i32):
  "test.a"(%p) : (i32) -> ()
  cf.cond_br %false, ^a(%x : i32), ^b(%p : i32)
^b(%q: i32):
  return %q : i32
}

// CHECK-LABEL: func.func @skip_both_targets(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]] weights([1, 3]), ^bb1(%[[ARG2]] : i32), ^bb2(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   "test.c"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: ^bb2(%[[V1:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   "test.d"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @skip_both_targets(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c weights([1, 3]), ^a, ^b(%x : i32)
^a:
  cf.br ^c(%y : i32)
^b(%p: i32):
  cf.br ^d(%p : i32)
^c(%q: i32):
  "test.c"(%q) : (i32) -> ()
  return %q : i32
^d(%r: i32):
  "test.d"(%r) : (i32) -> ()
  return %r : i32
}

// CHECK-LABEL: func.func @skip_true_target(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2(%[[ARG1]] : i32), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: ^bb2(%[[V0:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @skip_true_target(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^c(%x : i32)
^b:
  "test.b"() : () -> ()
  return %x : i32
^c(%q: i32):
  return %q : i32
}

// CHECK-LABEL: func.func @skip_false_target(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: ^bb2(%[[V0:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @skip_false_target(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b, ^a
^a:
  cf.br ^c(%x : i32)
^b:
  "test.b"() : () -> ()
  return %x : i32
^c(%q: i32):
  return %q : i32
}

// CHECK-LABEL: func.func @true_target_is_unreachable(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @true_target_is_unreachable(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b(%x : i32)
^a:
  ub.unreachable
^b(%y: i32):
  return %y : i32
}

// CHECK-LABEL: func.func @false_target_is_unreachable(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @false_target_is_unreachable(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b(%x : i32), ^a
^a:
  ub.unreachable
^b(%y: i32):
  return %y : i32
}

// Something happens before.
// CHECK-LABEL: func.func @keep_branch_to_work(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.work"() : () -> ()
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @keep_branch_to_work(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b, ^a
^a:
  "test.work"() : () -> ()
  ub.unreachable
^b:
  return %x : i32
}

// CHECK-LABEL: func.func @one_target_and_the_same_arguments(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @one_target_and_the_same_arguments(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^a(%x : i32)
^a(%y: i32):
  "test.a"() : () -> ()
  return %y : i32
}

// CHECK-LABEL: func.func @one_target_and_other_arguments(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: i1) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]], %[[V0]] : i32, i32
// CHECK-NEXT: }
func.func @one_target_and_other_arguments(%c: i1, %x: i32, %y: i32, %z: i1) -> (i32, i32) {
  cf.cond_br %c, ^a(%x, %y : i32, i32), ^a(%x, %x : i32, i32)
^a(%p: i32, %q: i32):
  "test.a"() : () -> ()
  return %p, %q : i32, i32
}

// A select would be computed for the sake of another predecessor.
// CHECK-LABEL: func.func @keep_arguments_of_shared_target(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2(%[[ARG2]] : i32), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2(%[[ARG3]] : i32), ^bb2(%[[ARG2]] : i32)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @keep_arguments_of_shared_target(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b
^b:
  "test.b"() : () -> ()
  cf.cond_br %d, ^a(%y : i32), ^a(%x : i32)
^a(%p: i32):
  "test.a"() : () -> ()
  return %p : i32
}

// CHECK-LABEL: func.func @decided_by_predecessor(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   "test.d"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @decided_by_predecessor(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  "test.a"() : () -> ()
  cf.cond_br %c, ^c(%x : i32), ^d(%y : i32)
^b:
  "test.b"() : () -> ()
  cf.cond_br %c, ^c(%y : i32), ^d(%x : i32)
^c(%p: i32):
  "test.c"() : () -> ()
  return %p : i32
^d(%q: i32):
  "test.d"() : () -> ()
  return %q : i32
}

// Of another condition, or in a block that is reached by other edges, too.
// CHECK-LABEL: func.func @keep_undecided(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return %[[ARG2]] : i32
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT:   "test.d"() : () -> ()
// CHECK-NEXT:   return %[[ARG2]] : i32
// CHECK-NEXT: }
func.func @keep_undecided(%c: i1, %d: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  "test.a"() : () -> ()
  cf.cond_br %d, ^b, ^c
^b:
  "test.b"() : () -> ()
  cf.cond_br %c, ^c, ^d
^c:
  "test.c"() : () -> ()
  return %x : i32
^d:
  "test.d"() : () -> ()
  return %x : i32
}

// CHECK-LABEL: func.func @condition_is_known_in_targets(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"(%[[TRUE]], %[[TRUE]]) : (i1, i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"(%[[FALSE]]) ({
// CHECK-NEXT:     "test.inner"(%[[ARG0]]) : (i1) -> ()
// CHECK-NEXT:   }) : (i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @condition_is_known_in_targets(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  "test.a"(%c, %c) : (i1, i1) -> ()
  return
^b:
  "test.b"(%c) ({
    "test.inner"(%c) : (i1) -> ()
  }) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @switch_without_cases(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @switch_without_cases(%flag: i32, %x: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^a(%x : i32)
  ]
^a(%y: i32):
  return %y : i32
}

// CHECK-LABEL: func.func @drop_cases_like_default(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[ARG1]] : i32),
// CHECK-NEXT:     2: ^bb1(%[[ARG2]] : i32),
// CHECK-NEXT:     3: ^bb2(%[[ARG1]] : i32)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: ^bb2(%[[V1:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @drop_cases_like_default(%flag: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^a(%x : i32),
    1: ^a(%x : i32),
    2: ^a(%y : i32),
    3: ^b(%x : i32)
  ]
^a(%p: i32):
  "test.a"() : () -> ()
  return %p : i32
^b(%q: i32):
  "test.b"() : () -> ()
  return %q : i32
}

// CHECK-LABEL: func.func @switch_on_a_case(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @switch_on_a_case(%x: i32) -> i32 {
  %flag = arith.constant 7 : i32
  cf.switch %flag : i32, [
    default: ^a(%x : i32),
    1: ^b,
    7: ^c(%x : i32)
  ]
^a(%p: i32):
  "test.a"() : () -> ()
  return %p : i32
^b:
  "test.b"() : () -> ()
  return %x : i32
^c(%q: i32):
  "test.c"() : () -> ()
  return %q : i32
}

// CHECK-LABEL: func.func @switch_on_no_case(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @switch_on_no_case(%x: i32) -> i32 {
  %flag = arith.constant 8 : i32
  cf.switch %flag : i32, [
    default: ^a(%x : i32),
    1: ^b
  ]
^a(%p: i32):
  "test.a"() : () -> ()
  return %p : i32
^b:
  "test.b"() : () -> ()
  return %x : i32
}

// CHECK-LABEL: func.func @switch_skips_default(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb2(%[[ARG1]] : i32),
// CHECK-NEXT:     1: ^bb1
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: ^bb2(%[[V0:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @switch_skips_default(%flag: i32, %x: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^a(%x : i32),
    1: ^b
  ]
^a(%p: i32):
  cf.br ^c(%p : i32)
^b:
  "test.b"() : () -> ()
  return %x : i32
^c(%q: i32):
  "test.c"() : () -> ()
  return %q : i32
}

// CHECK-LABEL: func.func @switch_skips_case(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     1: ^bb2(%[[ARG1]], %[[ARG2]] : i32, i32)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: ^bb2(%[[V0:.+]]: i32, %[[V1:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @switch_skips_case(%flag: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^a,
    1: ^b(%y : i32)
  ]
^a:
  "test.a"() : () -> ()
  return %x : i32
^b(%p: i32):
  cf.br ^c(%x, %p : i32, i32)
^c(%q: i32, %r: i32):
  "test.c"() : () -> ()
  return %r : i32
}

// CHECK-LABEL: func.func @switch_decided_by_predecessor(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     2: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   "test.d"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @switch_decided_by_predecessor(%flag: i32, %x: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^a,
    1: ^a,
    2: ^b
  ]
^a:
  "test.a"() : () -> ()
  return %x : i32
^b:
  "test.b"() : () -> ()
  cf.switch %flag : i32, [
    default: ^a,
    1: ^c,
    2: ^d
  ]
^c:
  "test.c"() : () -> ()
  return %x : i32
^d:
  "test.d"() : () -> ()
  return %x : i32
}

// CHECK-LABEL: func.func @switch_decided_by_second_case(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     1: ^bb3,
// CHECK-NEXT:     2: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @switch_decided_by_second_case(%flag: i32, %x: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^a,
    1: ^c,
    2: ^b
  ]
^a:
  "test.a"() : () -> ()
  return %x : i32
^b:
  "test.b"() : () -> ()
  cf.switch %flag : i32, [
    default: ^a,
    1: ^c,
    3: ^c
  ]
^c:
  "test.c"() : () -> ()
  return %x : i32
}

// CHECK-LABEL: func.func @switch_excluded_by_default(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     1: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb4,
// CHECK-NEXT:     2: ^bb3
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT:   "test.d"() : () -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @switch_excluded_by_default(%flag: i32, %x: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^a,
    1: ^b
  ]
^a:
  "test.a"() : () -> ()
  cf.switch %flag : i32, [
    default: ^d,
    1: ^b,
    2: ^c
  ]
^b:
  "test.b"() : () -> ()
  return %x : i32
^c:
  "test.c"() : () -> ()
  return %x : i32
^d:
  "test.d"() : () -> ()
  return %x : i32
}

// The case that is left cannot be excluded; the flag is another one.
// CHECK-LABEL: func.func @switch_keeps_undecided(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     1: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb3,
// CHECK-NEXT:     2: ^bb4
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   cf.switch %[[ARG1]] : i32, [
// CHECK-NEXT:     default: ^bb3,
// CHECK-NEXT:     1: ^bb4
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return %[[ARG2]] : i32
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   "test.d"() : () -> ()
// CHECK-NEXT:   return %[[ARG2]] : i32
// CHECK-NEXT: }
func.func @switch_keeps_undecided(%flag: i32, %other: i32, %x: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^a,
    1: ^b
  ]
^a:
  "test.a"() : () -> ()
  cf.switch %flag : i32, [
    default: ^c,
    2: ^d
  ]
^b:
  "test.b"() : () -> ()
  cf.switch %other : i32, [
    default: ^c,
    1: ^d
  ]
^c:
  "test.c"() : () -> ()
  return %x : i32
^d:
  "test.d"() : () -> ()
  return %x : i32
}

// CHECK-LABEL: func.func @assertions(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.assert %[[FALSE]], "never holds"
// CHECK-NEXT:   cf.assert %[[ARG0]], "may hold"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assertions(%c: i1) {
  %true = arith.constant true
  %false = arith.constant false
  cf.assert %true, "holds"
  cf.assert %false, "never holds"
  cf.assert %c, "may hold"
  return
}

// CHECK-LABEL: func.func @pass_value_through(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = "test.value"() : () -> i32
// CHECK-NEXT:   "test.decide"(%[[ARG0]])[^bb1, ^bb2] : (i1) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : i32)
// CHECK-NEXT: ^bb3(%[[V1:.+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @pass_value_through(%c: i1) -> i32 {
  %x = "test.value"() : () -> i32
  "test.decide"(%c)[^a, ^b] : (i1) -> ()
^a:
  cf.br ^through
^b:
  "test.b"() : () -> ()
  cf.br ^join(%x : i32)
^through:
  cf.br ^join(%x : i32)
^join(%p: i32):
  return %p : i32
}

// Poison decides nothing.
// CHECK-LABEL: func.func @keep_poison(
// CHECK-SAME: %[[ARG0:.+]]: i32) {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : i1
// CHECK-NEXT:   %[[V1:.+]] = ub.poison : i32
// CHECK-NEXT:   cf.assert %[[V0]], "poisoned"
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   cf.switch %[[V1]] : i32, [
// CHECK-NEXT:     default: ^bb2,
// CHECK-NEXT:     1: ^bb3
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_poison(%x: i32) {
  %poison = ub.poison : i1
  %flag = ub.poison : i32
  cf.assert %poison, "poisoned"
  cf.cond_br %poison, ^a, ^b
^a:
  "test.a"() : () -> ()
  cf.switch %flag : i32, [
    default: ^b,
    1: ^c
  ]
^b:
  "test.b"() : () -> ()
  return
^c:
  "test.c"() : () -> ()
  return
}

// CHECK-LABEL: func.func @drop_all_cases(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) {
// CHECK-NEXT:   "test.a"(%[[ARG1]]) : (i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @drop_all_cases(%flag: i32, %x: i32) {
  cf.switch %flag : i32, [
    default: ^a(%x : i32),
    1: ^a(%x : i32)
  ]
^a(%p: i32):
  "test.a"(%p) : (i32) -> ()
  return
}

// The later branch is simplified first.
// CHECK-LABEL: func.func @decided_by_predecessor_further_down(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   "test.later"() : () -> ()
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.then"() : () -> ()
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.else"() : () -> ()
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @decided_by_predecessor_further_down(%c: i1) {
  cf.br ^later
^then:
  "test.then"() : () -> ()
  cf.cond_br %c, ^a, ^b
^else:
  "test.else"() : () -> ()
  cf.cond_br %c, ^a, ^b
^a:
  "test.a"() : () -> ()
  return
^b:
  "test.b"() : () -> ()
  return
^later:
  "test.later"() : () -> ()
  cf.cond_br %c, ^then, ^else
}

// No branch and no switch leads here.
// CHECK-LABEL: func.func @keep_behind_other_terminators(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) {
// CHECK-NEXT:   "test.decide"(%[[ARG0]])[^bb1, ^bb2] : (i1) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb3, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   cf.switch %[[ARG1]] : i32, [
// CHECK-NEXT:     default: ^bb3,
// CHECK-NEXT:     1: ^bb4
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   "test.c"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   "test.d"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_behind_other_terminators(%c: i1, %flag: i32) {
  "test.decide"(%c)[^a, ^b] : (i1) -> ()
^a:
  "test.a"() : () -> ()
  cf.cond_br %c, ^c, ^d
^b:
  "test.b"() : () -> ()
  cf.switch %flag : i32, [
    default: ^c,
    1: ^d
  ]
^c:
  "test.c"() : () -> ()
  return
^d:
  "test.d"() : () -> ()
  return
}
