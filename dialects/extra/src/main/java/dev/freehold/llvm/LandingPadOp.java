// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where an exception arrives: {@code llvm.landingpad cleanup (catch %p : !llvm.ptr) (filter %x : …) : !llvm.struct<(ptr, i32)>}. */
public final class LandingPadOp extends Op {
  public static final OpDef<LandingPadOp> DEF = OpDef.of("llvm.landingpad", LandingPadOp.class, LandingPadOp::new)
      .optionalAttr("cleanup", AttrSets.UNIT)
      .operands("clauses", LlvmTypes.ANY)
      .result("res", LlvmTypes.ANY)
      .syntax(OpSyntax.of(LandingPadOp::parse, LandingPadOp::print))
      .build();

  private LandingPadOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    LlvmFuncOp function = enclosing();
    if (function != null && function.attr("personality") == null) {
      check.plainError("llvm.landingpad needs to be in a function with a personality");
    } else if (attr("cleanup") == null && operandCount() == 0) {
      check.plainError("landingpad instruction expects at least one clause or cleanup attribute");
    } else {
      for (int i = 0; i < operandCount() && !check.failed(); i++) verifyClause(i, check);
    }
  }

  private @Nullable LlvmFuncOp enclosing() {
    Op at = parentOp();
    while (at != null && !(at instanceof LlvmFuncOp)) at = at.parentOp();
    return (LlvmFuncOp) at;
  }

  /** A catch clause is a known address or null; a filter clause is an array of those. */
  private void verifyClause(int i, Checker check) {
    if (operand(i).type() instanceof LlvmArrayType) return;
    Op source = operand(i).definingOp();
    if (source instanceof CastOp cast && cast.name().equals("llvm.bitcast")) {
      if (cast.operand("arg").definingOp() instanceof AddressOfOp) return;
      check.plainError("constant clauses expected")
          .note(cast.location(), "global addresses expected as operand to bitcast used in clauses for landingpad");
      return;
    }
    boolean known = source instanceof AddressOfOp || source instanceof SpecialValueOp zero && zero.name().equals("llvm.mlir.zero");
    if (!known) check.plainError("clause #" + i + " is not a known constant - null, addressof, bitcast");
  }

  private static void parse(OpParser p, OpState<LandingPadOp> state) {
    if (p.accept("cleanup")) state.attr("cleanup", UnitAttr.INSTANCE);
    List<Value> clauses = new ArrayList<>();
    // The type of the operand decides which of the two it is.
    while (p.accept("(") && p.acceptKeywordIn("filter", "catch") != null) {
      OpParser.Operand clause = p.expectOperand();
      p.expect(":");
      clauses.add(p.resolve(clause, p.expectType()));
      p.expect(")");
    }
    p.expect(":");
    state.operands(clauses).results(p.expectType());
  }

  private static void print(LandingPadOp op, OpPrinter out) {
    out.text(op.attr("cleanup") == null ? " " : " cleanup ");
    for (Value clause : op.operands()) {
      out.text(clause.type() instanceof LlvmArrayType ? "(filter " : "(catch ").operand(clause).text(" : ").type(clause.type()).text(") ");
    }
    out.attrDict(op, "cleanup").text(": ").type(op.result().type());
  }
}
