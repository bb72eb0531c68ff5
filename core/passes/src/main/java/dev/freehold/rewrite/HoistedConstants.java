// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.UnregisteredOp;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FoldScope;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** New constants at the front of the regions that constants may be hoisted to, one for each value and type. */
public final class HoistedConstants {
  private record Key(Region home, String dialect, Attribute value, Type type) {}

  private final Map<Key, Op> made = new HashMap<>();
  private final Rewriter rewriter;

  public HoistedConstants(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  /** Whether constants are not hoisted out of a region. */
  static boolean isHome(Region region) {
    Op parent = region.enclosingOp();
    return parent instanceof IsolatedFromAbove || parent instanceof UnregisteredOp || parent instanceof FoldScope || parent.parentRegion() == null;
  }

  /** Returns a constant that dominates everything in {@code region}; null if the dialect cannot make one. */
  public @Nullable Op get(Region region, String dialectName, Attribute value, Type type) {
    Region home = region;
    while (!isHome(home)) home = home.enclosingOp().enclosingBlock().enclosingRegion();
    Key key = new Key(home, dialectName, value, type);
    Op known = made.get(key);
    if (known != null) return known;
    rewriter.atStart(home.entryBlock());
    Op constant = rewriter.createConstant(rewriter.registry().dialect(dialectName), value, type);
    if (constant == null) return null;
    // A dialect may make its constants of another one.
    String maker = constant.def().dialect();
    Op twin = made.putIfAbsent(new Key(home, maker, value, type), constant);
    if (twin != null) rewriter.erase(constant);
    Op kept = twin == null ? constant : twin;
    made.put(key, kept);
    return kept;
  }
}
