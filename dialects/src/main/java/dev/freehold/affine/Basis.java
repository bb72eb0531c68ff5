// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
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

/** The sizes of a shape, in the operations that convert between an index and those of a shape: numbers and operands, {@code (2, %n)}. */
final class Basis {
  private Basis() {}

  static boolean verify(long[] basis, int operands, Checker check) {
    int dynamic = 0;
    for (long size : basis) {
      if (Shape.isDynamic(size)) dynamic++;
    }
    if (dynamic == operands) return true;
    check.error("mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry)"
        + " -- this can only happen due to an incorrect fold/rewrite");
    return false;
  }

  /** The directive for the operands and the array beside them. */
  static <O extends Op> Directive<O> syntax(String operands, String statics) {
    return Directive.of((p, state) -> parse(p, state, operands, statics), (op, out) -> print(op, out, statics));
  }

  private static <O extends Op> void parse(OpParser p, FormatState<O> state, String operands, String statics) {
    List<Long> sizes = p.commaList(Delimiter.PAREN, () -> {
      OpParser.Operand operand = p.acceptOperand();
      if (operand == null) return p.expectInteger();
      state.operands(operands).add(operand);
      return Shape.DYNAMIC;
    });
    state.attr(statics, DenseArrayAttr.i64(sizes.stream().mapToLong(Long::longValue).toArray()));
  }

  private static void print(Op op, OpPrinter out, String statics) {
    Iterator<Value> values = op.operandGroup(1).iterator();
    out.text("(");
    String separator = "";
    for (long size : ((DenseArrayAttr) op.attr(statics)).longs()) {
      out.text(separator);
      if (Shape.isDynamic(size)) out.operand(values.next());
      else out.text(Long.toString(size));
      separator = ", ";
    }
    out.text(")");
  }
}
