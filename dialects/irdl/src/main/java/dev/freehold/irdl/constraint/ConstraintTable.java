// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The constraints of one definition, by numbers. */
public final class ConstraintTable {
  private final List<Constraint> constraints = new ArrayList<>();
  private final List<Integer> depths = new ArrayList<>();
  private final Map<Value, Integer> numbers = new HashMap<>();

  /** Adds the constraint of an operation of the definition; returns how deep it is nested. */
  int add(Constraint constraint, Op op) throws Misdescription {
    int depth = 0;
    for (int operand : numbers(op)) depth = Math.max(depth, depths.get(operand) + 1);
    numbers.put(op.result(), constraints.size());
    constraints.add(constraint);
    depths.add(depth);
    return depth;
  }

  /** The numbers of the constraints that an operation of the definition takes. */
  public List<Integer> numbers(Op op) throws Misdescription {
    List<Integer> found = new ArrayList<>();
    for (Value operand : op.operands()) {
      Integer number = numbers.get(operand);
      if (number == null) throw Misdescription.at(op, "takes a constraint that stands outside of the definition");
      found.add(number);
    }
    return List.copyOf(found);
  }

  Match match() {
    return new Match(constraints);
  }
}
