// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function on complex numbers, one of the table {@link Functions}. */
public final class FunctionOp extends Op implements Pure {
  FunctionOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Folded folded = Functions.simplify(this, rw);
    return folded == null ? null : List.of(folded);
  }
}
