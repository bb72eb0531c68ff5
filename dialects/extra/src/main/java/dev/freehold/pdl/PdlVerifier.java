// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.text.Printing;
import java.util.ArrayDeque;
import java.util.Deque;

/** Constraints of patterns, with the messages of the reference. */
final class PdlVerifier {
  private PdlVerifier() {}

  static void constraint(Op op, Checker check) {
    if (op.operandCount() == 0) {
      check.error("expected at least one argument");
      return;
    }
    for (Value result : op.results()) {
      if (RangeType.elementOrSelf(result.type()) != PdlType.OPERATION) continue;
      check.error("returning an operation from a constraint is not supported");
      return;
    }
  }

  static void nativeRewrite(Op op, Checker check) {
    if (op.operandCount() == 0 && op.resultCount() == 0) check.error("expected at least one argument or result");
  }

  static void attribute(Op op, Checker check) {
    boolean hasValue = op.attr("value") != null;
    boolean inRewrite = op.parentOp() instanceof RewriteOp;
    if (!hasValue && inRewrite) check.error("expected constant value when specified within a `pdl.rewrite`");
    else if (hasValue && op.operandCount() > 0) check.error("expected only one of [`type`, `value`] to be set");
    else if (!hasValue) bound(op, check);
  }

  static void operation(Op op, Checker check) {
    boolean inRewrite = op.parentOp() instanceof RewriteOp;
    if (inRewrite && op.attr("opName") == null) {
      check.error("must have an operation name when nested within a `pdl.rewrite`");
      return;
    }
    int names = op.attr("attributeValueNames", ArrayAttr.class).elements().size();
    int values = op.operandSegment("attributeValues").size();
    if (names != values) {
      check.error("expected the same number of attribute values and attribute names, got " + names + " names and " + values + " values");
    } else {
      bound(op, check);
    }
  }

  static void replacement(Op op, Checker check) {
    boolean both = !op.operandSegment("replOperation").isEmpty() && !op.operandSegment("replValues").isEmpty();
    if (both) check.error("expected no replacement values to be provided when the replacement operation is present");
  }

  static void results(Op op, Checker check) {
    Type type = op.result().type();
    if (op.attr("index") != null || type instanceof RangeType) return;
    check.error("expected `pdl.range<value>` result type when no index is specified, but got: " + Printing.quoted(type));
  }

  /** A type, or types, that are not constant are matched. */
  static void type(Op op, Checker check) {
    if (op.properties().isEmpty()) bound(op, check);
  }

  /** An operation that is matched is connected to the root: taking results alone does not count. */
  static void bound(Op op, Checker check) {
    if (!(op.parentOp() instanceof PatternOp)) return;
    Deque<Op> pending = new ArrayDeque<>();
    pending.add(op);
    while (!pending.isEmpty()) {
      for (Value result : pending.pop().results()) {
        for (Use use = result.firstUse(); use != null; use = use.next()) {
          boolean takesResults = use.owner().name().equals("pdl.result") || use.owner().name().equals("pdl.results");
          if (!takesResults) return;
          pending.push(use.owner());
        }
      }
    }
    check.error("expected a bindable user when defined in the matcher body of a `pdl.pattern`");
  }
}
