// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.irdl.Variadicity;
import dev.freehold.irdl.constraint.Misdescription;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A terminator with successors: {@code freehold.branch = {to = ["taken", unit]}} names the operands that each gets, if any. With
 * {@code condition = "flag"} there are two, and the first is taken where that operand is true.
 */
public final class Branch implements Behaviour {
  private static final String KEYWORD = "branch";
  private static final String TO = "to";
  private static final String CONDITION = "condition";

  /** The group of operands that each successor gets, or -1. */
  private final List<Integer> passed;
  private final int condition;

  private Branch(List<Integer> passed, int condition) {
    this.passed = passed;
    this.condition = condition;
  }

  static @Nullable Branch read(Definition definition) throws Misdescription {
    DictAttr dict = definition.dictionary(KEYWORD, TO, CONDITION);
    if (dict == null) return null;
    if (!dict.contains(TO)) throw definition.wrong(KEYWORD, "requires '" + TO + "', an array with the operands of each successor");
    List<Integer> passed = new ArrayList<>();
    for (Attribute group : definition.array(KEYWORD, dict.require(TO))) {
      passed.add(group instanceof UnitAttr ? -1 : definition.passedOperands(KEYWORD, definition.string(KEYWORD, group)));
    }
    if (passed.isEmpty()) throw definition.wrong(KEYWORD, "has no successor");
    return new Branch(List.copyOf(passed), condition(dict, passed.size(), definition));
  }

  private static int condition(DictAttr dict, int successors, Definition definition) throws Misdescription {
    if (!dict.contains(CONDITION)) return -1;
    int group = definition.operandSegment(KEYWORD, definition.string(KEYWORD, dict.require(CONDITION)));
    if (definition.operands().variadicities().get(group) != Variadicity.SINGLE) {
      throw definition.wrong(KEYWORD, "requires a condition that is a single operand");
    }
    if (successors != 2) throw definition.wrong(KEYWORD, "requires two successors where it has a condition, but has " + successors);
    return group;
  }

  /** Whether a condition decides which of two successors is taken. */
  public boolean hasCondition() {
    return condition >= 0;
  }

  /** The operand where a branch goes to the first successor if it is true. */
  public Value condition(Op op) {
    return Description.operands(op, condition).getFirst();
  }

  @Override
  public List<Class<?>> interfaces() {
    return List.of(Branches.class);
  }

  @Override
  public void verify(Op op, Checker check) {
    if (op.successorCount() != passed.size()) {
      check.error("requires " + passed.size() + " successors but found " + op.successorCount());
    } else if (hasCondition() && !condition(op).type().equals(IntegerType.I1)) {
      check.error("requires a condition of type 'i1'");
    }
  }

  interface Branches extends BranchOp {
    @Override
    default OperandRange successorOperands(int i) {
      Op op = (Op) this;
      int group = Description.behaviour(op, Branch.class).passed.get(i);
      return group < 0 ? Description.noOperands(op) : Description.operands(op, group);
    }

    @Override
    default int successorFor(List<Attribute> constants) {
      Op op = (Op) this;
      Branch branch = Description.behaviour(op, Branch.class);
      if (!branch.hasCondition()) return -1;
      int at = Description.operands(op, branch.condition).start();
      if (!(constants.get(at) instanceof IntegerAttr known)) return -1;
      return known.value().signum() == 0 ? 1 : 0;
    }
  }
}
