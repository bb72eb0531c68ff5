// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The order of the operations in a block, against a list that goes through the same changes. */
class BlockOrderTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void isBeforeFollowsTheList(long seed) {
    Random random = new Random(seed);
    ModuleOp module = ToyIr.module();
    Block block = module.body();
    Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);
    List<Op> expected = new ArrayList<>();
    for (int step = 0; step < 400; step++) {
      int at = random.nextInt(expected.size() + 1);
      if (expected.isEmpty() || random.nextInt(3) > 0) {
        // Half of all insertions go to one place, where numbers soon run out.
        if (random.nextBoolean()) at = Math.min(1, expected.size());
        if (at < expected.size()) rewriter.before(expected.get(at));
        else rewriter.atEnd(block);
        expected.add(at, rewriter.create(ToyOps.Any.of(List.of())));
      } else if (random.nextBoolean()) {
        rewriter.erase(expected.remove(at % expected.size()));
      } else {
        Op moved = expected.remove(at % expected.size());
        int to = random.nextInt(expected.size() + 1);
        if (to == expected.size()) rewriter.moveToEnd(moved, block);
        else rewriter.moveBefore(moved, expected.get(to));
        expected.add(to, moved);
      }
      if (random.nextInt(4) == 0) assertOrder(expected, random);
      assertTrue(IrInvariants.hold(module));
    }
    List<Op> found = new ArrayList<>();
    block.iterator().forEachRemaining(found::add);
    assertEquals(expected, found);
  }

  private static void assertOrder(List<Op> expected, Random random) {
    if (expected.isEmpty()) return;
    int a = random.nextInt(expected.size());
    for (int b = 0; b < expected.size(); b++) assertEquals(a < b, expected.get(a).isBefore(expected.get(b)));
  }

  @Test
  void operationsOfDifferentBlocksHaveNoOrder() {
    ModuleOp module = ToyIr.module();
    assertThrows(IllegalArgumentException.class, () -> module.isBefore(module.body().first() == null ? module : module.body().first()));
  }
}
