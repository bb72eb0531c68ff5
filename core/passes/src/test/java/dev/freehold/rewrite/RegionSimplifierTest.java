// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.Toy;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RegionSimplifierTest {
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);

  /** Without cycles, nothing is searched for that lives where no operation is without users and effects. */
  @Test
  void findsWhatIsDeadWithoutCycles() {
    int[] seen = new int[2];
    for (int seed = 0; seed < 300; seed++) {
      ModuleOp module = program(new Random(seed));
      ModuleOp copy = (ModuleOp) rewriter.atEnd(ToyIr.module().body()).clone(module);
      boolean expected = simplify(module, true);
      assertEquals(expected, simplify(copy, false), "seed " + seed);
      assertEquals(Toy.print(module), Toy.print(copy), "seed " + seed);
      seen[expected ? 1 : 0]++;
    }
    assertTrue(seen[0] > 30 && seen[1] > 30, seen[0] + " and " + seen[1]);
  }

  private boolean simplify(ModuleOp module, boolean cycles) {
    return RegionSimplifier.simplify(new Scope(module.bodyRegion(), true), RegionSimplifier.Level.NORMAL, false, cycles, rewriter);
  }

  /** A function of computations, some of which are used, with such code in regions. */
  private ModuleOp program(Random random) {
    ModuleOp module = ToyIr.module();
    Block body = ToyIr.function(module, "f", IntegerType.I32).region(0).entryBlock();
    fill(body, new ArrayList<>(body.arguments()), 2, random);
    rewriter.create(ToyOps.Return.of(List.of()));
    return module;
  }

  private void fill(Block block, List<Value> visible, int depth, Random random) {
    for (int i = random.nextInt(4); i > 0; i--) {
      rewriter.atEnd(block);
      List<Value> operands = List.of(visible.get(random.nextInt(visible.size())));
      switch (random.nextInt(depth > 0 ? 4 : 3)) {
        case 0 -> visible.add(rewriter.create(ToyOps.Compute.of(operands, IntegerType.I32)).result());
        case 1 -> rewriter.create(ToyOps.Any.of(visible));
        case 2 -> rewriter.create(ToyOps.Any.of(operands));
        default -> {
          Region region = ToyIr.region(1);
          Op loop = rewriter.create(ToyOps.Loop.DEF.state().regions(region));
          fill(loop.region(0).entryBlock(), new ArrayList<>(visible), depth - 1, random);
          rewriter.create(ToyOps.Yield.of(List.of()));
        }
      }
    }
    rewriter.atEnd(block);
  }
}
