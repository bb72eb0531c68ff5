// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The order in which the reference lists values: block arguments by number, then results by position in their block, outer
 * regions first. Where that says nothing, the order of the text decides.
 */
final class ValueOrder {
  /** Where an operation stood before the pass began: in its block, and in the text. */
  private record Place(int inBlock, int inText) {}

  private final Map<Op, Place> places = new IdentityHashMap<>();
  private final Map<Block, Integer> blocks = new IdentityHashMap<>();

  ValueOrder(Op root) {
    root.walkPreOrder(op -> {
      for (Region region : op.regions()) {
        for (Block block : region) number(block);
      }
      return Walk.ADVANCE;
    });
  }

  private void number(Block block) {
    blocks.put(block, blocks.size());
    int position = 0;
    for (Op op = block.first(); op != null; op = op.next()) {
      if (op.resultCount() > 0 || op.regionCount() > 0) places.put(op, new Place(position, places.size()));
      position++;
    }
  }

  List<Value> sorted(List<Value> values) {
    if (values.size() < 2) return values;
    List<Value> sorted = new ArrayList<>(values);
    sorted.sort(this::compare);
    return sorted;
  }

  private int compare(Value a, Value b) {
    if (a instanceof Value.Argument first) {
      return b instanceof Value.Argument second ? compareArguments(first, second) : -1;
    }
    return b instanceof Value.Result second ? compareResults((Value.Result) a, second) : 1;
  }

  private int compareArguments(Value.Argument a, Value.Argument b) {
    if (a.index() != b.index()) return Integer.compare(a.index(), b.index());
    int byRegion = a.region() == b.region() ? 0 : compareRegions(a.region(), b.region());
    return byRegion != 0 ? byRegion : Integer.compare(blockNumber(a.owner()), blockNumber(b.owner()));
  }

  private int compareResults(Value.Result a, Value.Result b) {
    if (a.owner() == b.owner()) return Integer.compare(a.index(), b.index());
    int order = a.region() == b.region() ? comparePlaces(a.owner(), b.owner()) : compareRegions(a.region(), b.region());
    return order != 0 ? order : Integer.compare(place(a.owner()).inText, place(b.owner()).inText);
  }

  private int comparePlaces(Op a, Op b) {
    return a.block() == b.block() && a.block() != null && !(places.containsKey(a) && places.containsKey(b))
        ? (a == b ? 0 : a.isBefore(b) ? -1 : 1)
        : Integer.compare(place(a).inBlock, place(b).inBlock);
  }

  /** Climbs from both regions until they differ in number or meet in one region; whoever is left is the inner one. */
  private int compareRegions(Region a, Region b) {
    while (a != null && b != null) {
      if (a.index() != b.index()) return Integer.compare(a.index(), b.index());
      if (a.parentRegion() == b.parentRegion()) {
        return a.parentRegion() == null || a.parentOp() == b.parentOp() ? 0 : comparePlaces(a.parentOp(), b.parentOp());
      }
      a = a.parentRegion();
      b = b.parentRegion();
    }
    return a == b ? 0 : b != null ? -1 : 1;
  }

  private Place place(Op op) {
    return places.getOrDefault(op, new Place(Integer.MAX_VALUE, Integer.MAX_VALUE));
  }

  private int blockNumber(Block block) {
    return blocks.getOrDefault(block, Integer.MAX_VALUE);
  }
}
