// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * What frees a buffer.
 *
 * @param op the operation that frees the buffer; null where none does, or where that is unclear
 * @param unclear whether several operations free the buffer, or one that may reallocate it instead
 */
public record Deallocation(@Nullable Op op, boolean unclear) {

  /** Looks among the uses of {@code value} itself, not of its views. */
  public static Deallocation of(Value value) {
    Op found = null;
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      if (!Effects.has(use.owner(), Effect.Kind.FREE, value)) continue;
      if (use.owner() instanceof ReallocOp || found != null) return new Deallocation(null, true);
      found = use.owner();
    }
    return new Deallocation(found, false);
  }
}
