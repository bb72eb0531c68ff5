// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The numbers from zero on: {@code vector.step : vector<4xindex>}. */
public final class StepOp extends Op implements Pure {
  public static final OpDef<StepOp> DEF = OpDef.of("vector.step", StepOp.class, StepOp::new)
      .result("result", TypeSets.vectorOf(TypeSets.INDEX))
      .assembly("attr-dict `:` type($result)")
      .build();

  private StepOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    VectorType type = VectorTypes.vector(result());
    if (type.isScalable()) return null;
    List<BigInteger> numbers = new ArrayList<>();
    for (long i = 0; i < type.size(0); i++) numbers.add(BigInteger.valueOf(i));
    return List.of(DenseElementsAttr.of(type, numbers));
  }
}
