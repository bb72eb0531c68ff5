// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Assumes that a condition holds, perhaps with operand bundles: {@code llvm.intr.assume %true ["align"(%p, %n : !llvm.ptr, i32)] : i1}. */
public final class AssumeOp extends Op {
  public static final OpDef<AssumeOp> DEF = OpDef.of("llvm.intr.assume", AssumeOp.class, AssumeOp::new)
      .operand("cond", TypeSets.I1)
      .with(CallSyntax::withBundles)
      .traits(CallSyntax.bundleSizes(1))
      .syntax(OpSyntax.of(AssumeOp::parse, AssumeOp::print))
      .build();

  private AssumeOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    CallSyntax.verifyBundles(this, check);
  }

  private static void parse(OpParser p, OpState<AssumeOp> state) {
    OpParser.Operand condition = p.expectOperand();
    List<Value> bundles = CallSyntax.parseBundles(p, state);
    p.expect(":");
    Type type = p.expectType();
    p.attrDict(state);
    state.operands(p.resolve(condition, type)).operands(bundles);
  }

  private static void print(AssumeOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("cond"));
    CallSyntax.printBundles(op, op.operandSegment("op_bundle_operands"), out);
    if (op.attr("op_bundle_tags") instanceof ArrayAttr(var tags) && tags.isEmpty()) out.text(" ");
    out.text(" : ").type(op.operand("cond").type()).attrDict(op, "op_bundle_sizes", "op_bundle_tags");
  }
}
