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
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.Toy;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What is erased, against a search for all that lives where no search may be needed. */
class RegionSimplifierTest {
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);
  private int erased;
  private int left;

  @Test
  void deadCodeInRegions() {
    for (int seed = 0; seed < 300; seed++) compare(nested(new Random(seed)), false, seed);
    assertTrue(erased > 50 && left > 50, erased + " and " + left);
  }

  @Test
  void deadCodeAcrossBranches() {
    for (int seed = 0; seed < 1_500; seed++) {
      ModuleOp module = RandomProgram.function(seed, 2 + seed % 4, IntegerType.I32, RegionSimplifierTest::compute);
      RegionSimplifier.eraseUnreachable(scope(module), rewriter);
      compare(module, true, seed);
    }
    assertTrue(erased > 50 && left > 50, erased + " and " + left);
  }

  private static Value compute(Rewriter rewriter, Supplier<Value> anyValue, Random random) {
    List<Value> operands = List.of(anyValue.get());
    if (random.nextInt(4) == 0) return rewriter.create(ToyOps.Compute.of(operands, IntegerType.I32)).result();
    return rewriter.create(ToyOps.Any.of(operands, IntegerType.I32)).result();
  }

  private void compare(ModuleOp module, boolean branches, int seed) {
    ModuleOp copy = (ModuleOp) rewriter.atEnd(ToyIr.module().body()).clone(module);
    boolean expected = new DeadCode(scope(module), rewriter).erase();
    assertEquals(expected, RegionSimplifier.simplify(scope(copy), RegionSimplifier.Level.NORMAL, branches, rewriter), "seed " + seed);
    assertEquals(Toy.print(module), Toy.print(copy), "seed " + seed);
    if (expected) erased++;
    else left++;
  }

  private static Scope scope(ModuleOp module) {
    return new Scope(module.body().firstOp().region(), true);
  }

  /** A function of computations, some of which are used, with such code in regions. */
  private ModuleOp nested(Random random) {
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
