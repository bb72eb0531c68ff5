// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;

/** Demands something of shapes, or shows them: one of {@link ShapeOps}. */
public final class ConstraintOp extends Op {
  ConstraintOp(OpState<?> state) {
    super(state);
  }
}
