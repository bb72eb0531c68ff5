// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class UnregisteredDefsTest {
  private static final int COUNT = 5000;

  private static List<OpDef<UnregisteredOp>> definitions(UnregisteredDefs defs) {
    return IntStream.range(0, COUNT).mapToObj(i -> defs.get("foo.op" + i)).toList();
  }

  @Test
  void aNameHasOneDefinitionAsLongAsSomebodyHasIt() {
    UnregisteredDefs defs = new UnregisteredDefs();
    List<OpDef<UnregisteredOp>> kept = definitions(defs);
    System.gc();
    List<OpDef<UnregisteredOp>> again = definitions(defs);
    for (int i = 0; i < COUNT; i++) assertSame(kept.get(i), again.get(i));
    assertEquals("foo.op7", again.get(7).name());
  }

  @Test
  void definitionsThatNobodyHasGo() {
    UnregisteredDefs defs = new UnregisteredDefs();
    assertEquals(COUNT, definitions(defs).size());
    for (int i = 0; i < 100 && defs.size() >= COUNT; i++) {
      System.gc();
      defs.get("bar.op" + i);      // takes out what has been collected
    }
    assertTrue(defs.size() < COUNT, () -> defs.size() + " definitions");
  }
}
