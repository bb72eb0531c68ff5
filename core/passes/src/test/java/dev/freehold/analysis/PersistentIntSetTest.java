// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PersistentIntSetTest {

  @Test
  void agreesWithBitSets() {
    Random random = new Random(1);
    for (int round = 0; round < 2_000; round++) {
      int range = 1 << random.nextInt(1, 14);
      BitSet a = new BitSet();
      BitSet b = new BitSet();
      PersistentIntSet first = fill(a, range, random);
      PersistentIntSet second = fill(b, range, random);
      check(a, first);
      BitSet both = (BitSet) a.clone();
      both.and(b);
      check(both, first.and(second));
      assertEquals(both.cardinality(), first.and(second).size());
      assertEquals(a.intersects(b), first.meets(second));
      BitSet rest = (BitSet) a.clone();
      rest.andNot(b);
      check(rest, first.minus(second));
      if (!a.intersects(b)) assertSame(first, first.minus(second));
      assertEquals(a.equals(b), first.equals(second));
      a.or(b);
      check(a, first.or(second));
      assertEquals(first.or(second), second.or(first));
      assertEquals(first.or(second).hashCode(), second.or(first).hashCode());
    }
  }

  @Test
  void sharesWhatIsTheSame() {
    PersistentIntSet all = PersistentIntSet.EMPTY;
    for (int i = 0; i < 1_000; i++) all = all.or(PersistentIntSet.of(i));
    assertSame(all, all.or(PersistentIntSet.of(517)));
    assertSame(all, PersistentIntSet.of(517).or(all));
    assertSame(all, all.or(PersistentIntSet.EMPTY));
    assertSame(all, all.and(all));
    assertSame(all, all.and(all.or(PersistentIntSet.of(1_000_000))));
    assertSame(PersistentIntSet.EMPTY, all.minus(all));
    assertSame(all, all.minus(PersistentIntSet.EMPTY));
    assertSame(all, all.minus(PersistentIntSet.of(1_000_000)));
  }

  private static PersistentIntSet fill(BitSet bits, int range, Random random) {
    PersistentIntSet set = PersistentIntSet.EMPTY;
    for (int i = random.nextInt(20); i > 0; i--) {
      int number = random.nextInt(range);
      bits.set(number);
      set = random.nextBoolean() ? set.or(PersistentIntSet.of(number)) : PersistentIntSet.of(number).or(set);
    }
    return set;
  }

  private static void check(BitSet expected, PersistentIntSet found) {
    assertEquals(expected.isEmpty(), found.isEmpty());
    assertEquals(expected.cardinality() == 1, found.isSingle());
    if (!expected.isEmpty()) assertEquals(expected.nextSetBit(0), found.first());
    for (int i = 0; i < expected.length() + 70; i++) {
      assertEquals(expected.get(i), found.meets(PersistentIntSet.of(i)));
      assertEquals(expected.get(i), found.contains(i));
    }
    List<Integer> elements = new ArrayList<>();
    found.forEach(elements::add);
    assertEquals(expected.stream().boxed().toList(), elements);
  }
}
