// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdlinterp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;

/** The types of the results of an operation that a rewrite makes: {@code -> (%t : !pdl.type)}, or {@code -> <inferred>}. */
final class InterpSyntax {
  private static final String INFERRED = "inferredResultTypes";

  private InterpSyntax() {}

  static void parseResults(OpParser p, FormatState<?> state) {
    if (!p.accept("->")) return;
    if (p.accept("<")) {
      p.expect("inferred");
      p.expect(">");
      state.attr(INFERRED, UnitAttr.INSTANCE);
      return;
    }
    p.expect("(");
    state.operands("inputResultTypes").addAll(p.operandList(Delimiter.NONE));
    p.expect(":");
    state.types("inputResultTypes").addAll(p.typeListNoParens());
    p.expect(")");
  }

  static void printResults(Op op, OpPrinter out) {
    if (op.attr(INFERRED) != null) {
      out.text(" -> <inferred>");
    } else if (!op.operandSegment("inputResultTypes").isEmpty()) {
      out.text(" -> (").operands(op.operandSegment("inputResultTypes")).text(" : ").typesOf(op.operandSegment("inputResultTypes")).text(")");
    }
  }

  static void checkCreated(Op op, Checker check) {
    String name = op.attr("name", StringAttr.class).value();
    if (op.attr(INFERRED) != null && !op.operandSegment("inputResultTypes").isEmpty()) {
      check.error("with inferred results cannot also have explicit result types");
    } else if (op.attr(INFERRED) != null && check.registry().registered(name) == null) {
      check.error("has inferred results, but the created operation '" + name + "' does not support result type inference (or is not registered)");
    }
  }
}
