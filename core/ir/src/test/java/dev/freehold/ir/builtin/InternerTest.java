// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.Type;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InternerTest {
  private static final int COUNT = 20_000;

  private static List<Type> types() {
    return IntStream.range(0, COUNT).<Type>mapToObj(i -> FunctionType.of(List.of(IntegerType.of(i + 1)), List.of())).toList();
  }

  @Test
  void equalTypesAreOneAsLongAsSomebodyHasThem() {
    List<Type> kept = types();
    System.gc();
    List<Type> again = types();
    for (int i = 0; i < COUNT; i++) assertSame(kept.get(i), again.get(i));
  }

  @Test
  void typesThatNobodyHasGo() {
    assertEquals(COUNT, types().size());
    for (int i = 0; i < 100 && Interner.size() >= COUNT; i++) {
      System.gc();
      IntegerType.of(100_000 + i);      // takes out what has been collected
    }
    assertTrue(Interner.size() < COUNT, () -> Interner.size() + " types");
  }
}
