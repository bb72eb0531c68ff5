// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The value of one thread of a subgroup, for all of them: {@code gpu.subgroup_broadcast %x, specific_lane %lane : f32}. */
public final class BroadcastOp extends Op implements NoMemoryEffect {
  public static final OpDef<BroadcastOp> DEF = OpDef.of("gpu.subgroup_broadcast", BroadcastOp.class, BroadcastOp::new)
      .operand("src", TypeSet.ANY)
      .optionalOperand("lane", TypeSets.I32)
      .attr("broadcast_type", GpuEnums.BROADCAST.set("a lane to broadcast from"))
      .result("result", TypeSet.ANY)
      .sameType("result", "src")
      .traits(Traits.elementwiseMappable())
      .inferResults(state -> List.of(state.operands().getFirst().type()))
      .assembly("$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)")
      .speculatableIf("the lane is given", op -> !op.isOfFirstActive())
      .identityIf("it asks the first active lane, which depends on the control flow", BroadcastOp::isOfFirstActive)
      .build();

  private BroadcastOp(OpState<?> state) {
    super(state);
  }

  private boolean isOfFirstActive() {
    return attr("broadcast_type", EnumAttr.class).keyword().equals("first_active_lane");
  }

  /** All threads have the same value already. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return operand("src").definingOp() instanceof BroadcastOp ? List.of(operand("src")) : null;
  }

  @Override
  protected void verify(Checker check) {
    boolean first = isOfFirstActive();
    boolean hasLane = optionalOperand("lane") != null;
    if (first && hasLane) check.error("lane can only be specified for `specific_lane` broadcast");
    else if (!first && !hasLane) check.error("lane must be specified for `specific_lane` broadcast");
  }
}
