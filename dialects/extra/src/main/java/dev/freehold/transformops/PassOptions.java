// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.ParseStop;
import java.util.ArrayList;
import java.util.List;

/** Options of a pass, of which some are operands: {@code {"max-iterations" = %n, "top-down" = false}}. */
final class PassOptions {
  private PassOptions() {}

  static <O extends Op> Directive<O> directive() {
    return Directive.of((p, state) -> {
      DictAttr[] options = {DictAttr.EMPTY};
      List<String> names = p.commaList(Delimiter.BRACES, () -> {
        String name = name(p);
        options[0] = options[0].with(name, value(name, p, state.operands("dynamic_options")));
        return name;
      });
      if (options[0].size() < names.size()) throw p.error("duplicate keys found in options dictionary");
      state.attr("options", options[0]);
    }, (op, out) -> print(op, op.attr("options", DictAttr.class), out));
  }

  private static String name(OpParser p) {
    String name = p.acceptKeywordOrString();
    if (name == null) throw p.error("expected key to either be an identifier or a string");
    try {
      p.expect("=");
    } catch (ParseStop stop) {
      throw stop.and(p.error("expected '=' after key in key-value pair"));
    }
    return name;
  }

  private static Attribute value(String name, OpParser p, List<OpParser.Operand> operands) {
    if (p.isNext("[")) return new ArrayAttr(p.commaList(Delimiter.SQUARE, () -> value(name, p, operands)));
    Attribute known = p.acceptAttribute();
    if (known != null) return known;
    operands.add(operand(name, p));
    return new ParamOperandAttr(IntegerAttr.i64(operands.size() - 1));
  }

  private static OpParser.Operand operand(String name, OpParser p) {
    try {
      return p.expectOperand();
    } catch (ParseStop stop) {
      throw stop.and(p.error("expected a valid attribute or operand as value associated to key '" + name + "'"));
    }
  }

  /** Each operand is the value of one option. */
  static void verify(Op op, Checker check) {
    int count = op.operandSegment("dynamic_options").size();
    boolean[] used = new boolean[count];
    DictAttr options = op.attr("options", DictAttr.class);
    for (Attribute value : options.values()) {
      if (!use(value, used, check)) return;
    }
    for (boolean each : used) {
      if (each) continue;
      check.error("a param operand does not have a corresponding param_operand attr in the options dict");
      return;
    }
  }

  private static boolean use(Attribute value, boolean[] used, Checker check) {
    if (value instanceof ArrayAttr array) {
      for (Attribute each : array.elements()) {
        if (!use(each, used, check)) return false;
      }
    }
    if (!(value instanceof ParamOperandAttr operand)) return true;
    long index = operand.index().longValue();
    boolean known = index >= 0 && index < used.length;
    if (known && !used[(int) index]) {
      used[(int) index] = true;
      return true;
    }
    check.error("dynamic option index " + index
        + (known ? " is already used in options" : " is out of bounds for the number of dynamic options: " + used.length));
    return false;
  }

  private static void print(Op op, DictAttr options, OpPrinter out) {
    List<String> names = new ArrayList<>(options.names());
    out.text("{");
    for (int i = 0; i < names.size(); i++) {
      out.text(i > 0 ? ", " : "").quoted(names.get(i)).text(" = ");
      print(op, options.values().get(i), out);
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
