// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NumberSetTest {

  @Test
  void agreesWithBitSets() {
    Random random = new Random(1);
    for (int round = 0; round < 2_000; round++) {
      int range = 1 << random.nextInt(1, 14);
      BitSet a = new BitSet();
      BitSet b = new BitSet();
      NumberSet first = fill(a, range, random);
      NumberSet second = fill(b, range, random);
      check(a, first);
      BitSet both = (BitSet) a.clone();
      both.and(b);
      check(both, first.and(second));
      assertEquals(a.intersects(b), first.meets(second));
      a.or(b);
      check(a, first.or(second));
    }
  }

  @Test
  void sharesWhatIsTheSame() {
    NumberSet all = NumberSet.EMPTY;
    for (int i = 0; i < 1_000; i++) all = all.or(NumberSet.of(i));
    assertSame(all, all.or(NumberSet.of(517)));
    assertSame(all, NumberSet.of(517).or(all));
    assertSame(all, all.or(NumberSet.EMPTY));
    assertSame(all, all.and(all));
  }

  private static NumberSet fill(BitSet bits, int range, Random random) {
    NumberSet set = NumberSet.EMPTY;
    for (int i = random.nextInt(20); i > 0; i--) {
      int number = random.nextInt(range);
      bits.set(number);
      set = random.nextBoolean() ? set.or(NumberSet.of(number)) : NumberSet.of(number).or(set);
    }
    return set;
  }

  private static void check(BitSet expected, NumberSet found) {
    assertEquals(expected.isEmpty(), found.isEmpty());
    assertEquals(expected.cardinality() == 1, found.isSingle());
    if (!expected.isEmpty()) assertEquals(expected.nextSetBit(0), found.first());
    for (int i = 0; i < expected.length() + 70; i++) assertEquals(expected.get(i), found.meets(NumberSet.of(i)));
  }
}
