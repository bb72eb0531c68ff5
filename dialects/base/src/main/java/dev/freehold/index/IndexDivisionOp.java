// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.ConditionallySpeculatable;
import dev.freehold.ir.OpState;

/** A division or its remainder. It stays where it is: what happens if the divisor is zero is not defined. */
public abstract class IndexDivisionOp extends IndexBinaryOp implements ConditionallySpeculatable {
  protected IndexDivisionOp(OpState<?> state) {
    super(state);
  }

  @Override
  public final boolean isSpeculatable() {
    return false;
  }
}
