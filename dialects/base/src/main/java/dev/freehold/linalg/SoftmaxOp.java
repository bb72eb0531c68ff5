// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.memref.CastFolding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Exponentials along a dimension, divided by their sum. */
public final class SoftmaxOp extends Op implements DestinationStyle, MemoryEffects {
  public static final OpDef<SoftmaxOp> DEF = OpDef.of("linalg.softmax", SoftmaxOp.class, SoftmaxOp::new)
      .operand("input", TypeSets.SHAPED)
      .operand("output", TypeSets.SHAPED)
      .attr("dimension", AttrSets.I64)
      .results("result", TypeSets.RANKED_TENSOR)
      .traits(new SameElement("input and output", "input", "output"))
      .assembly("attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` "
          + "(`->` type($result)^)?")
      .build();

  private SoftmaxOp(OpState<?> state) {
    super(state);
  }

  public Value input() {
    return operand("input");
  }

  public Value output() {
    return operand("output");
  }

  @Override
  public OperandRange inits() {
    return operandSegment("output");
  }

  @Override
  public void effects(List<Effects.On> effects) {
    if (input().type() instanceof BaseMemRefType) effects.add(new Effects.On(Effect.READS, input()));
    if (!(output().type() instanceof BaseMemRefType)) return;
    effects.add(new Effects.On(Effect.READS, output()));
    effects.add(new Effects.On(Effect.WRITES, output()));
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoAgreeing(this, types -> Traits.shapesAgree((ShapedType) types.getFirst(), (ShapedType) types.getLast()), rw);
  }

  @Override
  protected void verify(Checker check) {
    ShapedType input = (ShapedType) input().type();
    ShapedType output = (ShapedType) output().type();
    long dimension = prop("dimension", IntegerAttr.class).longValue();
    if (!input.hasRank() || !output.hasRank() || !Traits.shapesAgree(input, output)) check.error("incompatible output shape");
    else if (dimension < 0 || dimension >= input.rank()) check.error("incorrect dimension specified");
  }
}
