// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;

/** An operation of a dialect that was described. For each kind of them, {@link KindClass} makes a subclass when the dialect is loaded. */
public abstract class DescribedOp extends Op {
  protected DescribedOp(OpState<?> state) {
    super(state);
  }
}
