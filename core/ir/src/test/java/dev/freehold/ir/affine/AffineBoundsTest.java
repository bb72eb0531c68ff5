// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What follows from the ranges of loops. */
class AffineBoundsTest {
  /** The variable of a loop from 3 to below 100, and an unknown. */
  private static final List<AffineInput> INPUTS = List.of(new AffineInput(3L, 99L, 100L, 1), AffineInput.UNKNOWN);
  /** The variable of a loop from 0 to below 64 in steps of 4, and one from 0 to below 4. */
  private static final List<AffineInput> TILES = List.of(new AffineInput(0L, 60L, 64L, 4), new AffineInput(0L, 3L, 4L, 1));

  private static AffineBounds bounds(String expr) {
    AffineMap map = AffineMap.parse("(d0, d1) -> (" + expr + ")");
    return AffineBounds.of(map.result(0), 2, INPUTS);
  }

  private static String simplified(String expr) {
    AffineMap map = RangedSimplifier.simplify(AffineMap.parse("(d0, d1) -> (" + expr + ")"), () -> TILES);
    return map.result(0).toString();
  }

  @Test
  void sumsTakeTheEndsOfTheirTerms() {
    assertEquals(new AffineBounds(-197L, -5L), bounds("d0 * -2 + 1"));
    assertEquals(new AffineBounds(null, null), bounds("d0 + d1"));
    assertEquals(new AffineBounds(0L, 12L), bounds("d0 floordiv 8"));
  }

  /** The reference takes 3 for the least value of d0 mod 4, and so drops bounds that matter. */
  @Test
  void remaindersOfAWideRangeStartAtZero() {
    assertEquals(new AffineBounds(0L, 3L), bounds("d0 mod 4"));
    assertEquals(new AffineBounds(3L, 99L), bounds("d0 mod 128"));
    assertEquals(new AffineBounds(0L, 6L), bounds("d1 mod 7"));
  }

  @Test
  void divisionsOfTilesAreCarriedOut() {
    assertEquals("d0 floordiv 8", simplified("(d0 + d1) floordiv 8"));
    assertEquals("d1 mod 4", simplified("(d0 + d1) mod 4"));
    assertEquals("0", simplified("d0 mod 4"));
    assertEquals("d1", simplified("d1 mod 16"));
    assertEquals("d0 mod 8", simplified("d0 mod 8"));
  }
}
