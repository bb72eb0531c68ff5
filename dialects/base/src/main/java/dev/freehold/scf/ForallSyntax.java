// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@code (%i, %j) in (%n, 4) shared_outs(%o = %t) -> (type) { … }}, or {@code (%i) = (%lb) to (%ub) step (2) { … }}. */
final class ForallSyntax implements OpSyntax<ForallOp> {
  private record Bounds(List<Value> dynamics, Attribute statics) {
    static Bounds parse(OpParser p) {
      List<OpParser.Operand> names = new ArrayList<>();
      DenseArrayAttr statics = DynamicIndexList.parse(p, Delimiter.PAREN, names);
      return new Bounds(p.resolveAll(names, IndexType.INSTANCE), statics);
    }

    static Bounds all(int count, long number) {
      long[] numbers = new long[count];
      Arrays.fill(numbers, number);
      return new Bounds(List.of(), DenseArrayAttr.i64(numbers));
    }
  }

  @Override
  public void parse(OpParser p, OpState<ForallOp> state) {
    List<OpParser.Argument> variables = p.argumentList(Delimiter.PAREN, false, false);
    Bounds lower;
    Bounds upper;
    Bounds steps;
    if (p.accept("in")) {
      upper = Bounds.parse(p);
      lower = Bounds.all(variables.size(), 0);
      steps = Bounds.all(variables.size(), 1);
    } else {
      p.expect("=");
      lower = Bounds.parse(p);
      p.expect("to");
      upper = Bounds.parse(p);
      p.expect("step");
      steps = Bounds.parse(p);
    }
    List<OpParser.Argument> arguments = new ArrayList<>(ScfSyntax.typed(variables, IndexType.INSTANCE));
    state.operandSegments(lower.dynamics, upper.dynamics, steps.dynamics, outputs(p, state, arguments));
    Region body = p.region(arguments);
    Region nothing = new Region();
    p.addBlockIfMissing(nothing);
    p.addTerminatorIfMissing(body, InParallelOp.DEF.state().regions(nothing).at(state.location()));
    state.regions(body);
    state.attr(ForallOp.STATIC_LOWER, lower.statics).attr(ForallOp.STATIC_UPPER, upper.statics).attr(ForallOp.STATIC_STEP, steps.statics);
    p.attrDict(state);
  }

  private static List<Value> outputs(OpParser p, OpState<ForallOp> state, List<OpParser.Argument> arguments) {
    int loc = p.loc();
    if (!p.accept("shared_outs")) return List.of();
    List<OpParser.Operand> names = new ArrayList<>();
    List<OpParser.Operand> outputs = new ArrayList<>();
    ScfSyntax.assignments(p, names, outputs);
    List<Type> types = p.optionalArrowTypeList();
    state.results(types);
    List<Value> resolved = p.resolve(outputs, types, loc);
    arguments.addAll(ScfSyntax.arguments(p, names, types));
    return resolved;
  }

  @Override
  public void print(ForallOp op, OpPrinter out) {
    out.text(" (").operands(op.inductionVariables());
    // As in the reference, operands that are known to be zero or one count as left out.
    if (op.lowerBounds().all(0) && op.steps().all(1)) {
      bounds(") in (", op.upperBounds(), out);
    } else {
      bounds(") = (", op.lowerBounds(), out);
      bounds(") to (", op.upperBounds(), out);
      bounds(") step (", op.steps(), out);
    }
    out.text(")");
    ScfSyntax.printInitialized(op.outputArguments(), op.outputs(), " shared_outs", out);
    out.text(" ");
    if (op.resultCount() > 0) out.text("-> (").types(op.resultTypes()).text(") ");
    out.region(op.region(), false, op.resultCount() > 0);
    out.attrDict(op, ForallOp.STATIC_LOWER, ForallOp.STATIC_UPPER, ForallOp.STATIC_STEP);
  }

  private static void bounds(String lead, MixedValues bounds, OpPrinter out) {
    out.text(lead);
    DynamicIndexList.print(out, bounds.statics(), bounds.dynamics());
  }
}
