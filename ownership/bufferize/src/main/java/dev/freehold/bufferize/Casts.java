// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import org.jspecify.annotations.Nullable;

/** Operations that see a tensor under another type. */
final class Casts {
  private Casts() {}

  static boolean isCast(@Nullable Op op) {
    return op instanceof dev.freehold.tensor.CastOp || op instanceof dev.freehold.builtin.UnrealizedConversionCastOp
        || op instanceof dev.freehold.tensor.BitcastOp;
  }
}
