// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @for_results(%lb: index, %x: i32) {
  // expected-error@below {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%lb, %lb, %lb, %x) ({
  ^bb0(%i: index, %a: i32):
    scf.yield %a : i32
  }) : (index, index, index, i32) -> ()
  return
}

// -----

func.func @for_arguments(%lb: index, %x: i32) {
  // expected-error@below {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
  ^bb0(%i: index):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @for_without_induction_variable(%lb: index) {
  // expected-error@below {{'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
  "scf.for"(%lb, %lb, %lb) ({
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @for_yields_too_much(%lb: index, %x: i32) {
  // expected-error@below {{'scf.for' op different number of region iter_args and yielded values: 1 != 2}}
  %0 = scf.for %i = %lb to %lb step %lb iter_args(%a = %x) -> (i32) {
    scf.yield %a, %a : i32, i32
  }
  return
}

// -----

func.func @for_init_type(%lb: index, %x: i32) {
  // expected-error@below {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
  ^bb0(%i: index, %a: i64):
    scf.yield %a : i64
  }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @for_yield_type(%lb: index, %x: i32, %y: i64) {
  // expected-error@below {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'i64'}}
  %0 = scf.for %i = %lb to %lb step %lb iter_args(%a = %x) -> (i32) {
    scf.yield %y : i64
  }
  return
}

// -----

func.func @for_result_type(%lb: index, %x: i32) {
  // expected-error@below {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
  ^bb0(%i: index, %a: i32):
    scf.yield %a : i32
  }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @for_induction_variable_type(%lb: index) {
  // expected-error@below {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%lb, %lb, %lb) ({
  ^bb0(%i: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @for_bound_types(%lb: index, %ub: i32) {
  // expected-error@below {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%lb, %ub, %lb) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, i32, index) -> ()
  return
}

// -----

func.func @for_types_of_arguments(%lb: index, %x: i32) {
  // expected-error@below {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  %0 = scf.for %i = %lb to %lb step %lb iter_args(%a = %x, %b = %x) -> (i32) {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @for_float_bounds(%lb: f32) {
  // expected-error@below {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  scf.for %i = %lb to %lb step %lb : f32 {
  }
  return
}

// -----

func.func @for_iter_args_without_list(%lb: index, %x: i32) {
  // expected-error@below {{custom op 'scf.for' expected '('}}
  %0 = scf.for %i = %lb to %lb step %lb iter_args %a = %x -> (i32) {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @forall_results(%n: index, %t: tensor<4xf32>) {
  // expected-error@below {{'scf.forall' op produces 0 results, but has only 1 outputs}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @forall_arguments() {
  // expected-error@below {{'scf.forall' op region expects 1 arguments}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %j: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @forall_argument_type() {
  // expected-error@below {{'scf.forall' op expects 0-th block argument to be an index}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: i32):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @forall_output_type(%t: tensor<4xf32>) {
  // expected-error@below {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<5xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @forall_lower_bounds() {
  // expected-error@below {{expected 1 dynamic lower bound values}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @forall_upper_bounds(%n: index) {
  // expected-error@below {{expected 2 upper bound values, got 1}}
  scf.forall (%i, %j) = (0, 0) to (%n) step (1, 1) {
  }
  return
}

// -----

func.func @forall_steps(%n: index) {
  // expected-error@below {{expected 1 step values, got 2}}
  scf.forall (%i) = (0) to (%n) step (1, 1) {
  }
  return
}

// -----

func.func @forall_mapping(%n: index) {
  // expected-error@below {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (%n) {
  } {mapping = [1]}
  return
}

// -----

func.func @in_parallel_of_other_operations(%n: index) {
  scf.forall (%i) in (%n) {
    // expected-error@below {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      %0 = arith.constant 1 : i32
    }
  }
  return
}

// -----

func.func @in_parallel_elsewhere() {
  // expected-error@below {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel {
  }
}

// -----

func.func @if_without_else(%c: i1) {
  // expected-error@below {{'scf.if' op must have an else block if defining values}}
  %0 = "scf.if"(%c) ({
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }, {
  }) : (i1) -> i32
  return
}

// -----

func.func @if_yields_too_little(%c: i1) {
  // expected-error@below {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.if %c -> i32 {
    // expected-note@below {{region branch point}}
    scf.yield
  } else {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }
  return
}

// -----

func.func @if_yields_another_type(%c: i1, %x: i64) {
  // expected-error@below {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = scf.if %c -> i32 {
    // expected-note@below {{region branch point}}
    scf.yield %x : i64
  } else {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }
  return
}

// -----

// expected-note@below {{prior use here}}
func.func @if_on_integer(%c: i32) {
  // expected-error@below {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
  scf.if %c {
  }
  return
}

// -----

func.func @index_switch_cases(%i: index) {
  // expected-error@below {{'scf.index_switch' op has duplicate case value: 1}}
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// -----

func.func @index_switch_regions(%i: index) {
  // expected-error@below {{'scf.index_switch' op has 1 case regions but 2 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1, 2>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @index_switch_yields_too_little(%i: index) {
  // expected-error@below {{'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    // expected-note@below {{see yield operation here}}
    scf.yield
  }
  default {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }
  return
}

// -----

func.func @index_switch_yields_another_type(%i: index, %x: i64) {
  // expected-error@below {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    // expected-note@below {{case region #0 returns 'i64' here}}
    scf.yield %x : i64
  }
  default {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }
  return
}

// -----

func.func @index_switch_default_yields_another_type(%i: index, %x: i64) {
  // expected-error@below {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %0 = scf.index_switch %i -> i32
  default {
    // expected-note@below {{default region returns 'i64' here}}
    scf.yield %x : i64
  }
  return
}

// -----

func.func @execute_region_without_block() {
  // expected-error@below {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({
  }) : () -> ()
  return
}

// -----

func.func @execute_region_arguments() {
  // expected-error@below {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({
  ^bb0(%x: i32):
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @execute_region_yields_another_type(%x: i64) {
  // expected-error@below {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = scf.execute_region -> i32 {
    // expected-note@below {{region branch point}}
    scf.yield %x : i64
  }
  return
}

// -----

func.func @parallel_of_nothing() {
  // expected-error@below {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    scf.reduce
  }) : () -> ()
  return
}

// -----

func.func @parallel_step_of_zero(%n: index) {
  %c0 = arith.constant 0 : index
  // expected-error@below {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i) = (%n) to (%n) step (%c0) {
  }
  return
}

// -----

func.func @parallel_negative_step(%n: index) {
  %c-1 = arith.constant -1 : index
  // expected-error@below {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %c-1) {
  }
  return
}

// -----

func.func @parallel_arguments(%n: index) {
  // expected-error@below {{'scf.parallel' op expects the same number of induction variables: 2 as bound and step values: 1}}
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index, %j: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @parallel_argument_type(%n: index) {
  // expected-error@below {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @parallel_terminator(%n: index) {
  // expected-error@below {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    // expected-note@below {{terminator here}}
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @parallel_reductions(%n: index, %x: f32) {
  // expected-error@below {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce
  }
  return
}

// -----

func.func @parallel_inits(%n: index, %x: f32) {
  // expected-error@below {{'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0}}
  %0 = "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }) : (index, index, index) -> f32
  return
}

// -----

func.func @parallel_reduces_another_type(%n: index, %x: f32, %y: f64) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@below {{'scf.reduce' op expects type of 0-th reduction operand: 'f64' to be the same as the 0-th result type: 'f32'}}
    scf.reduce(%y : f64) {
    ^bb0(%a: f64, %b: f64):
      scf.reduce.return %a : f64
    }
  }
  return
}

// -----

func.func @parallel_bounds(%n: index) {
  // expected-error@below {{custom op 'scf.parallel' expected 2 operands}}
  scf.parallel (%i, %j) = (%n, %n) to (%n) step (%n, %n) {
  }
  return
}

// -----

func.func @parallel_results(%n: index, %x: f32) {
  // expected-error@below {{custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types}}
  scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) {
  }
  return
}

// -----

func.func @reduce_regions(%n: index, %x: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@below {{'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 0}}
    "scf.reduce"() ({
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }) : () -> ()
  }
  return
}

// -----

func.func @reduce_arguments(%n: index, %x: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@below {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%x : f32) {
    ^bb0(%a: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}

// -----

func.func @reduce_argument_types(%n: index, %x: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@below {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f64):
      scf.reduce.return %a : f32
    }
  }
  return
}

// -----

func.func @reduce_without_return(%n: index, %x: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@below {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      ub.unreachable
    }
  }
  return
}

// -----

func.func @reduce_empty_body(%n: index, %x: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@below {{empty block: expect at least a terminator}}
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
    }
  }
  return
}

// -----

func.func @reduce_returns_another_type(%n: index, %x: f32, %y: f64) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      // expected-error@below {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %y : f64
    }
  }
  return
}

// -----

func.func @while_condition(%x: i32) {
  // expected-error@below {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    // expected-note@below {{terminator here}}
    scf.yield %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return
}

// -----

func.func @while_yield(%x: i32, %c: i1) {
  // expected-error@below {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    // expected-note@below {{terminator here}}
    scf.condition(%c) %b : i32
  }
  return
}

// -----

func.func @while_types(%x: i32, %c: i1) {
  // expected-error@below {{custom op 'scf.while' expected as many input types as operands (expected 1 got 2)}}
  %0 = scf.while (%a = %x) : (i32, i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return
}

// -----

func.func @while_passes_another_type(%x: i32, %c: i1) {
  // expected-error@below {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i1' should match successor input type #0 'i32'}}
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    // expected-note@below {{region branch point}}
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return
}

// -----

func.func @while_empty_list(%c: i1) {
  // expected-error@below {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  scf.while () : () -> () {
    scf.condition(%c)
  } do {
    // expected-note@below {{region branch point}}
    scf.yield %c : i1
  }
  return
}

// -----

func.func @yield_elsewhere() {
  // expected-error@below {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

func.func @condition_elsewhere(%c: i1) {
  // expected-error@below {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
}

// -----

func.func @for_values_are_compared_one_after_the_other(%n: index, %x: f32, %y: f64) {
  // expected-error@below {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'f64'}}
  %0:2 = "scf.for"(%n, %n, %n, %x, %x) ({
  ^bb0(%i: index, %a: f32, %b: f64):
    scf.yield %y, %y : f64, f64
  }) : (index, index, index, f32, f32) -> (f64, f64)
  return
}

// -----

func.func @for_results_are_compared_last(%n: index, %x: f32, %y: f64) {
  // expected-error@below {{'scf.for' op 1-th region iter_arg and 1-th yielded value have different type: 'f32' != 'f64'}}
  %0:2 = "scf.for"(%n, %n, %n, %x, %x) ({
  ^bb0(%i: index, %a: f32, %b: f32):
    scf.yield %x, %y : f32, f64
  }) : (index, index, index, f32, f32) -> (f64, f64)
  return
}

// -----

func.func @for_yields_nothing(%n: index, %x: f32) {
  // expected-error@below {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
    // expected-note@below {{region branch point}}
    scf.yield
  }
  return
}

// -----

func.func @reduce_without_block(%n: index, %x: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@below {{'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks}}
    "scf.reduce"(%x) ({
    }) : (f32) -> ()
  }
  return
}

// -----

func.func @parallel_empty_block(%n: index) {
  // expected-error@below {{'scf.parallel' op expects a non-empty block}}
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @index_switch_without_block(%i: index) {
  // expected-error@below {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @while_without_after(%c: i1) {
  // expected-error@below {{'scf.while' op region #1 ('after') failed to verify constraint: region with 1 blocks}}
  "scf.while"() ({
    scf.condition(%c)
  }, {
  }) : () -> ()
  return
}

// -----

func.func @for_without_block(%n: index) {
  // expected-error@below {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%n, %n, %n) ({
  }) : (index, index, index) -> ()
  return
}
