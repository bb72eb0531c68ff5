// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.text.AttrParser;

/** A buffer that only its box may free: {@code !ring.box<memref<4xi32>>}. */
public record BoxType(MemRefType content) implements Type {
  static BoxType parse(AttrParser parser) {
    parser.expect("<");
    int place = parser.loc();
    if (!(parser.expectType() instanceof MemRefType content)) throw parser.error(place, "a box holds a ranked memref");
    parser.expect(">");
    return new BoxType(content);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!ring.box<").type(content).text(">");
  }

  @Override
  public String dialect() {
    return "ring";
  }
}
