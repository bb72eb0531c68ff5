// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import org.junit.jupiter.api.Test;

class FlagBoundTest {
  private static final String CARRIED = """
      func.func @f(%n: index, %p: memref<4xf32>, %q: memref<4xf32>) -> f32 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %p, %y = %q) -> (memref<4xf32>, memref<4xf32>) {
          %z = memref.alloc() : memref<4xf32>
          memref.copy %x, %z : memref<4xf32> to memref<4xf32>
          scf.yield %y, %z : memref<4xf32>, memref<4xf32>
        }
        %v = memref.load %r#0[%c0] : memref<4xf32>
        %w = memref.load %r#1[%c0] : memref<4xf32>
        return %v : f32
      }
      """;

  private final PlacementCheck check = new PlacementCheck(1, Window.NONE);

  private int bound(String text) {
    return FlagBound.of(PlacementCheck.function(check.read(text, _ -> true)), new Need());
  }

  private int carried(String text) {
    return FlagCount.max(PlacementCheck.function(check.read(text, op -> !op.hasAttr("inserted"))));
  }

  @Test
  void aBufferOfTwoOwnersNeedsABit() {
    assertEquals(1, bound(CARRIED.replace("yield %y, %z", "yield %z, %y")));
  }

  /** Neither, the younger, or both of the carried buffers are the function's own. */
  @Test
  void threeHistoriesNeedTwoBits() {
    assertEquals(2, bound(CARRIED));
  }

  @Test
  void ownersThatNeverDifferNeedNone() {
    assertEquals(0, bound(HandPlaced.BRANCH.original().replace(" {inserted}", "")
        .replaceAll("(?m)^ *memref.dealloc.*\n", "")));
  }

  /** A condition in scope tells which of two buffers was chosen. */
  @Test
  void aConditionOfTheProgramSavesABit() {
    String select = """
        func.func @f(%c: i1, %arg: memref<4xf32>) -> f32 {
          %c0 = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          %s = arith.select %c, %a, %arg : memref<4xf32>
          %r = memref.load %s[%c0] : memref<4xf32>
          return %r : f32
        }
        """;
    assertEquals(0, bound(select));
    assertEquals(1, bound(select.replace("%s = arith.select %c, %a, %arg", """
        %s = scf.for %i = %c0 to %c0 step %c0 iter_args(%x = %arg) -> memref<4xf32> {
          scf.yield %a : memref<4xf32>
        }
        %unused = arith.select %c, %s, %s""")));
  }

  @Test
  void flagsAreCountedWhereTheyAreCarried() {
    assertEquals(1, carried(HandPlaced.LOOP_STARTING_WITH_ARGUMENT.output()));
    assertEquals(0, carried(HandPlaced.SWAPPING_LOOP.output()));
  }
}
