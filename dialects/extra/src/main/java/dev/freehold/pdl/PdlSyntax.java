// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;

/** Parsing and printing that operations of both dialects share. */
public final class PdlSyntax {
  private PdlSyntax() {}

  /** Named attributes: {@code {"a" = %0}}, nothing where there are none. */
  public static <O extends Op> Directive<O> attributes(String values, String names) {
    return Directive.of((p, state) -> parseAttributes(values, names, p, state), (op, out) -> printAttributes(op, values, names, out));
  }

  private static void parseAttributes(String values, String names, OpParser p, FormatState<?> state) {
    List<Attribute> read = new ArrayList<>();
    if (p.accept("{")) {
      do {
        read.add(p.attribute(StringAttr.class, NoneType.INSTANCE));
        p.expect("=");
        state.operands(values).add(p.expectOperand());
      } while (p.accept(","));
      p.expect("}");
    }
    state.attr(names, new ArrayAttr(read));
  }

  private static void printAttributes(Op op, String values, String names, OpPrinter out) {
    List<Attribute> written = op.attr(names, ArrayAttr.class).elements();
    if (written.isEmpty()) return;
    List<? extends Value> group = op.operandSegment(values);
    out.text(" {");
    for (int i = 0; i < written.size(); i++) {
      out.text(i > 0 ? ", " : "").attr(written.get(i)).text(" = ").operand(group.get(i));
    }
    out.text("}");
  }

  /** The type of a range, which the text has where the range is empty and no elements give it. */
  public static <O extends Op> Directive<O> rangeType() {
    return Directive.of((p, state) -> {
      List<Type> arguments = state.types("arguments");
      if (arguments.isEmpty()) {
        p.expect(":");
        state.types("result").add(p.expectType());
      } else {
        state.types("result").add(new RangeType(RangeType.elementOrSelf(arguments.getFirst())));
      }
    }, (op, out) -> {
      if (op.operandCount() == 0) out.text(": ").type(op.result().type());
    });
  }

  /** The types of the results, which the text leaves out where there can only be one. */
  static <O extends Op> Directive<O> resultsType() {
    return Directive.of((p, state) -> {
      if (state.state().attr("index") == null) {
        state.types("val").add(new RangeType(PdlType.VALUE));
      } else {
        p.expect("->");
        state.types("val").add(p.expectType());
      }
    }, (op, out) -> {
      if (op.attr("index") != null) out.text(" -> ").type(op.result().type());
    });
  }

  /** Checks that a range is made of what it may hold. */
  public static void checkElements(Op op, Checker check) {
    Type element = RangeType.elementOrSelf(op.result().type());
    for (Value value : op.operands()) {
      Type found = RangeType.elementOrSelf(value.type());
      if (found.equals(element)) continue;
      check.error("expected operand to have element type " + Printing.quoted(element) + ", but got "
          + Printing.quoted(found));
      return;
    }
  }
}
