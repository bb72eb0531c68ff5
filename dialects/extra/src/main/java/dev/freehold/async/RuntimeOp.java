// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;

/** A request to the runtime or a step of a coroutine, of which nothing is known but its types; see the table of {@link RuntimeOps}. */
public final class RuntimeOp extends Op {
  RuntimeOp(OpState<?> state) {
    super(state);
  }
}
