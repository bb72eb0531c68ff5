// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Traits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is known of shapes with unknown extents holds whatever the extents are. */
class ShapesTest {
  private static final long ANY = Shape.DYNAMIC;
  private static final long[] EXTENTS = {1, 2, 3};

  private static long[] random(Random random, int most) {
    long[] sizes = new long[random.nextInt(most + 1)];
    for (int i = 0; i < sizes.length; i++) sizes[i] = random.nextInt(3) == 0 ? ANY : EXTENTS[random.nextInt(EXTENTS.length)];
    return sizes;
  }

  /** The shapes at run time: each unknown extent may be any of a few. */
  private static List<long[]> instances(long[] shape) {
    List<long[]> all = new ArrayList<>(List.of(shape));
    for (int i = 0; i < shape.length; i++) {
      if (shape[i] != ANY) continue;
      List<long[]> more = new ArrayList<>();
      for (long[] each : all) {
        for (long extent : EXTENTS) {
          long[] known = each.clone();
          known[i] = extent;
          more.add(known);
        }
      }
      all = more;
    }
    return all;
  }

  @Test
  void shapesAreCompatibleIfTheyMayBeEqualAtRunTime() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      long[] a = random(random, 3);
      long[] b = random(random, 3);
      boolean expected = instances(a).stream().anyMatch(x -> instances(b).stream().anyMatch(y -> Arrays.equals(x, y)));
      assertEquals(expected, Shape.of(a).isCompatible(Shape.of(b)), () -> Arrays.toString(a) + Arrays.toString(b));
      TensorType left = TensorType.of(Shape.of(a), FloatType.F32);
      MemRefType right = MemRefType.of(Shape.of(b), FloatType.F32);
      assertEquals(expected, Traits.shapesAgree(left, right));
    }
    assertTrue(Traits.shapesAgree(UnrankedTensorType.of(FloatType.F32), TensorType.of(Shape.of(1), FloatType.F32)));
    assertFalse(Traits.shapesAgree(UnrankedTensorType.of(FloatType.F32), FloatType.F32));
  }

  /** The extents of two known shapes together; null where one is repeated that is not 1. */
  private static long[] broadcast(long[] a, long[] b) {
    long[] both = new long[Math.max(a.length, b.length)];
    for (int fromEnd = 1; fromEnd <= both.length; fromEnd++) {
      long x = fromEnd > a.length ? 1 : a[a.length - fromEnd];
      long y = fromEnd > b.length ? 1 : b[b.length - fromEnd];
      if (x != y && x != 1 && y != 1) return null;
      both[both.length - fromEnd] = x == 1 ? y : x;
    }
    return both;
  }

  @Test
  void broadcastingFailsOnlyWhereItFailsForAllExtents() {
    Random random = new Random(2);
    int together = 0;
    for (int i = 0; i < 2000; i++) {
      long[] a = random(random, 3);
      long[] b = random(random, 3);
      Set<List<Long>> possible = new HashSet<>();
      for (long[] x : instances(a)) {
        for (long[] y : instances(b)) {
          long[] both = broadcast(x, y);
          if (both != null) possible.add(Arrays.stream(both).boxed().toList());
        }
      }
      long[] found = Broadcasting.together(a, b);
      assertEquals(possible.isEmpty(), found == null, () -> Arrays.toString(a) + Arrays.toString(b));
      assertArrayEquals(found, Broadcasting.together(b, a));
      if (found == null) continue;
      together++;
      for (List<Long> each : possible) {
        long[] sizes = each.stream().mapToLong(Long::longValue).toArray();
        assertTrue(Shape.of(found).isCompatible(Shape.of(sizes)), () -> Arrays.toString(a) + Arrays.toString(b) + each);
      }
    }
    assertTrue(together > 500, together + " of the shapes fit");
    assertNull(Broadcasting.together(new long[] {2}, new long[] {3}));
  }

  @Test
  void shapesCertainlyFitIfTheyFitForAllExtents() {
    Random random = new Random(3);
    int certain = 0;
    for (int i = 0; i < 2000; i++) {
      long[] a = random(random, 2);
      long[] b = random(random, 2);
      boolean all = true;
      for (long[] x : instances(a)) {
        for (long[] y : instances(b)) all &= broadcast(x, y) != null;
      }
      assertEquals(all, Broadcasting.certainlyFit(List.of(a, b)), () -> Arrays.toString(a) + Arrays.toString(b));
      if (all) certain++;
    }
    assertTrue(certain > 200, certain + " of the shapes fit");
    assertFalse(Broadcasting.certainlyFit(List.of(new long[] {2}, new long[] {1}, new long[] {3})));
  }

  @Test
  void dynamicSizesAreCounted() {
    Shape shape = Shape.of(ANY, 4, ANY, 5, ANY);
    assertEquals(3, shape.dynamicCount());
    assertEquals(0, shape.dynamicIndex(0));
    assertEquals(1, shape.dynamicIndex(2));
    assertEquals(2, shape.dynamicIndex(4));
    assertFalse(shape.isStatic());
    assertTrue(Shape.SCALAR.isStatic());
  }

  @Test
  void collapsedDimensionsHaveTheProductOfTheirSizes() {
    assertEquals(Shape.of(6, 4), Shape.of(2, 3, 4).collapsed(List.of(List.of(0, 1), List.of(2))));
    assertEquals(Shape.of(ANY, 1), Shape.of(0, ANY).collapsed(List.of(List.of(0, 1), List.of())));
  }

  @Test
  void dimensionsAreDistinctAndInRange() {
    assertTrue(Shape.areDimensions(new long[] {2, 0, 1}, 3));
    assertTrue(Shape.areDimensions(new long[] {2}, 3));
    assertFalse(Shape.areDimensions(new long[] {1, 1}, 3));
    assertFalse(Shape.areDimensions(new long[] {3}, 3));
    assertFalse(Shape.areDimensions(new long[] {-1}, 3));
  }

  @Test
  void shapesAreComparedBySizes() {
    assertEquals(Shape.of(2, ANY), Shape.of(2, ANY));
    assertEquals(Shape.of(2, ANY).hashCode(), Shape.of(2, ANY).hashCode());
    assertFalse(Shape.of(2).equals(Shape.of(2, 1)));
    long[] sizes = {2, 3};
    Shape shape = Shape.of(sizes);
    sizes[0] = 7;
    shape.toArray()[1] = 8;
    assertEquals(Shape.of(2, 3), shape, "a shape does not change");
    assertEquals("2x?", AttrText.of(Shape.of(2, ANY)));
    assertEquals("", AttrText.of(Shape.SCALAR));
  }
}
