// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.ReturnLike;
import dev.freehold.irdl.constraint.Misdescription;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A terminator that passes operands to wherever control goes from its region: {@code freehold.yields} for all of them,
 * {@code freehold.yields = "values"} for a group.
 *
 * @param group the group, or -1 for all operands
 */
record Yields(int group) implements Behaviour {
  private static final String KEYWORD = "yields";

  static @Nullable Yields read(Definition definition) throws Misdescription {
    Attribute attribute = definition.attribute(KEYWORD);
    if (attribute == null) return null;
    if (definition.found(Branch.class) != null) throw definition.wrong(KEYWORD, "is incompatible with 'freehold.branch'");
    if (!(attribute instanceof UnitAttr)) return new Yields(definition.passedOperands(KEYWORD, definition.string(KEYWORD, attribute)));
    if (definition.operands().recordsSizes()) throw definition.wrong(KEYWORD, "must name the operands, since several segments are variadic");
    for (String name : definition.operands().names()) definition.passedOperands(KEYWORD, name);
    return new Yields(-1);
  }

  @Override
  public List<Class<?>> interfaces() {
    return List.of(group < 0 ? YieldsAll.class : YieldsGroup.class);
  }

  interface YieldsAll extends ReturnLike {
    @Override
    default OperandRange passedOperands(RegionBranchOp.Target target) {
      Op op = (Op) this;
      return new OperandRange(op, 0, op.operandCount(), -1);
    }
  }

  interface YieldsGroup extends RegionTerminator {
    @Override
    default OperandRange passedOperands(RegionBranchOp.Target target) {
      Op op = (Op) this;
      return Description.operands(op, Description.behaviour(op, Yields.class).group);
    }
  }
}
