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
 * A list in brackets of integers and operands, {@code [%i, 4, 1]}: the operands go to a group, and an array attribute
 * holds the integers, with {@link Shape#DYNAMIC} where an operand stands.
 */
public final class DynamicIndexList {
  private DynamicIndexList() {}

  /** The directive for one group of operands and the array beside it. */
  public static <O extends Op> Directive<O> of(String operands, String statics) {
    return Directive.of((p, state) -> parse(p, state, operands, statics), (op, out) -> print(op, out, operands, statics));
  }

  private static <O extends Op> void parse(OpParser p, FormatState<O> state, String operands, String statics) {
    state.attr(statics, parse(p, Delimiter.SQUARE, state.operands(operands)));
  }

  /** Reads a list: adds the operands to {@code operands}, and answers the integers. */
  public static DenseArrayAttr parse(OpParser p, Delimiter brackets, List<OpParser.Operand> operands) {
    List<Long> integers = p.commaList(brackets, () -> {
      OpParser.Operand operand = p.acceptOperand();
      if (operand == null) return p.expectInteger();
      operands.add(operand);
      return Shape.DYNAMIC;
    });
    return DenseArrayAttr.i64(integers.stream().mapToLong(Long::longValue).toArray());
  }

  private static void print(Op op, OpPrinter out, String operands, String statics) {
    int slot = 0;
    while (!op.def().operandSlots().get(slot).name().equals(operands)) slot++;
    out.text("[");
    print(out, ((DenseArrayAttr) op.attr(statics)).longs(), op.operandGroup(slot));
    out.text("]");
  }

  /** Writes a list without its brackets. */
  public static void print(OpPrinter out, long[] statics, List<? extends Value> dynamics) {
    Iterator<? extends Value> values = dynamics.iterator();
    String separator = "";
    for (long integer : statics) {
      out.text(separator);
      if (Shape.isDynamic(integer)) out.operand(values.next());
      else out.text(Long.toString(integer));
      separator = ", ";
    }
  }
}
