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
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import java.util.List;

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

  @Override
  public OperandRange inits() {
    return operandSegment(1);
  }

  @Override
  public void effects(List<Effects.On> effects) {
    if (operand(0).type() instanceof BaseMemRefType) effects.add(new Effects.On(Effect.READS, operand(0)));
    if (!(operand(1).type() instanceof BaseMemRefType)) return;
    effects.add(new Effects.On(Effect.READS, operand(1)));
    effects.add(new Effects.On(Effect.WRITES, operand(1)));
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return dev.freehold.memref.CastFolding.intoOperands(this, null, rw);
  }

  @Override
  protected void verify(Checker check) {
    ShapedType input = (ShapedType) operand(0).type();
    ShapedType output = (ShapedType) operand(1).type();
    long dimension = ((IntegerAttr) prop(0)).longValue();
    if (!input.hasRank() || !output.hasRank() || !Traits.shapesAgree(input, output)) check.error("incompatible output shape");
    else if (dimension < 0 || dimension >= input.rank()) check.error("incorrect dimension specified");
  }
}
