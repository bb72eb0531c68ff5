// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.Collection;
import java.util.List;

/** Ends the body of a structured operation with the new elements. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<YieldOp> DEF = OpDef.of("linalg.yield", YieldOp.class, YieldOp::new)
      .operands("values", TypeSet.ANY)
      .syntax(OpSyntax.of(YieldOp::parse, YieldOp::print))
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }

  public static OpState<YieldOp> of(Collection<? extends Value> values) {
    return DEF.state().operands(values);
  }

  private static void parse(OpParser p, OpState<YieldOp> state) {
    int loc = p.loc();
    List<OpParser.Operand> values = p.operandList(Delimiter.NONE);
    p.attrDict(state);
    if (values.isEmpty()) return;
    p.expect(":");
    state.operands(p.resolve(values, p.typeListNoParens(), loc));
  }

  private static void print(YieldOp op, OpPrinter out) {
    if (op.operandCount() > 0) out.text(" ").operands(op.operands());
    out.attrDict(op);
    if (op.operandCount() > 0) out.text(" : ").typesOf(op.operands());
  }

  @Override
  protected void verify(Checker check) {
    Op parent = parentOp();
    if (parent == null || parent.regionCount() != 1 || parent.region().isEmpty()) {
      check.error("expected single non-empty parent region");
    } else if (!(parent instanceof StructuredOp structured)) {
      check.error("expected parent op with LinalgOp interface");
    } else {
      verifyValues(structured, check);
    }
  }

  private void verifyValues(StructuredOp parent, Checker check) {
    int count = parent.inits().size();
    if (operandCount() != count) {
      check.error("expected number of yield values (" + operandCount() + ") to match the number of inits / outs operands of the enclosing "
          + "LinalgOp (" + count + ")");
      return;
    }
    for (int i = 0; i < count; i++) {
      Type element = StructuredOp.elementOf(parent.inits().get(i).type());
      Type yielded = operand(i).type();
      if (yielded.equals(element)) continue;
      check.error("type of yield operand " + (i + 1) + " (" + Printing.quoted(yielded) + ") doesn't match the element type of the enclosing "
          + "linalg.generic op (" + Printing.quoted(element) + ")");
      return;
    }
  }
}
