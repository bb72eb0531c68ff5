// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.devtools.bruteforce.RandomFunction.Shape;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RandomFunctionTest {
  private static final int PROGRAMS = 200;

  private final PlacementCheck check = new PlacementCheck(1, Window.NONE);

  @ParameterizedTest
  @EnumSource
  void programsAreValidAndVaried(Shape shape) {
    Set<String> kinds = new TreeSet<>();
    int maxBlocks = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Op program = check.read(RandomFunction.text(seed, shape), _ -> true);
      FuncOp function = PlacementCheck.function(program);
      function.walk(op -> kinds.add(op.name()));
      int blocks = 0;
      for (var _ : function.body()) blocks++;
      maxBlocks = Math.max(maxBlocks, blocks);
    }
    Set<String> expected = switch (shape) {
      case BLOCKS -> Set.of("cf.br", "cf.cond_br", "cf.switch");
      case REGIONS -> Set.of("scf.if", "scf.for", "scf.while");
    };
    assertTrue(kinds.containsAll(expected), kinds.toString());
    assertTrue(kinds.containsAll(Set.of("memref.alloc", "memref.subview", "memref.cast", "memref.dim", "arith.select", "memref.copy")),
        kinds.toString());
    assertEquals(shape == Shape.BLOCKS ? 7 : 1, maxBlocks);
  }

  @Test
  void someLoopsHaveSeveralEntries() {
    int irreducible = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Region body = PlacementCheck.function(check.read(RandomFunction.text(seed, Shape.BLOCKS), _ -> true)).body();
      if (isIrreducible(body.entryBlock(), new Dominance(body.enclosingOp()), new ArrayDeque<>(), new HashSet<>())) irreducible++;
    }
    assertTrue(irreducible > PROGRAMS / 10, irreducible + " irreducible functions");
  }

  /** Whether an edge leads back on the path of a depth-first search to a block that does not dominate its source. */
  private static boolean isIrreducible(Block block, Dominance dominance, Deque<Block> path, Set<Block> seen) {
    if (!seen.add(block)) return false;
    path.push(block);
    for (Block successor : block.lastOp().successorBlocks()) {
      if (path.contains(successor) && !dominance.dominates(successor, block)) return true;
      if (isIrreducible(successor, dominance, path, seen)) return true;
    }
    path.pop();
    return false;
  }

  @ParameterizedTest
  @EnumSource
  void aSeedMeansOneProgram(Shape shape) {
    assertEquals(RandomFunction.text(7, shape), RandomFunction.text(7, shape));
  }

  /** What is not needed can never be needed again: an access would show a path that the search does not know. */
  @ParameterizedTest
  @EnumSource
  void theNeedOfAnObjectEndsOnce(Shape shape) {
    int ended = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Op program = check.read(RandomFunction.text(seed, shape), _ -> true);
      BitSet needed = new BitSet();
      BitSet over = new BitSet();
      for (ExpectedRun.Point point : ExpectedRun.of(PlacementCheck.function(program), new Need(), Oracle.random(seed), 80, (_, _) -> {}).points()) {
        over.or(needed);
        over.andNot(point.needed());
        needed.or(point.needed());
        assertTrue(point.needed().stream().noneMatch(over::get), "seed " + seed + " at " + point);
      }
      ended += over.cardinality();
    }
    assertTrue(ended > PROGRAMS / 2, ended + " objects");
  }
}
