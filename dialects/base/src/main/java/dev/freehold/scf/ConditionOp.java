// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides whether an {@code scf.while} goes on, and hands its operands to the loop body or to the result. */
public final class ConditionOp extends Op implements Pure, RegionTerminator {
  public static final OpDef<ConditionOp> DEF = OpDef.of("scf.condition", ConditionOp.class, ConditionOp::new)
      .operand("condition", TypeSets.I1)
      .operands("args", TypeSet.ANY)
      .traits(Traits.hasParent("scf.while"))
      .assembly("`(` $condition `)` attr-dict ($args^ `:` type($args))?")
      .build();

  private ConditionOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ConditionOp> of(Value condition, Collection<? extends Value> arguments) {
    return DEF.state().operands(condition).operands(arguments);
  }

  public Value condition() {
    return operand("condition");
  }

  public OperandRange arguments() {
    return operandSegment("args");
  }

  @Override
  public boolean mayTake(RegionBranchOp.Target target, List<@Nullable Attribute> constants) {
    return !(constants.getFirst() instanceof IntegerAttr condition) || condition.isZero() == target.isParent();
  }

  @Override
  public OperandRange passedOperands(RegionBranchOp.Target target) {
    return arguments();
  }
}
