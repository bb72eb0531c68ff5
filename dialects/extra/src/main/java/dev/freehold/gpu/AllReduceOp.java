// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Combines a value of each thread of a block: {@code gpu.all_reduce add %x {} : (f32) -> f32}, or with a region that combines two. */
public final class AllReduceOp extends Op implements IsolatedFromAbove {
  public static final OpDef<AllReduceOp> DEF = ReductionSyntax.in(OpDef.of("gpu.all_reduce", AllReduceOp.class, AllReduceOp::new))
      .operand("value", GpuTypes.NUMBER)
      .optionalAttr("op", GpuEnums.REDUCTION.set("built-in reduction operations supported by gpu.allreduce."))
      .optionalAttr("uniform", AttrSets.UNIT)
      .result("result", GpuTypes.NUMBER)
      .region("body", OpDef.RegionKind.ANY)
      .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
      .assembly("custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)")
      .build();

  private AllReduceOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verifyRegions(Checker check) {
    boolean hasRegion = !region("body").isEmpty();
    if (hasRegion == (prop("op") != null)) check.plainError("expected either an op attribute or a non-empty body");
    else if (hasRegion) ReductionChecks.verifyRegion(region("body"), result().type(), check);
    else ReductionChecks.verifyOperator(attr("op", Attribute.class), result().type(), check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return GpuPatterns.markUniform(this, rw) ? UPDATED : null;
  }
}
