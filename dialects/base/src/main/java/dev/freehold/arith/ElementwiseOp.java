// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes one result from its operands, element by element where they are vectors or tensors. */
public abstract class ElementwiseOp extends Op implements NoMemoryEffect {
  protected ElementwiseOp(OpState<?> state) {
    super(state);
  }

  /** What the result is known to be: a value, a constant, the result itself after changing the operands; null where nothing is known. */
  protected @Nullable Folded simplify(Rewriter rw) {
    return null;
  }

  @Override
  protected final @Nullable List<Folded> fold(Rewriter rw) {
    Folded folded = simplify(rw);
    if (folded == null) return null;
    return folded == result() ? UPDATED : List.of(folded);
  }

  public final Type type() {
    return result().type();
  }

  /** The constant that an operand is, or null. */
  protected final @Nullable Attribute constant(int operand) {
    return Constants.of(operand(operand));
  }
}
