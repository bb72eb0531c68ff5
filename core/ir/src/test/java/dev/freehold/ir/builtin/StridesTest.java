// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineFold;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Attribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Where the layout of a memref puts its elements. */
class StridesTest {
  private static final long ANY = Shape.DYNAMIC;

  private static Strides of(Attribute layout, long... sizes) {
    return Strides.of(MemRefType.of(Shape.of(sizes), FloatType.F32, layout, null));
  }

  private static Strides of(String map, long... sizes) {
    return of(AffineMapAttr.of(AffineMap.parse(map)), sizes);
  }

  @Test
  void rowMajorLayoutsHaveNoGaps() {
    assertEquals(new Strides(0, List.of(12L, 4L, 1L)), of((Attribute) null, 2, 3, 4));
    assertEquals(new Strides(0, List.of()), of((Attribute) null));
    assertEquals(new Strides(0, List.of(12L, 4L, 1L)), of((Attribute) null, ANY, 3, 4), "the outermost size does not matter");
    assertEquals(new Strides(0, List.of(ANY, ANY, 1L)), of((Attribute) null, 2, 3, ANY));
    assertEquals(new Strides(0, List.of(ANY, 4L, 1L)), of((Attribute) null, 2, ANY, 4));
  }

  @Test
  void stridedLayoutsSayTheirStrides() {
    assertEquals(new Strides(5, List.of(ANY, 2L)), of(StridedLayoutAttr.of(5, List.of(ANY, 2L)), 2, 3));
    assertEquals(2, of(StridedLayoutAttr.of(5, List.of(ANY, 2L)), 2, 3).stride(1));
    assertNull(of(StringAttr.of("a layout of a dialect"), 2, 3));
  }

  @Test
  void mapsAreStridedIfTheyAreLinearInTheDimensions() {
    assertEquals(new Strides(7, List.of(5L, 1L)), of("(d0, d1) -> (d0 * 5 + d1 + 7)", 2, 3));
    assertEquals(new Strides(ANY, List.of(ANY, 6L)), of("(d0, d1)[s0] -> (d0 * s0 + s0 + d1 * 2 * 3)", 2, 3));
    assertEquals(new Strides(0, List.of(3L, 0L)), of("(d0, d1) -> (d0 + d0 * 2)", 2, 3));
    assertNull(of("(d0) -> (d0 floordiv 2)", 4));
    assertNull(of("(d0) -> (d0 mod 2)", 4));
    assertNull(of("(d0, d1) -> (d0, d1 + 1)", 4, 4));
  }

  /** What a random sum of products is worth in a point is what offset and strides say. */
  @Test
  void stridesOfRandomMapsGiveTheSamePositions() {
    Random random = new Random(1);
    for (int i = 0; i < 300; i++) {
      int rank = random.nextInt(1, 4);
      AffineExpr sum = AffineExpr.constant(random.nextInt(10));
      for (int terms = random.nextInt(6); terms > 0; terms--) {
        AffineExpr term = AffineExpr.dim(random.nextInt(rank)).plus(random.nextInt(3)).times(random.nextInt(-3, 5));
        sum = random.nextBoolean() ? sum.plus(term) : sum.plus(term.times(random.nextInt(1, 4)));
      }
      AffineMap map = AffineMap.of(rank, 0, sum);
      Strides strides = of(AffineMapAttr.of(map), 4, 4, 4);
      if (map.isIdentity()) continue;
      List<Long> point = new ArrayList<>();
      long position = strides.offset();
      for (int d = 0; d < rank; d++) {
        point.add((long) random.nextInt(4));
        position += point.get(d) * strides.stride(d);
      }
      assertTrue(!Shape.isDynamic(strides.offset()) && !strides.strides().contains(ANY), map::toString);
      assertEquals(AffineFold.of(map, point).constants(), List.of(position), map::toString);
    }
  }
}
