// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import java.util.LinkedHashMap;
import java.util.Map;

/** How a matrix lies in memory: {@code #xegpu.mem_layout<block = [8, 8], stride = [1, 16]>}. */
record MemLayoutAttr(DictAttr entries) implements Attribute {

  static MemLayoutAttr parse(AttrParser p) {
    p.expect("<");
    Map<String, Attribute> entries = new LinkedHashMap<>();
    while (!p.isNext(">")) {
      int loc = p.loc();
      String name = p.expectKeyword("");
      p.expect("=");
      if (entries.put(name, p.attribute()) != null) throw p.error(loc, "duplicated key in mem_layout attribute");
      if (!p.accept(",")) break;
    }
    p.expect(">");
    return new MemLayoutAttr(DictAttr.of(entries));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#xegpu.mem_layout<").list(entries.names(), name -> out.text(name).text(" = ").attr(entries.get(name))).text(">");
  }

  @Override
  public String dialect() {
    return "xegpu";
  }
}
