// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.Pure;

/** Some bits of a vector: {@code smt.bv.extract %v from 2 : (!smt.bv<8>) -> !smt.bv<3>}. */
public final class ExtractOp extends Op implements Pure {
  /** The reference adds 32-bit integers. */
  private static final long MASK = 0xFFFFFFFFL;

  public static final OpDef<ExtractOp> DEF = OpDef.of("smt.bv.extract", ExtractOp.class, ExtractOp::new)
      .attr("lowBit", AttrSets.I32)
      .operand("input", Types.BIT_VECTOR)
      .result("result", Types.BIT_VECTOR)
      .assembly("$input `from` $lowBit attr-dict `:` functional-type($input, $result)")
      .build();

  private ExtractOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    long first = attr("lowBit", IntegerAttr.class).unsigned().longValue();
    long length = BitVectorType.width(result().type());
    long available = BitVectorType.width(operand("input").type());
    long end = first + length & MASK;
    if (end <= available) return;
    check.error("range to be extracted is too big, expected range starting at index " + first + " of length " + length
        + " requires input width of at least " + end + ", but the input width is only " + available);
  }
}
