// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.IntegerAttr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the rewrite rules of the dialect share. */
final class Rules {
  private Rules() {}

  /**
   * Sets the insertion point before {@code root}, and the location to those of what a rule has matched: the root and, as
   * in the reference, those that its matcher visits first.
   */
  static void begin(Rewriter rw, Op root, Op... matched) {
    List<Location> locations = new ArrayList<>(1 + matched.length);
    locations.add(root.location());
    for (Op op : matched) locations.add(op.location());
    rw.before(root).withLocation(Location.fused(locations, null));
  }

  /** The same where the operation matched is the one that defines {@code matched}. */
  static void begin(Rewriter rw, Op root, Value matched) {
    rw.before(root).withLocation(Location.fused(List.of(root.location(), matched.location()), null));
  }

  /** Creates an operation at the insertion point and replaces {@code root} by it. */
  static void replace(Rewriter rw, Op root, OpState<?> state) {
    rw.replace(root, rw.create(state).results());
  }

  /** The integer constant that {@code value} is; null for anything else. */
  static @Nullable IntegerAttr number(Value value) {
    return Constants.of(value) instanceof IntegerAttr number ? number : null;
  }

  /** A new integer constant of the type of {@code like}. */
  static Value constant(Rewriter rw, Value like, BigInteger value) {
    return rw.create(ConstantOp.of(IntegerAttr.of(like.type(), value))).result();
  }
}
