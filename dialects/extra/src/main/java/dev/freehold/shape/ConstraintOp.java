// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Demands something of shapes, or shows them: one of {@link ShapeOps}. */
public final class ConstraintOp extends Op {
  ConstraintOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Verifier.verify(this, check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return ShapeFolds.of(this, rw);
  }
}
