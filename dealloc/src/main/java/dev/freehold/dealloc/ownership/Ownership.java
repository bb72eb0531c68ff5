// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.ConstantLike;

/** Whether a block owns a buffer, and so has to free it or hand it on. */
public sealed interface Ownership {
  /** Not seen yet. */
  record Unset() implements Ownership {}

  /** The block owns the buffer if and only if this {@code i1} is true. */
  record Unique(Value indicator) implements Ownership {}

  /** Two ways in disagree, so that no one value tells: only a copy can be owned. */
  record Unknown() implements Ownership {}

  Ownership UNSET = new Unset();
  Ownership UNKNOWN = new Unknown();

  static Ownership unique(Value indicator) {
    return new Unique(indicator);
  }

  default Ownership join(Ownership that) {
    return switch (this) {
      case Unset() -> that;
      case Unknown() -> that instanceof Unset ? this : UNKNOWN;
      case Unique(Value mine) -> switch (that) {
        case Unset() -> this;
        case Unknown() -> that;
        case Unique(Value theirs) -> sameIndicator(mine, theirs) ? this : UNKNOWN;
      };
    };
  }

  /** Every place makes a constant of its own, so that constants are compared by what they are. */
  private static boolean sameIndicator(Value a, Value b) {
    if (a == b) return true;
    return a.definingOp() instanceof ConstantLike first && b.definingOp() instanceof ConstantLike second
        && first.value() instanceof IntegerAttr one && second.value() instanceof IntegerAttr two
        && one.value().equals(two.value());
  }
}
