// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Blocks that one of several threads runs; the others get what it computes: {@code omp.single copyprivate(%p -> @copy : !llvm.ptr) { … }}. */
public final class SingleOp extends Op {
  private static final String COPIERS = "copyprivate_syms";

  public static final OpDef<SingleOp> DEF = RegionClauses.region(RegionClauses.privates(Clauses.allocate(
      OpDef.of("omp.single", SingleOp.class, SingleOp::new)).optionalAttr("nowait", AttrSets.UNIT)
      .operands("copyprivate_vars", Clauses.POINTER).optionalAttr(COPIERS, AttrSets.SYMBOL_REF_ARRAY)
      .directive("Copyprivate", Directive.of(SingleOp::parseCopies, SingleOp::printCopies))), RegionKind.ANY)
      .operandSegments()
      .assembly("oilist(" + Clauses.ALLOCATE + " | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), "
          + "$copyprivate_syms) `)` | " + Clauses.NOWAIT + ") " + RegionClauses.PRIVATE_REGION + " attr-dict")
      .build();

  private SingleOp(OpState<?> state) {
    super(state);
  }

  private static void parseCopies(OpParser p, FormatState<SingleOp> state) {
    List<Attribute> functions = new ArrayList<>();
    do {
      state.operands("copyprivate_vars").add(p.expectOperand());
      p.expect("->");
      functions.add(p.attribute(SymbolRefAttr.class, null));
      p.expect(":");
      state.types("copyprivate_vars").add(p.expectType());
    } while (p.accept(","));
    state.attr(COPIERS, ArrayAttr.of(functions));
  }

  private static void printCopies(SingleOp op, OpPrinter out) {
    List<? extends Value> variables = op.operandSegment("copyprivate_vars");
    List<Attribute> functions = ClauseChecks.elements(op, COPIERS);
    for (int i = 0; i < variables.size(); i++) {
      out.text(i > 0 ? ", " : "").operand(variables.get(i)).text(" -> ").attr(functions.get(i)).text(" : ").type(variables.get(i).type());
    }
  }

  @Override
  protected void verify(Checker check) {
    ClauseChecks.allocate(this, check);
    if (check.failed()) return;
    List<? extends Value> variables = operandSegment("copyprivate_vars");
    List<Attribute> functions = ClauseChecks.elements(this, COPIERS);
    if (variables.size() != functions.size()) {
      check.error(
          "inconsistent number of copyprivate vars (= " + variables.size() + ") and functions (= " + functions.size() + "), both must be equal");
      return;
    }
    for (int i = 0; i < functions.size() && !check.failed(); i++) {
      SymbolRefAttr name = (SymbolRefAttr) functions.get(i);
      Op target = check.symbols().lookupFrom(this, name);
      if (target != null && !check.isAsDeclared(target)) return;
      String fault = target instanceof FunctionLike function
          ? fault(name, function.functionType().inputs(), variables.get(i).type())
          : "expected symbol reference " + Printing.toString(name) + " to point to a copy function";
      if (fault != null) check.error(fault);
    }
  }

  private static @Nullable String fault(SymbolRefAttr name, List<Type> inputs, Type variable) {
    if (inputs.size() != 2) return "expected copy function " + Printing.toString(name) + " to have 2 operands";
    if (!inputs.get(0).equals(inputs.get(1))) return "expected copy function " + Printing.toString(name) + " arguments to have the same type";
    return inputs.getFirst().equals(variable) ? null : "expected copy function arguments' type (" + Printing.quoted(inputs.getFirst())
        + ") to be the same as copyprivate variable's type (" + Printing.quoted(variable) + ")";
  }
}
