// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A dictionary is a sorted map that does not change. */
class DictAttrTest {
  /** The order of bytes is not that of {@link String#compareTo}: U+FF5E comes before U+1F600, whose first half is U+D83D. */
  private static final List<String> NAMES = List.of("a", "ab", "b", "Z", "_", "\uFF5E", "\uD83D\uDE00", "é");

  @Test
  void randomChangesAreThoseOfASortedMap() {
    Random random = new Random(1);
    DictAttr dict = DictAttr.EMPTY;
    TreeMap<String, Attribute> model = new TreeMap<>(Utf8.BYTE_ORDER);
    for (int step = 0; step < 2000; step++) {
      DictAttr before = dict;
      Map<String, Attribute> modelBefore = Map.copyOf(model);
      String name = NAMES.get(random.nextInt(NAMES.size()));
      Attribute value = IntegerAttr.i32(random.nextInt(4));
      switch (random.nextInt(5)) {
        case 0 -> {
          dict = dict.without(name);
          model.remove(name);
        }
        case 1 -> {
          String other = NAMES.get(random.nextInt(NAMES.size()));
          dict = dict.without(List.of(name, other));
          model.remove(name);
          model.remove(other);
        }
        case 2 -> {
          dict = dict.only(each -> !each.equals(name));
          model.remove(name);
        }
        case 3 -> {
          Map<String, Attribute> more = Map.of(name, value, "more", value);
          dict = dict.with(DictAttr.of(more)).without("more");
          model.putAll(more);
          model.remove("more");
        }
        default -> {
          dict = dict.with(name, value);
          model.put(name, value);
        }
      }
      assertEquals(List.copyOf(model.keySet()), dict.names());
      assertEquals(List.copyOf(model.values()), dict.values());
      assertEquals(model.get(name), dict.get(name));
      assertEquals(DictAttr.of(model), dict);
      assertEquals(DictAttr.of(model).hashCode(), dict.hashCode());
      assertEquals(DictAttr.of(modelBefore), before, "the old one is as it was");
    }
  }

  @Test
  void namesWithoutValuesAreAbsent() {
    DictAttr dict = DictAttr.of(List.of("b", "a", "c"), IntegerAttr.i32(1), null, UnitAttr.INSTANCE);
    assertEquals(List.of("b", "c"), dict.names());
    assertNull(dict.get("a"));
    assertSame(DictAttr.EMPTY, DictAttr.of(List.of("a"), (Attribute) null));
  }

  @Test
  void changesThatChangeNothingReturnTheSameDictionary() {
    DictAttr dict = DictAttr.of("a", UnitAttr.INSTANCE);
    assertSame(dict, dict.without("b"));
    assertSame(dict, dict.only(name -> true));
    assertSame(dict, dict.with(DictAttr.EMPTY));
    assertSame(dict, DictAttr.EMPTY.with(dict));
    assertSame(DictAttr.EMPTY, dict.without("a"));
    List<String> entries = new ArrayList<>();
    dict.with("b", IntegerAttr.i64(2)).forEach((name, value) -> entries.add(name + AttrText.of(value)));
    assertEquals(List.of("aunit", "b2 : i64"), entries);
  }
}
