// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.ConstantLike;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps one of equal constants, at the front of the region that they may be hoisted to. */
final class ConstantUniquer {
  /** What makes two constants the same. */
  private record Key(String dialect, Attribute value, Type type) {}

  /** A region that constants may be hoisted to. */
  private static final class Home {
    final Region region;
    final Map<Key, Op> constants = new HashMap<>();
    /** The last of the constants that are kept, which stand at the front one behind the other; null where there is none yet. */
    @Nullable Op last;

    Home(Region region) {
      this.region = region;
    }

    /** Whether a constant that is not yet kept stands right behind those that are. */
    boolean isNext(Op constant) {
      return constant.block() == region.first() && constant.prev() == last;
    }
  }

  /** Where a function has constants, they have one home, mostly. */
  private static final int EXPECTED_REGIONS = 4;

  private final Map<Region, Home> homes = new IdentityHashMap<>(EXPECTED_REGIONS);
  private final Rewriter rewriter;

  ConstantUniquer(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  /** Takes note of a constant. Returns false where an equal one was known and has replaced it. */
  boolean add(Op constant) {
    Home home = homeOf(constant);
    Key key = new Key(constant.def().dialect(), ((ConstantLike) constant).value(), constant.result().type());
    Op twin = home.constants.putIfAbsent(key, constant);
    if (twin != null) {
      rewriter.replace(constant, twin.results());
      rewriter.setLocation(twin, Location.UNKNOWN);
      return false;
    }
    Block front = home.region.entryBlock();
    if (constant.block() != front) rewriter.setLocation(constant, Location.UNKNOWN);
    if (home.isNext(constant)) {
      home.last = constant;
    } else {
      rewriter.moveToStart(constant, front);
      if (home.last == null) home.last = constant;
    }
    return true;
  }

  /** The outermost region that the constant may move to. What is found for a region holds for those on the way as well. */
  private Home homeOf(Op constant) {
    Region start = constant.enclosingBlock().enclosingRegion();
    Home known = homes.get(start);
    if (known != null) return known;
    List<Region> passed = new ArrayList<>(2);
    Region region = start;
    while (known == null) {
      passed.add(region);
      if (HoistedConstants.isHome(region)) {
        known = new Home(region);
      } else {
        region = region.enclosingOp().enclosingBlock().enclosingRegion();
        known = homes.get(region);
      }
    }
    for (Region each : passed) homes.put(each, known);
    return known;
  }
}
