// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.analysis.BufferOrigin;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Block;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sets of buffers of random functions, against a comparison with each member. */
class BufferSetTest {
  private final Freehold freehold = Freehold.load();

  @Test
  void agreesWithComparisonsOfPairs() {
    int[] answers = new int[2];
    for (int seed = 0; seed < 150; seed++) {
      Random random = new Random(seed);
      ModuleOp module = freehold.parse(new RandomText(random).function());
      BufferOrigin origins = BufferOrigin.of(module, freehold.registry());
      List<Value> buffers = buffers(module);
      for (int round = 0; round < 4; round++) {
        List<Value> members = new ArrayList<>();
        for (int i = random.nextInt(6); i >= 0; i--) members.add(buffers.get(random.nextInt(buffers.size())));
        BufferSet set = new BufferSet(members, origins);
        String where = "seed " + seed + ", members " + members;
        for (Value buffer : buffers) {
          boolean expected = members.stream().anyMatch(member -> mayBeSame(buffer, member, origins));
          assertEquals(expected, set.mayHold(buffer), where);
          answers[expected ? 1 : 0]++;
        }
        for (int i = 0; i < members.size(); i++) {
          List<Value> others = new ArrayList<>(members);
          Value own = others.remove(i);
          assertEquals(others.stream().anyMatch(other -> mayBeSame(own, other, origins)), set.mayHoldBesides(i), where);
        }
      }
    }
    assertTrue(answers[0] > 500 && answers[1] > 500, answers[0] + " and " + answers[1]);
  }

  private static List<Value> buffers(ModuleOp module) {
    List<Value> buffers = new ArrayList<>();
    module.walk(op -> {
      buffers.addAll(op.results());
      op.regions().forEach(region -> region.forEach(block -> buffers.addAll(block.arguments())));
    });
    buffers.removeIf(value -> !Buffers.isBuffer(value));
    return buffers;
  }

  private static boolean mayBeSame(Value a, Value b, BufferOrigin origins) {
    Value first = BufferOrigin.baseOf(a);
    Value second = BufferOrigin.baseOf(b);
    if (first == second) return true;
    return origins.isSameAllocation(a, b) != BufferOrigin.Same.NO && !isNewBehind(first, second) && !isNewBehind(second, first);
  }

  /** Whether one value is allocated in the block, or below it, that the other is an argument of. */
  private static boolean isNewBehind(Value allocated, Value argument) {
    if (!BufferOrigin.isAllocated(allocated) || !(argument instanceof Value.Argument received)) return false;
    for (Block at = allocated.enclosingBlock(); at != null; at = at.enclosingRegion().enclosingOp().block()) {
      if (at == received.owner()) return true;
    }
    return false;
  }

  /** A function with blocks in a row, each of which receives a buffer, and conditionals in them. */
  private static final class RandomText {
    private static final String TYPE = "memref<?xf32>";
    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private int names;

    RandomText(Random random) {
      this.random = random;
    }

    String function() {
      text.append("func.func private @g(%s) -> %s\n".formatted(TYPE, TYPE));
      text.append("func.func @f(%%c: i1, %%n: index, %%x: %s, %%y: %s) {\n".formatted(TYPE, TYPE));
      List<String> visible = new ArrayList<>(List.of("%x", "%y"));
      int blocks = 1 + random.nextInt(3);
      for (int block = 1; block <= blocks; block++) {
        fill(visible, 2);
        text.append("cf.cond_br %%c, ^b%d(%s : %s), ^b%d(%s : %s)\n^b%d(%%p%d: %s):\n"
            .formatted(block, any(visible), TYPE, block, any(visible), TYPE, block, block, TYPE));
        visible.add("%p" + block);
      }
      fill(visible, 2);
      return text.append("return\n}\n").toString();
    }

    private String any(List<String> visible) {
      return visible.get(random.nextInt(visible.size()));
    }

    private void fill(List<String> visible, int depth) {
      for (int i = random.nextInt(5); i > 0; i--) {
        String name = "%v" + names++;
        switch (random.nextInt(depth > 0 ? 5 : 4)) {
          case 0 -> text.append("%s = memref.alloc(%%n) : %s\n".formatted(name, TYPE));
          case 1 -> text.append("%s = arith.select %%c, %s, %s : %s\n".formatted(name, any(visible), any(visible), TYPE));
          case 2 -> text.append("%s = func.call @g(%s) : (%s) -> %s\n".formatted(name, any(visible), TYPE, TYPE));
          case 3 -> text.append("%ss = memref.cast %s : %s to memref<4xf32>\n%s = memref.cast %ss : memref<4xf32> to %s\n"
              .formatted(name, any(visible), TYPE, name, name, TYPE));
          default -> {
            text.append("%s = scf.if %%c -> (%s) {\n".formatted(name, TYPE));
            yieldFrom(visible, depth);
            text.append("} else {\n");
            yieldFrom(visible, depth);
            text.append("}\n");
          }
        }
        visible.add(name);
      }
    }

    private void yieldFrom(List<String> visible, int depth) {
      List<String> inner = new ArrayList<>(visible);
      fill(inner, depth - 1);
      text.append("scf.yield %s : %s\n".formatted(inner.getLast(), TYPE));
    }
  }
}
