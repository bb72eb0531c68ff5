// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.arith.KnownSizes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The same element everywhere: {@code tensor.splat %f[%n] : tensor<3x?xf32>}. */
public final class SplatOp extends Op implements Pure, NamesResults {
  public static final OpDef<SplatOp> DEF = OpDef.of("tensor.splat", SplatOp.class, SplatOp::new)
      .operand("input", TypeSet.ANY)
      .operands("dynamicSizes", TypeSets.INDEX)
      .result("aggregate", TypeSets.RANKED_TENSOR)
      .typeFrom("operand type matches element type of result", "aggregate", "input", TypeSets::elementOrSelf)
      .assembly("$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)")
      .speculatableIf(KnownSizes.SIZES, op -> KnownSizes.areSizes(op.operandSegment("dynamicSizes")))
      .build();

  private SplatOp(OpState<?> state) {
    super(state);
  }

  public Value input() {
    return operand("input");
  }

  @Override
  protected void verify(Checker check) {
    int wanted = ((TensorType) result().type()).shape().dynamicCount();
    if (operandCount() - 1 != wanted) check.error("incorrect number of dynamic sizes, has " + (operandCount() - 1) + ", expected " + wanted);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    TensorType type = (TensorType) result().type();
    Attribute constant = Constants.of(input());
    if (!(constant instanceof IntegerAttr || constant instanceof FloatAttr) || !type.hasStaticShape()) return null;
    return List.of(DenseElementsAttr.splat(type, constant));
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "splat");
  }
}
