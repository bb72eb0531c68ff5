// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The worklist against a plain list. */
class WorklistTest {
  @Test
  void randomSequences() {
    List<Op> ops = new ArrayList<>();
    for (int i = 0; i < 12; i++) ops.add(Rewriter.createDetached(ToyOps.Any.of(List.of())));
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      Worklist worklist = new Worklist();
      List<Op> expected = new ArrayList<>();
      for (int step = 0; step < 300; step++) {
        Op op = ops.get(random.nextInt(ops.size()));
        switch (random.nextInt(12)) {
          case 0, 1, 2, 3, 4 -> {
            assertEquals(!expected.contains(op), worklist.push(op));
            if (!expected.contains(op)) expected.add(op);
          }
          case 5, 6, 7 -> {
            worklist.remove(op);
            expected.remove(op);
          }
          case 8 -> {
            worklist.reverse();
            Collections.reverse(expected);
          }
          // Somebody else's number does no harm, as long as the operation is not on the list.
          case 9 -> {
            if (!expected.contains(op)) op.setId(random.nextInt(20) - 5);
          }
          case 10 -> {
            if (random.nextInt(10) == 0) {
              worklist.clear();
              expected.clear();
            }
          }
          default -> assertSame(expected.isEmpty() ? null : expected.removeLast(), worklist.pop());
        }
      }
      while (!expected.isEmpty()) assertSame(expected.removeLast(), worklist.pop());
      assertNull(worklist.pop());
    }
  }
}
