// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.Iterator;
import java.util.List;

/**
 * A list in square brackets of integers and operands, {@code [%i, 4, 1]}: the operands go to a group, and an array attribute
 * holds the integers, with {@link Shape#DYNAMIC} where an operand stands.
 */
public final class DynamicIndexList {
  private DynamicIndexList() {}

  /** The directive for one group of operands and the array beside it. */
  public static <O extends Op> Directive<O> of(String operands, String statics) {
    return Directive.of((p, state) -> parse(p, state, operands, statics), (op, out) -> print(op, out, operands, statics));
  }

  private static <O extends Op> void parse(OpParser p, FormatState<O> state, String operands, String statics) {
    List<Long> integers = p.commaList(Delimiter.SQUARE, () -> {
      OpParser.Operand operand = p.acceptOperand();
      if (operand == null) return p.expectInteger();
      state.operands(operands).add(operand);
      return Shape.DYNAMIC;
    });
    state.attr(statics, DenseArrayAttr.i64(integers.stream().mapToLong(Long::longValue).toArray()));
  }

  private static void print(Op op, OpPrinter out, String operands, String statics) {
    int slot = 0;
    while (!op.def().operandSlots().get(slot).name().equals(operands)) slot++;
    Iterator<Value> values = op.operandGroup(slot).iterator();
    out.text("[");
    String separator = "";
    for (long integer : ((DenseArrayAttr) op.attr(statics)).longs()) {
      out.text(separator);
      if (Shape.isDynamic(integer)) out.operand(values.next());
      else out.text(Long.toString(integer));
      separator = ", ";
    }
    out.text("]");
  }
}
