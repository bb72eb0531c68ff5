// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Which values are needed where blocks begin and end.
 *
 * <p>A value is live into a block if some use can be reached from there without passing its definition; a use in a nested
 * region counts for each block around it, up to the region of the definition. Every use is traced back along the edges
 * that enter its block, so that the time is proportional to the size of the answer.
 */
public final class Liveness {
  private final Map<Block, List<Value>> liveIn = new IdentityHashMap<>();
  private final Map<Block, List<Value>> liveOut = new IdentityHashMap<>();
  /** For each block the value that was found live into it last; values are treated one after the other. */
  private final Map<Block, Value> lastIn = new IdentityHashMap<>();
  private final Map<Block, Value> lastOut = new IdentityHashMap<>();

  private final LiveRange.Marks marks = new LiveRange.Marks() {
    @Override
    public boolean in(Block block, Value value) {
      return mark(liveIn, lastIn, block, value);
    }

    @Override
    public void out(Block block, Value value) {
      mark(liveOut, lastOut, block, value);
    }
  };

  private Liveness() {}

  /** Computes the liveness of the values below {@code root} that are of interest. */
  public static Liveness of(Op root, Predicate<Value> interest) {
    Liveness liveness = new Liveness();
    root.walkPreOrder(op -> {
      for (int i = 0; i < op.resultCount(); i++) {
        if (op != root && interest.test(op.result(i))) LiveRange.trace(op.result(i), liveness.marks);
      }
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i)) {
          for (Value argument : block.arguments()) {
            if (interest.test(argument)) LiveRange.trace(argument, liveness.marks);
          }
        }
      }
      return Walk.ADVANCE;
    });
    return liveness;
  }

  /** The values live into {@code block}, each once. */
  public List<Value> in(Block block) {
    return liveIn.getOrDefault(block, List.of());
  }

  /** The values live out of {@code block}, each once. */
  public List<Value> out(Block block) {
    return liveOut.getOrDefault(block, List.of());
  }

  private static boolean mark(Map<Block, List<Value>> live, Map<Block, Value> last, Block block, Value value) {
    if (last.put(block, value) == value) return false;
    live.computeIfAbsent(block, b -> new ArrayList<>()).add(value);
    return true;
  }
}
