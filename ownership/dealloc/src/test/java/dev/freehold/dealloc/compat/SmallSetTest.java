// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.ir.Block;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.IndexType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How much is known of the order of a set: all of it, the first elements, or nothing. */
class SmallSetTest {
  private static final Block VALUES = new Block();

  static {
    Rewriter rewriter = new Rewriter(Registry.load());
    for (int i = 0; i < 30; i++) rewriter.addArgument(VALUES, IndexType.INSTANCE, Location.UNKNOWN);
  }

  private static SmallSet set(int... values) {
    SmallSet set = new SmallSet();
    for (int value : values) set.add(VALUES.argument(value));
    return set;
  }

  /** A set that had so many elements that the reference keeps it by address. */
  private static SmallSet hashed(int... values) {
    SmallSet set = set(values);
    SmallSet others = new SmallSet();
    for (int i = 10; i < 30; i++) set.add(VALUES.argument(i));
    for (int i = 10; i < 30; i++) others.add(VALUES.argument(i));
    set.removeAll(others);
    assertEquals(values.length, set.size());
    return set;
  }

  private static List<Integer> known(SmallSet set) {
    return set.known().stream().map(value -> ((Value.Argument) value).index()).toList();
  }

  @Test
  void theLastTakesThePlaceOfWhatIsRemoved() {
    SmallSet set = set(4, 3, 2, 1, 0);
    set.removeAll(set(3));
    assertEquals(List.of(4, 0, 2, 1), known(set));
  }

  @Test
  void nothingIsKnownOfManyNorOfWhatIsLeftOfThem() {
    assertEquals(List.of(), known(hashed(1, 2, 3)));
    assertEquals(List.of(1), known(hashed(1)));
  }

  @Test
  void whatWasThereIsListedBeforeWhatCameInUnknownOrder() {
    SmallSet set = set(5, 4);
    set.addAll(hashed(4, 1, 2));
    assertEquals(4, set.size());
    assertEquals(List.of(5, 4), known(set));
    set.add(VALUES.argument(9));
    assertEquals(List.of(5, 4), known(set));
  }

  @Test
  void oneNewElementIsTheLast() {
    SmallSet set = set(5, 4);
    set.addAll(hashed(4, 5, 1));
    assertEquals(List.of(5, 4, 1), known(set));
  }

  @Test
  void whereAnUnknownElementIsTheLastItIsUnknownWhatTakesAPlace() {
    SmallSet set = set(5, 4, 3);
    set.addAll(hashed(1, 2));
    set.removeAll(set(4));
    assertEquals(4, set.size());
    assertEquals(List.of(5), known(set));
  }

  @Test
  void removalsInUnknownOrderLeaveWhatIsInFront() {
    SmallSet set = set(0, 1, 2, 3, 4, 5);
    set.removeAll(hashed(2, 4));
    assertEquals(4, set.size());
    assertEquals(List.of(0, 1), known(set));
  }

  @Test
  void aCopyOfWhatIsKeptByAddressIsKeptByAddress() {
    SmallSet copy = new SmallSet(hashed(1, 2));
    copy.removeAll(set(2));
    copy.add(VALUES.argument(3));
    assertEquals(List.of(), known(copy));
  }
}
