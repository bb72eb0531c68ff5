// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @known_condition(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   "test.then"() : () -> ()
// CHECK-NEXT:   "test.else"() : () -> ()
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @known_condition(%x: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = scf.if %true -> i32 {
    "test.then"() : () -> ()
    scf.yield %x : i32
  } else {
    %1 = "test.else"() : () -> i32
    scf.yield %1 : i32
  }
  scf.if %false {
    "test.then"() : () -> ()
  } else {
    "test.else"() : () -> ()
  }
  scf.if %false {
    "test.then"() : () -> ()
  }
  return %0 : i32
}

// Poison decides nothing.
// CHECK-LABEL: func.func @keep_poison(
// CHECK-SAME: %[[ARG0:.+]]: i32) {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : i1
// CHECK-NEXT:   scf.if %[[V0]] {
// CHECK-NEXT:     "test.then"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_poison(%x: i32) {
  %poison = ub.poison : i1
  scf.if %poison {
    "test.then"(%poison) : (i1) -> ()
  }
  return
}

// CHECK-LABEL: func.func @negated_condition(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.else"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "test.then"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @negated_condition(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %not {
    "test.then"() : () -> ()
  } else {
    "test.else"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @keep_negated_condition_without_else(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V0]] {
// CHECK-NEXT:     "test.then"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_negated_condition_without_else(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %not {
    "test.then"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @condition_is_known_inside(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.then"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT:     "test.region"() ({
// CHECK-NEXT:       "test.inner"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT:       "test.region"() ({
// CHECK-NEXT:         "test.innermost"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT:         "test.end"() : () -> ()
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:       "test.end"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "test.else"(%[[FALSE]]) : (i1) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @condition_is_known_inside(%c: i1) {
  scf.if %c {
    "test.then"(%c) : (i1) -> ()
    "test.region"() ({
      "test.inner"(%c) : (i1) -> ()
      "test.region"() ({
        "test.innermost"(%c) : (i1) -> ()
        "test.end"() : () -> ()
      }) : () -> ()
      "test.end"(%c) : (i1) -> ()
    }) : () -> ()
  } else {
    "test.else"(%c) : (i1) -> ()
  }
  return
}

// CHECK-LABEL: func.func @results_from_outside(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:     %[[V2:.+]] = "test.then"() : () -> i32
// CHECK-NEXT:     scf.yield %[[V2]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V2:.+]] = "test.else"() : () -> i32
// CHECK-NEXT:     scf.yield %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[ARG1]] : i32, i32, i32
// CHECK-NEXT: }
func.func @results_from_outside(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %1 = "test.then"() : () -> i32
    scf.yield %x, %1, %x : i32, i32, i32
  } else {
    %2 = "test.else"() : () -> i32
    scf.yield %y, %2, %x : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}

// CHECK-LABEL: func.func @result_from_inside_once(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.if %[[ARG0]] -> (i32, i32) {
// CHECK-NEXT:     %[[V1:.+]] = "test.then"() : () -> i32
// CHECK-NEXT:     scf.yield %[[V1]], %[[ARG1]] : i32, i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V1:.+]] = "test.else"() : () -> i32
// CHECK-NEXT:     scf.yield %[[ARG1]], %[[V1]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : i32, i32
// CHECK-NEXT: }
func.func @result_from_inside_once(%c: i1, %x: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = "test.then"() : () -> i32
    scf.yield %1, %x : i32, i32
  } else {
    %2 = "test.else"() : () -> i32
    scf.yield %x, %2 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: func.func @result_is_condition(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[ARG0]] -> (i1) {
// CHECK-NEXT:     "test.then"() : () -> ()
// CHECK-NEXT:     %[[V2:.+]] = "test.value"() : () -> i1
// CHECK-NEXT:     scf.yield %[[V2]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V2:.+]] = "test.value"() : () -> i1
// CHECK-NEXT:     scf.yield %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG0]], %[[V0]], %[[TRUE]], %[[V1]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @result_is_condition(%c: i1) -> (i1, i1, i1, i1) {
  %0:5 = scf.if %c -> (i1, i1, i1, i1, i1) {
    "test.then"() : () -> ()
    %true = arith.constant true
    %false = arith.constant false
    %1 = "test.value"() : () -> i1
    scf.yield %true, %false, %true, %1, %true : i1, i1, i1, i1, i1
  } else {
    %true = arith.constant true
    %false = arith.constant false
    %1 = "test.value"() : () -> i1
    scf.yield %false, %true, %true, %false, %1 : i1, i1, i1, i1, i1
  }
  return %0#0, %0#1, %0#2, %0#3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @result_is_the_same_value(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:     %[[V1:.+]] = "test.then"() : () -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V1:.+]] = "test.else"() : () -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @result_is_the_same_value(%c: i1, %x: i32) -> i32 {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = "test.then"() : () -> i32
    scf.yield %x, %1 : i32, i32
  } else {
    %2 = "test.else"() : () -> i32
    scf.yield %x, %2 : i32, i32
  }
  "test.use"(%0#1) : (i32) -> ()
  return %0#0 : i32
}

// CHECK-LABEL: func.func @empty_else(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.then"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty_else(%c: i1) {
  scf.if %c {
    "test.then"() : () -> ()
  } else {
  }
  return
}

// CHECK-LABEL: func.func @empty_then(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "test.else"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty_then(%c: i1) {
  scf.if %c {
  } else {
    "test.else"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @merge_neighbours(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.if %[[ARG0]] -> (i32, i32) {
// CHECK-NEXT:     %[[V1:.+]] = "test.first_then"() : () -> i32
// CHECK-NEXT:     %[[V2:.+]] = "test.second_then"(%[[V1]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V1:.+]] = "test.first_else"() : () -> i32
// CHECK-NEXT:     %[[V2:.+]] = "test.second_else"(%[[V1]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : i32, i32
// CHECK-NEXT: }
func.func @merge_neighbours(%c: i1) -> (i32, i32) {
  %0 = scf.if %c -> i32 {
    %2 = "test.first_then"() : () -> i32
    scf.yield %2 : i32
  } else {
    %2 = "test.first_else"() : () -> i32
    scf.yield %2 : i32
  }
  %1 = scf.if %c -> i32 {
    %2 = "test.second_then"(%0) : (i32) -> i32
    scf.yield %2 : i32
  } else {
    %2 = "test.second_else"(%0) : (i32) -> i32
    scf.yield %2 : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @merge_neighbours_without_else(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.first"() : () -> ()
// CHECK-NEXT:     "test.second"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @merge_neighbours_without_else(%c: i1) {
  scf.if %c {
    "test.first"() : () -> ()
  }
  scf.if %c {
    "test.second"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @merge_neighbours_with_one_else(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.first"() : () -> ()
// CHECK-NEXT:     "test.second"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "test.else"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @merge_neighbours_with_one_else(%c: i1) {
  scf.if %c {
    "test.first"() : () -> ()
  }
  scf.if %c {
    "test.second"() : () -> ()
  } else {
    "test.else"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @merge_opposite_neighbours(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.then"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "test.else"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @merge_opposite_neighbours(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %c {
    "test.then"() : () -> ()
  }
  scf.if %not {
    "test.else"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @merge_opposite_neighbours_the_other_way(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.then"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "test.else"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @merge_opposite_neighbours_the_other_way(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %not {
    "test.else"() : () -> ()
  }
  scf.if %c {
    "test.then"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @keep_neighbours_with_other_conditions(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.first"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     "test.second"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.between"() : () -> ()
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     "test.third"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_neighbours_with_other_conditions(%c: i1, %d: i1) {
  scf.if %c {
    "test.first"() : () -> ()
  }
  scf.if %d {
    "test.second"() : () -> ()
  }
  "test.between"() : () -> ()
  scf.if %d {
    "test.third"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @merge_nested(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[FALSE]] : i1
// CHECK-NEXT:   scf.if %[[V0]] {
// CHECK-NEXT:     "test.both"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @merge_nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "test.both"() : () -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @merge_nested_with_results(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[FALSE]] : i1
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ARG3]], %[[ARG2]] : i32
// CHECK-NEXT:   %[[V2:.+]] = scf.if %[[V0]] -> (i32) {
// CHECK-NEXT:     %[[V3:.+]] = "test.both"() : () -> i32
// CHECK-NEXT:     scf.yield %[[V3]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @merge_nested_with_results(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> i32 {
      %2 = "test.both"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %1, %y : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// The values in both else are not the same; an else does something; more is done in the outer one.
// CHECK-LABEL: func.func @keep_nested(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:     %[[V1:.+]] = scf.if %[[ARG1]] -> (i32) {
// CHECK-NEXT:       %[[V2:.+]] = "test.both"() : () -> i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.between"() : () -> ()
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       "test.both"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "test.else"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.between"() : () -> ()
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       "test.both"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "test.else"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.between"() : () -> ()
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       "test.both"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.more"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @keep_nested(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %2 = "test.both"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %y : i32
  }
  "test.between"() : () -> ()
  scf.if %c {
    scf.if %d {
      "test.both"() : () -> ()
    }
  } else {
    "test.else"() : () -> ()
  }
  "test.between"() : () -> ()
  scf.if %c {
    scf.if %d {
      "test.both"() : () -> ()
    } else {
      "test.else"() : () -> ()
    }
  }
  "test.between"() : () -> ()
  scf.if %c {
    scf.if %d {
      "test.both"() : () -> ()
    }
    "test.more"() : () -> ()
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @index_switch_on_constant(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = "test.two"() : () -> i32
// CHECK-NEXT:   %[[V1:.+]] = "test.default"() : () -> i32
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @index_switch_on_constant(%x: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = scf.index_switch %c2 -> i32
  case 1 {
    scf.yield %x : i32
  }
  case 2 {
    %2 = "test.two"() : () -> i32
    scf.yield %2 : i32
  }
  default {
    scf.yield %x : i32
  }
  %1 = scf.index_switch %c3 -> i32
  case 1 {
    scf.yield %x : i32
  }
  default {
    %2 = "test.default"() : () -> i32
    scf.yield %2 : i32
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @index_switch_results(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = scf.index_switch %[[ARG0]] -> i32 
// CHECK-NEXT:   case 1 {
// CHECK-NEXT:     %[[V1:.+]] = "test.one"() : () -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     %[[V1:.+]] = "test.default"() : () -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG1]], %[[V0]], %[[V0]] : i32, i32, i32
// CHECK-NEXT: }
func.func @index_switch_results(%i: index, %x: i32) -> (i32, i32, i32) {
  %0:4 = scf.index_switch %i -> i32, i32, i32, i32
  case 1 {
    %1 = "test.one"() : () -> i32
    scf.yield %x, %1, %1, %1 : i32, i32, i32, i32
  }
  default {
    %1 = "test.default"() : () -> i32
    scf.yield %x, %1, %1, %x : i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}

// CHECK-LABEL: func.func @execute_region_of_one_block(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = "test.work"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @execute_region_of_one_block(%x: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1 = "test.work"(%x) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @execute_region_of_several_blocks(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   "test.before"() : () -> ()
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = "test.a"() : () -> i32
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = "test.b"() : () -> i32
// CHECK-NEXT:   cf.br ^bb3(%[[V1]] : i32)
// CHECK-NEXT: ^bb3(%[[V2:.+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   "test.behind"() : () -> ()
// CHECK-NEXT:   return %[[V2]] : i32
// CHECK-NEXT: }
func.func @execute_region_of_several_blocks(%c: i1, %x: i32) -> i32 {
  "test.before"() : () -> ()
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    %1 = "test.a"() : () -> i32
    scf.yield %1 : i32
  ^b:
    %2 = "test.b"() : () -> i32
    scf.yield %2 : i32
  }
  "test.behind"() : () -> ()
  return %0 : i32
}

// CHECK-LABEL: func.func @execute_region_in_execute_region(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       "test.decide"()[^bb1, ^bb2] : () -> ()
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "test.a"() : () -> ()
// CHECK-NEXT:       "test.c"() : () -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       "test.b"() : () -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @execute_region_in_execute_region(%c: i1, %x: i32) {
  scf.if %c {
    scf.execute_region {
      "test.decide"()[^a, ^b] : () -> ()
    ^a:
      "test.a"() : () -> ()
      scf.execute_region {
        cf.cond_br %c, ^c, ^d
      ^c:
        "test.c"() : () -> ()
        scf.yield
      ^d:
        "test.d"() : () -> ()
        scf.yield
      }
      scf.yield
    ^b:
      "test.b"() : () -> ()
      scf.yield
    }
  }
  return
}

// CHECK-LABEL: func.func @keep_execute_region(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.execute_region -> i32 no_inline {
// CHECK-NEXT:     %[[V1:.+]] = "test.work"(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.execute_region no_inline {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "test.a"() : () -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "test.b"() : () -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @keep_execute_region(%c: i1, %x: i32) -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    %1 = "test.work"(%x) : (i32) -> i32
    scf.yield %1 : i32
  }
  scf.execute_region no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    "test.a"() : () -> ()
    scf.yield
  ^b:
    "test.b"() : () -> ()
    scf.yield
  }
  return %0 : i32
}
