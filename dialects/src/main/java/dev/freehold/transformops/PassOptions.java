// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** Options of a pass, of which some are operands: {@code {"max-iterations" = %n, "top-down" = false}}. */
final class PassOptions {
  private PassOptions() {}

  static <O extends Op> Directive<O> directive() {
    return Directive.of((p, state) -> {
      DictAttr[] options = {DictAttr.EMPTY};
      p.commaList(Delimiter.BRACES, () -> {
        String name = p.acceptKeywordOrString();
        if (name == null) throw p.error("expected key to either be an identifier or a string");
        p.expect("=");
        options[0] = options[0].with(name, value(p, state.operands("dynamic_options")));
        return name;
      });
      state.attr("options", options[0]);
    }, (op, out) -> print(op, (DictAttr) op.attr("options"), out));
  }

  private static Attribute value(OpParser p, List<OpParser.Operand> operands) {
    OpParser.Operand operand = p.acceptOperand();
    if (operand != null) {
      operands.add(operand);
      return new ParamOperandAttr(IntegerAttr.i64(operands.size() - 1));
    }
    return p.isNext("[") ? new ArrayAttr(p.commaList(Delimiter.SQUARE, () -> value(p, operands))) : p.attribute();
  }

  private static void print(Op op, DictAttr options, OpPrinter out) {
    List<String> names = new ArrayList<>(options.names());
    out.text("{");
    for (int i = 0; i < names.size(); i++) {
      out.text(i > 0 ? ", " : "").quoted(names.get(i)).text(" = ");
      print(op, options.get(names.get(i)), out);
    }
    out.text("}");
  }

  private static void print(Op op, Attribute value, OpPrinter out) {
    switch (value) {
      case ParamOperandAttr operand -> out.operand(TransformSyntax.operands(op, "dynamic_options").get((int) operand.index().longValue()));
      case ArrayAttr array -> out.text("[").list(array.elements(), each -> print(op, each, out)).text("]");
      default -> out.attr(value);
    }
  }
}
