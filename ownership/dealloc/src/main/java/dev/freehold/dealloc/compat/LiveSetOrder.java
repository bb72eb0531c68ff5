// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The order in which the reference lists live values, which shows where its way of sorting them leaves a choice. It follows from
 * how the reference's fixed point fills its sets, and so takes the same steps; as that is not linear, it gives up after some.
 */
final class LiveSetOrder {
  private static final int MOST_STEPS = 2_000_000;

  private final Map<Block, Sets> sets = new IdentityHashMap<>();
  private final LinkedHashSet<Block> pending = new LinkedHashSet<>();
  private int steps;

  /** What is known of a block. */
  private static final class Sets {
    final SmallSet defined = new SmallSet();
    final SmallSet used = new SmallSet();
    final SmallSet out = new SmallSet();
    SmallSet in = new SmallSet();
  }

  private LiveSetOrder() {}

  /** The order for one function; null where it cannot matter, or would take too long to find out. */
  static @Nullable LiveSetOrder of(Op function) {
    if (!hasBranches(function)) return null;
    LiveSetOrder order = new LiveSetOrder();
    return order.solve(function) ? order : null;
  }

  private static boolean hasBranches(Op function) {
    return function.walkPreOrder(op -> {
      for (Region region : op.regions()) {
        if (!region.isEmpty() && !region.hasOneBlock()) return Walk.STOP;
      }
      return Walk.ADVANCE;
    }) == Walk.STOP;
  }

  /** The buffers that are known to be listed first of those that live into a block. */
  List<Value> in(Block block) {
    Sets known = sets.get(block);
    return known == null ? List.of() : known.in.known().stream().filter(Buffers::isBuffer).toList();
  }

  /** The buffers that are known to be listed first of those that live on the way from one block to another, or that live out of a block at all. */
  List<Value> passed(Block from, @Nullable Block to) {
    Sets known = sets.get(from);
    if (known == null) return List.of();
    SmallSet passed = new SmallSet();
    passed.addAll(known.out, Buffers::isBuffer);
    if (to != null) passed.removeIf(value -> !of(to).in.contains(value));
    return passed.known();
  }

  private boolean solve(Op function) {
    Deque<Block> blocks = new ArrayDeque<>();
    pushBlocks(function, blocks);
    while (!blocks.isEmpty()) {
      Block block = blocks.pop();
      start(block);
      if (steps > MOST_STEPS) return false;
      for (Op op = block.last(); op != null; op = op.prev()) pushBlocks(op, blocks);
    }
    while (!pending.isEmpty()) {
      Block block = pending.removeLast();
      Sets known = of(block);
      for (Block successor : block.successors()) {
        SmallSet in = of(successor).in;
        known.out.addAll(in);
        steps += in.size();
      }
      updateIn(block, known);
      if (steps > MOST_STEPS) return false;
    }
    return true;
  }

  private Sets of(Block block) {
    return Objects.requireNonNull(sets.get(block), "every block of the function has been visited");
  }

  private static void pushBlocks(Op op, Deque<Block> blocks) {
    for (Region region : op.regions().reversed()) {
      for (Block block : region.blocks().reversed()) blocks.push(block);
    }
  }

  private void start(Block block) {
    Sets known = new Sets();
    sets.put(block, known);
    for (Value argument : block.arguments()) {
      known.defined.add(argument);
      if (escapes(argument, block)) known.out.add(argument);
    }
    for (Op op : block) {
      for (Value result : op.results()) {
        if (escapes(result, block)) known.out.add(result);
      }
    }
    for (Op top : block) {
      top.walk(op -> {
        op.results().forEach(known.defined::add);
        op.operands().forEach(known.used::add);
        for (Region region : op.regions()) {
          for (Block inner : region) inner.arguments().forEach(known.defined::add);
        }
        steps += 1 + op.operandCount();
      });
    }
    known.used.removeAll(known.defined);
    updateIn(block, known);
  }

  private static boolean escapes(Value value, Block block) {
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      if (block.ancestorIn(use.owner()) == null) return true;
    }
    return false;
  }

  private void updateIn(Block block, Sets known) {
    SmallSet in = new SmallSet(known.used);
    in.addAll(known.out);
    in.removeAll(known.defined);
    steps += 1 + known.used.size() + known.out.size();
    if (in.size() == known.in.size()) return;
    known.in = in;
    pending.addAll(block.predecessors());
  }
}
