// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** The syntax of lists of named constraints: {@code (lhs: %0, rest: variadic %1)}. */
final class NamedValues {
  private static final String VARIADICITY = "variadicity";

  private NamedValues() {}

  /** Constraints that each stand for exactly one thing. */
  static <O extends Op> void declare(OpDefBuilder<O> definition, HandleType type) {
    definition
        .operands("args", type.set())
        .attr("names", AttrSets.STRING_ARRAY)
        .directive("NamedValueList", Directive.of((p, state) -> parse(p, state, false), NamedValues::print))
        .assembly("`` custom<NamedValueList>($args, $names) attr-dict");
  }

  /** Constraints that may stand for none, one or several values. */
  static <O extends Op> void declareWithVariadicity(OpDefBuilder<O> definition) {
    definition
        .operands("args", HandleType.ATTRIBUTE.set())
        .attr("names", AttrSets.STRING_ARRAY)
        .attr(VARIADICITY, VariadicityArrayAttr.SET)
        .directive("NamedValueListWithVariadicity", Directive.of((p, state) -> parse(p, state, true), NamedValues::print))
        .assembly("`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict");
  }

  private static void parse(OpParser p, FormatState<?> state, boolean variable) {
    List<Attribute> names = new ArrayList<>();
    List<Variadicity> variadicities = new ArrayList<>();
    p.commaList(Delimiter.PAREN, () -> {
      names.add(StringAttr.of(p.expectKeyword("")));
      p.expect(":");
      if (variable) variadicities.add(variadicity(p));
      return state.operands("args").add(p.expectOperand());
    });
    state.attr("names", new ArrayAttr(names));
    if (variable) state.attr(VARIADICITY, new VariadicityArrayAttr(variadicities));
  }

  private static Variadicity variadicity(OpParser p) {
    for (Variadicity each : Variadicity.values()) {
      if (p.accept(each.keyword())) return each;
    }
    return Variadicity.SINGLE;
  }

  private static void print(Op op, OpPrinter out) {
    List<String> names = Names.of(op.attr("names", ArrayAttr.class));
    List<Variadicity> variadicities = op.attr(VARIADICITY) instanceof VariadicityArrayAttr array ? array.elements() : null;
    out.text("(");
    for (int i = 0; i < names.size(); i++) {
      out.text(i == 0 ? "" : ", ").text(names.get(i)).text(": ");
      if (variadicities != null && variadicities.get(i) != Variadicity.SINGLE) out.text(variadicities.get(i).keyword()).text(" ");
      out.operand(op.operand(i));
    }
    out.text(")");
  }
}
