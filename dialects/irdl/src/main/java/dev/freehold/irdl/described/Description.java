// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Value;
import dev.freehold.irdl.constraint.OperationRules;
import dev.freehold.irdl.constraint.ValueSegments;
import java.util.List;

/** All that was described of a kind of operations. */
public record Description(OperationRules rules, List<Behaviour> behaviours) implements Trait {

  /** The description of an operation's kind. */
  public static Description of(Op op) {
    for (Trait trait : op.def().orderedTraits()) {
      if (trait instanceof Description description) return description;
    }
    throw new IllegalArgumentException("nobody described '" + op.name() + "'");
  }

  /** A behaviour that operations of the kind are known to have. */
  static <B extends Behaviour> B behaviour(Op op, Class<B> kind) {
    for (Behaviour behaviour : of(op).behaviours) {
      if (kind.isInstance(behaviour)) return kind.cast(behaviour);
    }
    throw new IllegalArgumentException("'" + op.name() + "' has no " + kind.getSimpleName());
  }

  /** Before everything else, so that all other checks may rely on the groups. */
  @Override
  public Phase phase() {
    return Phase.SHAPE;
  }

  @Override
  public void verify(Op op, Checker check) {
    rules.verify(op, check);
    for (Behaviour behaviour : behaviours) {
      if (!check.failed()) behaviour.verify(op, check);
    }
  }

  /** A group of operands. */
  public static OperandRange operands(Op op, int group) {
    ValueSegments groups = of(op).rules.operands();
    int[] bounds = groups.bounds(op);
    int size = bounds[group + 1] - bounds[group];
    return groups.recordsSizes()
        ? OperandRange.recordedIn(groups.sizesName(), group, op, bounds[group], size)
        : new OperandRange(op, bounds[group], size, -1);
  }

  /** A group of results. */
  public static List<Value.Result> results(Op op, int group) {
    int[] bounds = of(op).rules.results().bounds(op);
    return op.results().subList(bounds[group], bounds[group + 1]);
  }

  /** No operands, as a group. */
  static OperandRange noOperands(Op op) {
    return new OperandRange(op, op.operandCount(), 0, -1);
  }
}
