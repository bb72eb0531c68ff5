// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import org.jspecify.annotations.Nullable;

/**
 * A dialect whose operations may become part of the function that calls theirs. Operations of other dialects keep a call from being inlined. In MLIR: {@code
 * DialectInlinerInterface}.
 */
public interface InlinableDialect {
  /** Whether a call of this dialect may be replaced by the body of what it calls. */
  default boolean mayReplace(Op call, Op callee) {
    return true;
  }

  /** Whether operations of other functions may come into a region of an operation of this dialect. */
  default boolean mayReceive(Region target) {
    return true;
  }

  /** Whether an operation of this dialect may come into a region, or into an operation there that comes with it. */
  default boolean mayMove(Op op, Region target) {
    return true;
  }

  /** The branch that takes the place of a terminator which has left the function; null where the terminator stays. */
  default @Nullable OpState<?> branchInstead(Op terminator, Block target) {
    return null;
  }
}
