// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.TypeSet;
import org.junit.jupiter.api.Test;

/** What is asked of shapes, and sets of the types that have one. */
class ShapedTypesTest {
  private static final long HUGE = 1L << 40;

  @Test
  void zeroMakesEveryProductZero() {
    assertEquals(0, Shape.of(HUGE, HUGE, 0).elementCount());
    assertEquals(0, Shape.of(0, HUGE, HUGE).elementCount());
    assertEquals(-1, Shape.of(HUGE, HUGE).elementCount());
    assertEquals(-1, Shape.of(0, Shape.DYNAMIC).elementCount());
    assertEquals(24, Shape.of(2, 3, 4).elementCount());
    assertEquals(1, Shape.SCALAR.elementCount());
  }

  @Test
  void setsWithoutElementsHoldAnyElements() {
    TypeSet lines = TypeSets.memRefOfRank(1);
    assertTrue(lines.contains(MemRefType.of(Shape.of(4), FloatType.F32)));
    assertFalse(lines.contains(MemRefType.of(Shape.of(4, 4), FloatType.F32)));
    assertEquals("1D memref of any type values", lines.description());
    assertFalse(TypeSets.memRefOfRank(1, TypeSets.INDEX).contains(MemRefType.of(Shape.of(4), FloatType.F32)));
  }
}
