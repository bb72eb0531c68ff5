// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.UnregisteredOp;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.FoldScope;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Keeps one of equal constants, at the front of the region that they may be hoisted to. */
final class ConstantUniquer {
  /** What makes two constants the same. */
  private record Key(String dialect, Attribute value, Type type) {}

  private final Map<Region, Map<Key, Op>> known = new IdentityHashMap<>();
  private final Map<Region, Region> homes = new IdentityHashMap<>();
  private final Set<Op> kept = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Rewriter rewriter;

  ConstantUniquer(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  /** Takes note of a constant. Returns false where an equal one was known and has replaced it. */
  boolean add(Op constant) {
    Region region = homeOf(constant);
    Key key = new Key(constant.def().dialect(), ((ConstantLike) constant).value(), constant.result().type());
    Map<Key, Op> inRegion = known.computeIfAbsent(region, r -> new HashMap<>());
    Op twin = inRegion.get(key);
    if (twin != null) {
      rewriter.replace(constant, twin.results());
      rewriter.setLocation(twin, Location.UNKNOWN);
      return false;
    }
    Block front = region.entryBlock();
    boolean inPlace = constant.block() == front && (front.first() == constant || kept.contains(constant.prev()));
    if (constant.block() != front) rewriter.setLocation(constant, Location.UNKNOWN);
    if (!inPlace) rewriter.moveToStart(constant, front);
    inRegion.put(key, constant);
    kept.add(constant);
    return true;
  }

  /** The outermost region that the constant may move to. What is found for a region holds for those on the way as well. */
  private Region homeOf(Op constant) {
    List<Region> passed = new ArrayList<>(2);
    Region region = constant.enclosingBlock().enclosingRegion();
    Region home = homes.get(region);
    while (home == null) {
      passed.add(region);
      Op parent = region.enclosingOp();
      Region outer = parent.parentRegion();
      boolean barrier = parent instanceof IsolatedFromAbove || parent instanceof UnregisteredOp || parent instanceof FoldScope;
      if (barrier || outer == null) {
        home = region;
      } else {
        region = outer;
        home = homes.get(region);
      }
    }
    for (Region each : passed) homes.put(each, home);
    return home;
  }
}
