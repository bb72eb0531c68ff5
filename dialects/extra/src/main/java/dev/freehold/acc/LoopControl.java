// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** The counters of a loop with their bounds, and its body: {@code control(%i : index) = (%a : index) to (%b : index) step (%c : index) { … }}. */
final class LoopControl {
  static final List<String> BOUNDS = List.of("lowerbound", "upperbound", "step");
  static final String INCLUSIVE = "inclusiveUpperbound";
  private static final List<String> KEYWORDS = List.of("=", "to", "step");

  private LoopControl() {}

  static <O extends Op> void declare(OpDefBuilder<O> op) {
    op.directive("LoopControl", Directive.of(LoopControl::parse, LoopControl::print));
  }

  private static void parse(OpParser p, FormatState<?> state) {
    List<OpParser.Argument> counters = List.of();
    if (p.accept("control")) {
      counters = p.argumentList(Delimiter.PAREN, true, false);
      for (int i = 0; i < BOUNDS.size(); i++) {
        p.expect(KEYWORDS.get(i));
        p.expect("(");
        state.operands(BOUNDS.get(i)).addAll(p.operandList(counters.size()));
        p.expect(":");
        state.types(BOUNDS.get(i)).addAll(p.typeListNoParens());
        p.expect(")");
      }
    }
    state.regions("region").add(p.region(counters));
  }

  private static void print(Op op, OpPrinter out) {
    Block body = op.region().first();
    if (body != null && body.argumentCount() > 0) {
      out.text("control(").list(body.arguments(), counter -> out.operand(counter).text(" : ").type(counter.type())).text(")");
      for (int i = 0; i < BOUNDS.size(); i++) {
        OperandRange values = op.operandSegment(BOUNDS.get(i));
        // The reference writes two spaces in front of the step.
        out.text(i == 2 ? "  " : " ").text(KEYWORDS.get(i)).text(" (").operands(values).text(" : ").typesOf(values).text(")");
      }
      out.text(" ");
    }
    out.region(op.region(), false, true);
  }
}
