// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.math.BigInteger;

/** A vector several times in a row: {@code smt.bv.repeat 3 times %v : !smt.bv<4>}. */
public final class RepeatOp extends Op implements Pure {
  private static final int MAX_BITS = 63;

  public static final OpDef<RepeatOp> DEF = OpDef.of("smt.bv.repeat", RepeatOp.class, RepeatOp::new)
      .operand("input", Types.BIT_VECTOR)
      .result("result", Types.BIT_VECTOR)
      .syntax(OpSyntax.of(RepeatOp::parse, RepeatOp::print))
      .build();

  private RepeatOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<RepeatOp> state) {
    int countLoc = p.loc();
    BigInteger count = p.acceptInteger();
    if (count == null) throw p.error("expected integer value");
    p.expect("times");
    if (count.signum() <= 0) throw p.error(countLoc, "integer must be positive");
    int inputLoc = p.loc();
    OpParser.Operand operand = p.expectOperand();
    p.attrDict(state);
    p.expect(":");
    Type type = p.expectType();
    Value input = p.resolve(operand, type);
    if (!(type instanceof BitVectorType bits)) throw p.error(inputLoc, "input must have bit-vector type");
    if (count.bitLength() > MAX_BITS) throw p.error(countLoc, "integer must fit into " + MAX_BITS + " bits");
    BigInteger width = count.multiply(BigInteger.valueOf(bits.width()));
    if (width.bitLength() > MAX_BITS) {
      throw p.error(countLoc, "result bit-width (provided integer times bit-width of the input type) must fit into " + MAX_BITS + " bits");
    }
    state.operands(input).results(new BitVectorType(width.longValue()));
  }

  private static void print(RepeatOp op, OpPrinter out) {
    long count = BitVectorType.width(op.result().type()) / BitVectorType.width(op.operand("input").type());
    out.text(" " + count + " times ").operand(op.operand("input")).attrDict(op).text(" : ").type(op.operand("input").type());
  }

  @Override
  protected void verify(Checker check) {
    boolean fits = BitVectorType.width(result().type()) % BitVectorType.width(operand("input").type()) == 0;
    if (!fits) check.error("result bit-vector width must be a multiple of the input bit-vector width");
  }
}
