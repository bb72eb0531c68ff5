// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.math.BigInteger;
import java.util.function.BiConsumer;

/**
 * An integer of any size: {@code smt.int.constant -5}. The attribute holds it in two's complement, in a type without sign that has room for
 * the digits of the text.
 */
public final class IntConstantOp extends Op implements ConstantLike, NamesResults, Pure {
  private static final int DIGIT_BITS = 4;

  public static final OpDef<IntConstantOp> DEF = OpDef.of("smt.int.constant", IntConstantOp.class, IntConstantOp::new)
      .attr("value", AttrSets.INTEGER)
      .result("result", Types.INT)
      .syntax(OpSyntax.of(IntConstantOp::parse, IntConstantOp::print))
      .build();

  private IntConstantOp(OpState<?> state) {
    super(state);
  }

  @Override
  public Attribute value() {
    return attr("value", Attribute.class);
  }

  private BigInteger number() {
    IntegerAttr attr = (IntegerAttr) value();
    BigInteger bits = attr.unsigned();
    int width = IntegerAttr.width(attr.type());
    return width > 0 && bits.testBit(width - 1) ? bits.subtract(BigInteger.ONE.shiftLeft(width)) : bits;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "c" + number());
  }

  private static void parse(OpParser p, OpState<IntConstantOp> state) {
    int loc = p.loc();
    BigInteger value = p.acceptInteger();
    if (value == null) throw p.error("expected integer value");
    boolean isHex = p.source().text(loc, p.loc()).contains("0x");
    IntegerType type = IntegerType.of(width(value.abs(), isHex ? 16 : 10), IntegerType.Signedness.UNSIGNED);
    state.prop("value", IntegerAttr.of(type, value)).results(Types.INT_TYPE);
    p.attrDict(state);
  }

  /** Four bits for each digit, and one if the highest of them is set. */
  private static int width(BigInteger size, int radix) {
    if (size.signum() == 0) return Long.SIZE;
    int width = DIGIT_BITS * size.toString(radix).length();
    return size.bitLength() == width ? width + 1 : width;
  }

  private static void print(IntConstantOp op, OpPrinter out) {
    out.text(" " + op.number()).attrDict(op, "value");
  }
}
