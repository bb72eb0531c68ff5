// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.KnownSizes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A tensor whose elements do not matter: {@code tensor.empty(%n) : tensor<?x4xf32>}. */
public final class EmptyOp extends Op implements Pure {
  public static final OpDef<EmptyOp> DEF = OpDef.of("tensor.empty", EmptyOp.class, EmptyOp::new)
      .operands("dynamicSizes", TypeSets.INDEX)
      .result("result", TypeSets.RANKED_TENSOR)
      .assembly("`(` $dynamicSizes `)` attr-dict `:` type($result)")
      .canonicalize("constantSizes", EmptyPatterns::constantSizes)
      .speculatableIf(KnownSizes.SIZES, op -> KnownSizes.areSizes(op.dynamicSizes()))
      .build();

  private EmptyOp(OpState<?> state) {
    super(state);
  }

  public static OpState<EmptyOp> of(TensorType type, Collection<? extends Value> dynamicSizes) {
    return DEF.state().operands(dynamicSizes).results(type);
  }

  /** Creates a tensor whose dynamic dimensions are as large as those of {@code like} at the given positions. */
  public static Value sized(TensorType type, Value like, long[] positions, Rewriter rw) {
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (!type.shape().isDynamic(i)) continue;
      Value index = rw.create(ConstantOp.index(positions[i])).result();
      sizes.add(rw.create(DimOp.of(like, index)).result());
    }
    return rw.create(of(type, sizes)).result();
  }

  public TensorType type() {
    return (TensorType) result().type();
  }

  public OperandRange dynamicSizes() {
    return operandSegment("dynamicSizes");
  }

  @Override
  protected void verify(Checker check) {
    int wanted = type().shape().dynamicCount();
    if (wanted != operandCount()) check.error("incorrect number of dynamic sizes, has " + operandCount() + ", expected " + wanted);
  }
}
