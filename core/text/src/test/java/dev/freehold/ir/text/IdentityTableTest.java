// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of objects. */
class IdentityTableTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 16, 17, 1000, 20_000})
  void eachObjectHasTheNumberThatItGotLast(int count) {
    Random random = new Random(count);
    List<Object> objects = new ArrayList<>();
    for (int i = 0; i < count; i++) objects.add(new String("equal"));
    IdentityTable table = new IdentityTable();
    Map<Object, Integer> expected = new IdentityHashMap<>();
    for (int i = 0; i < 2 * count; i++) {
      Object object = objects.get(random.nextInt(count));
      int number = random.nextInt();
      table.put(object, number);
      expected.put(object, number);
    }
    for (Object object : objects) {
      assertEquals(expected.containsKey(object), table.contains(object));
      assertEquals(expected.getOrDefault(object, IdentityTable.ABSENT), table.get(object));
    }
    assertFalse(table.contains("equal"));
  }
}
