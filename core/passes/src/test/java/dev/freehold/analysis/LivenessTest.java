// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.Toy;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Liveness against its definition: a walk forward from each block, in search of a use. */
class LivenessTest {
  private static List<Value> values(Region region) {
    List<Value> values = new ArrayList<>();
    for (Block block : region) {
      values.addAll(block.arguments());
      block.forEach(op -> values.addAll(op.results()));
    }
    return values;
  }

  private static boolean isUsedIn(Block block, Value value) {
    for (Op op : block) {
      if (op.operands().contains(value)) return true;
    }
    return false;
  }

  /** Whether a use can be reached from the start of {@code start} without passing the definition. */
  private static boolean isLiveInto(Block start, Value value) {
    Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Block> pending = new ArrayDeque<>(List.of(start));
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      if (block == value.block() || !seen.add(block)) continue;
      if (isUsedIn(block, value)) return true;
      pending.addAll(block.successors());
    }
    return false;
  }

  @Test
  void randomPrograms() {
    for (int seed = 0; seed < 120; seed++) {
      ModuleOp module = RandomProgram.function(seed, 1 + seed % 9, IntegerType.I32, (rewriter, value, random) -> random.nextInt(3) == 0
          ? RandomProgram.constant(rewriter, random) : rewriter.create(ToyOps.Add.of(value.get(), value.get())).result());
      Region region = module.body().first().region(0);
      Liveness liveness = Liveness.of(module, value -> true);
      List<Value> values = values(region);
      for (Block block : region) {
        Set<Value> in = new HashSet<>();
        Set<Value> out = new HashSet<>();
        for (Value value : values) {
          if (isLiveInto(block, value)) in.add(value);
          if (block.successors().stream().anyMatch(next -> isLiveInto(next, value))) out.add(value);
        }
        assertEquals(in, new HashSet<>(liveness.in(block)), "seed " + seed);
        assertEquals(out, new HashSet<>(liveness.out(block)), "seed " + seed);
        assertEquals(in.size(), liveness.in(block).size(), "each once");
        for (Value value : values) assertRange(block, value, in.contains(value), out.contains(value));
      }
    }
  }

  private static void assertRange(Block block, Value value, boolean in, boolean out) {
    LiveRange range = LiveRange.of(value);
    assertEquals(in, range.isLiveInto(block));
    assertEquals(out, range.isLiveOutOf(block));
    assertEquals(in, range.liveInto().contains(block));
    if (!in && value.block() != block) return;
    Op start = range.start(block);
    assertSame(in || value.definingOp() == null ? block.first() : value.definingOp(), start);
    Op last = start;
    for (Op op = start; op != null; op = op.next()) {
      if (op.operands().contains(value)) last = op;
    }
    assertSame(out ? block.last() : last, range.end(block, start));
  }

  @Test
  void nestedUsesCountForTheBlocksAround() {
    ModuleOp module = Toy.parse("""
        toy.func @f (i32) -> () {
        ^entry(%x: i32):
          toy.br ^next
        ^next:
          "toy.any"() ({
            toy.br ^inner
          ^inner:
            toy.compute %x : (i32) -> ()
            toy.return
          }) : () -> ()
          toy.return
        }
        """);
    Block entry = module.body().first().region(0).first();
    Block next = entry.next();
    Region inner = next.first().region(0);
    LiveRange range = LiveRange.of(entry.argument(0));
    assertEquals(Set.of(next, inner.first(), inner.last()), range.liveInto());
    assertSame(next.first(), range.end(next, next.first()));
    assertEquals(List.of(entry.argument(0)), Liveness.of(module, value -> true).in(inner.last()));
  }
}
