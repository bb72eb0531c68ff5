// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;

/** So many bits: {@code !smt.bv<8>}. */
record BitVectorType(long width) implements Type {

  static BitVectorType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    long width = Parameters.read(p, "BitVectorType", "width", "int64_t", p::expectInteger);
    p.expect(">");
    if (width <= 0) throw p.error(loc, "bit-vector must have at least a width of one");
    return new BitVectorType(width);
  }

  static long width(Type bits) {
    return ((BitVectorType) bits).width;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!smt.bv<" + width + ">");
  }

  @Override
  public String dialect() {
    return "smt";
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
