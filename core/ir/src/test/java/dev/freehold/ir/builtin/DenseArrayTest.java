// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DenseArrayTest {
  @Test
  void holdsWhatWasGiven() {
    Random random = new Random(3);
    for (int round = 0; round < 2_000; round++) {
      int range = random.nextBoolean() ? 4 : Integer.MAX_VALUE;
      int[] numbers = random.ints(random.nextInt(6), range == 4 ? 0 : -range, range).toArray();
      DenseArrayAttr array = DenseArrayAttr.i32(numbers);
      assertArrayEquals(numbers, array.ints());
      List<BigInteger> bits = Arrays.stream(numbers).mapToObj(BigInteger::valueOf).toList();
      assertEquals(DenseArrayAttr.of(IntegerType.I32, bits), array);
      assertNotEquals(DenseArrayAttr.i64(Arrays.stream(numbers).asLongStream().toArray()), array);
    }
  }

  @Test
  void sizesOfSegmentsAreShared() {
    for (int code = 0; code < 1_000; code++) {
      int[] sizes = {code % 4, code / 4 % 4, code / 16 % 4};
      assertSame(DenseArrayAttr.i32(sizes), DenseArrayAttr.i32(sizes.clone()));
      assertArrayEquals(new int[] {0, sizes[0], sizes[0] + sizes[1], sizes[0] + sizes[1] + sizes[2]}, DenseArrayAttr.i32(sizes).bounds());
    }
  }
}
