// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The clauses of loops about variables for vectorization: how they are aligned, and that they are linear. */
final class VectorClauses {
  static final String ALIGNED = "`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)`";
  static final String LINEAR = "`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`";

  private VectorClauses() {}

  /** Must be the first operands of the operation. */
  static <O extends Op> OpDefBuilder<O> aligned(OpDefBuilder<O> op) {
    return op.operands("aligned_vars", Clauses.POINTER).optionalAttr("alignments", AttrSets.I64_ARRAY)
        .directive("AlignedClause", Directive.of(VectorClauses::parseAligned, VectorClauses::printAligned));
  }

  private static <O extends Op> void parseAligned(OpParser p, FormatState<O> state) {
    List<Attribute> alignments = new ArrayList<>();
    do {
      state.operands("aligned_vars").add(p.expectOperand());
      p.expect(":");
      state.types("aligned_vars").add(p.expectType());
      p.expect("->");
      alignments.add(p.attribute());
    } while (p.accept(","));
    state.attr("alignments", ArrayAttr.of(alignments));
  }

  private static void printAligned(Op op, OpPrinter out) {
    List<? extends Value> variables = op.operandSegment("aligned_vars");
    for (int i = 0; i < variables.size(); i++) {
      out.text(i == 0 ? "" : ", ").operand(variables.get(i)).text(" : ").type(variables.get(i).type());
      out.text(" -> ").attr(op.attr("alignments", ArrayAttr.class).get(i));
    }
  }

  /** The variables are the operands of a segment, and their steps those of the next one. */
  static <O extends Op> OpDefBuilder<O> linear(OpDefBuilder<O> op, int group) {
    return op.operands("linear_vars", TypeSet.ANY).operands("linear_step_vars", TypeSets.I32).optionalAttr("linear_var_types", AttrSets.ARRAY)
        .directive("LinearClause", Directive.of(VectorClauses::parseLinear, (each, out) -> printLinear(each, group, out)));
  }

  private static <O extends Op> void parseLinear(OpParser p, FormatState<O> state) {
    do {
      state.operands("linear_vars").add(p.expectOperand());
      p.expect("=");
      state.operands("linear_step_vars").add(p.expectOperand());
      p.expect(":");
      state.types("linear_vars").add(p.expectType());
    } while (p.accept(","));
  }

  private static void printLinear(Op op, int group, OpPrinter out) {
    List<? extends Value> variables = op.operandSegment(group);
    List<? extends Value> steps = op.operandSegment(group + 1);
    for (int i = 0; i < variables.size(); i++) {
      out.text(i == 0 ? "" : ", ").operand(variables.get(i)).text(" = ").operand(steps.get(i));
      out.text(" : ").type(variables.get(i).type());
    }
  }

  /** Each aligned variable has one alignment. */
  static void verifyAligned(Op op, Checker check) {
    List<? extends Value> variables = op.operandSegment("aligned_vars");
    List<Attribute> alignments = ClauseChecks.elements(op, "alignments");
    String fault = variables.size() == alignments.size() && (variables.isEmpty() != op.hasAttr("alignments")) ? null
        : variables.isEmpty() ? "unexpected alignment values attribute" : "expected as many alignment values as aligned variables";
    if (fault == null && repeats(variables)) fault = "aligned variable used more than once";
    for (int i = 0; fault == null && i < alignments.size(); i++) {
      if (((IntegerAttr) op.attr("alignments", ArrayAttr.class).get(i)).value().signum() <= 0) fault = "alignment should be greater than 0";
    }
    if (fault != null) check.error(fault);
  }

  /** Each linear variable has a type. */
  static void verifyLinear(Op op, Checker check) {
    int variables = op.operandSegment("linear_vars").size();
    if (check.failed() || variables == 0 || !(op.attr("linear_var_types") instanceof ArrayAttr types) || types.size() == variables) return;
    check.plainError("Ill-formed type attributes for linear variables");
  }

  /** No variable is named twice. */
  static void verifyNontemporal(Op op, Checker check) {
    if (!check.failed() && repeats(op.operandSegment("nontemporal_vars"))) check.error("nontemporal variable used more than once");
  }

  private static boolean repeats(List<? extends Value> variables) {
    Set<Value> seen = ClauseChecks.noValues();
    for (Value variable : variables) {
      if (!seen.add(variable)) return true;
    }
    return false;
  }
}
