// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** A function of complex numbers; which one, the table of {@link Functions} tells. */
public final class FunctionOp extends Op implements Pure {
  FunctionOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    Folded folded = Functions.simplify(this);
    return folded == null ? null : List.of(folded);
  }
}
