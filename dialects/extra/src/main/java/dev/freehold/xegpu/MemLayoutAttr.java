// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a matrix lies in memory: {@code #xegpu.mem_layout<block = [8, 8], stride = [1, 16]>}. */
record MemLayoutAttr(DictAttr entries) implements Attribute {

  static MemLayoutAttr parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    Map<String, Attribute> entries = new LinkedHashMap<>();
    do {
      String name = name(p, loc);
      if (entries.containsKey(name)) throw p.error(loc, "duplicate key '" + name + " in mem layout attribute");
      p.expect("=");
      entries.put(name, p.attribute());
    } while (p.accept(","));
    p.expect(">");
    return new MemLayoutAttr(DictAttr.of(entries));
  }

  private static String name(AttrParser p, int loc) {
    try {
      return p.expectKeyword("");
    } catch (ParseStop stop) {
      throw stop.and(p.error(loc, "expected valid attribute name"));
    }
  }

  /** The integers under a name; null where there are none. */
  long @Nullable [] numbers(String name) {
    if (!(entries.get(name) instanceof ArrayAttr array) || !array.elements().stream().allMatch(IntegerAttr.class::isInstance)) return null;
    return array.elements().stream().mapToLong(number -> ((IntegerAttr) number).longValue()).toArray();
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#xegpu.mem_layout<").list(entries.names(), name -> out.text(name).text(" = ").attr(Objects.requireNonNull(entries.get(name), name)))
        .text(">");
  }

  @Override
  public String dialect() {
    return "xegpu";
  }
}
