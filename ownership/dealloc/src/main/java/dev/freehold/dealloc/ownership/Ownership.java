// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.ConstantLike;

/** Whether a block owns a memref, and so has to deallocate it or to pass the ownership on. Upstream: {@code Ownership}. */
public sealed interface Ownership {
  /** Nothing is known yet. */
  record Uninitialized() implements Ownership {}

  /** The block owns the memref if and only if this {@code i1} is true. */
  record Unique(Value indicator) implements Ownership {}

  /** No one value is the ownership indicator: only a clone can be owned. */
  record Unknown() implements Ownership {}

  Ownership UNINITIALIZED = new Uninitialized();
  Ownership UNKNOWN = new Unknown();

  static Ownership unique(Value indicator) {
    return new Unique(indicator);
  }

  default Ownership join(Ownership that) {
    return switch (this) {
      case Uninitialized() -> that;
      case Unknown() -> UNKNOWN;
      case Unique(Value mine) -> switch (that) {
        case Uninitialized() -> this;
        case Unknown() -> that;
        case Unique(Value theirs) -> sameIndicator(mine, theirs) ? this : UNKNOWN;
      };
    };
  }

  /** Each program point has a constant of its own, so that constants are compared by value. */
  private static boolean sameIndicator(Value a, Value b) {
    if (a == b) return true;
    return a.definingOp() instanceof ConstantLike first && b.definingOp() instanceof ConstantLike second
        && first.value() instanceof IntegerAttr one && second.value() instanceof IntegerAttr two
        && one.value().equals(two.value());
  }
}
