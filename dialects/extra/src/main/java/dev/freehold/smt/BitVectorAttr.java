// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;
import java.math.BigInteger;

/** Known bits, {@code #smt.bv<5> : !smt.bv<4>}; the value is that of two's complement. */
record BitVectorAttr(BitVectorType type, BigInteger value) implements Attribute {
  static final AttrSet SET = AttrSets.plain("", BitVectorAttr.class);

  static BitVectorAttr parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    BigInteger value = p.acceptInteger();
    if (value == null) throw p.error("expected integer value");
    p.expect(">");
    if (!(p.selfType() instanceof BitVectorType type)) throw p.error(loc, "explicit bit-vector type required");
    int needed = value.signum() < 0 ? value.bitLength() + 1 : value.bitLength();
    if (needed > type.width()) throw p.error(loc, "integer value out of range for given bit-vector type " + Printing.quoted(type));
    boolean wraps = needed == type.width() && value.signum() > 0;
    return new BitVectorAttr(type, wraps ? value.subtract(BigInteger.ONE.shiftLeft(needed)) : value);
  }

  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    out.text("#smt.bv<" + value + ">");
  }

  @Override
  public String dialect() {
    return "smt";
  }
}
