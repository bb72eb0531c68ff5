// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** An operation on constants that the driver may replace: {@code spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %b) : …}. */
public final class SpecConstantOperationOp extends Op implements Pure, SingleBlock {
  public static final OpDef<SpecConstantOperationOp> DEF =
      OpDef.of("spirv.SpecConstantOperation", SpecConstantOperationOp.class, SpecConstantOperationOp::new)
          .result("result", TypeSet.ANY)
          .region("body", OpDef.RegionKind.ONE_BLOCK)
          .syntax(OpSyntax.of(SpecConstantOperationOp::parse, SpecConstantOperationOp::print))
          .build();

  private SpecConstantOperationOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<SpecConstantOperationOp> state) {
    p.expect("wraps");
    Op wrapped = p.customOrGenericOp();
    Region body = new Region();
    Rewriter rewriter = new Rewriter(p.registry());
    rewriter.createBlock(body);
    rewriter.atEnd(body.first()).insert(wrapped);
    rewriter.atEnd(body.first()).insert(
        Rewriter.createDetached(p.registry().opDef("spirv.mlir.yield").state().operands(wrapped.result(0)).at(wrapped.location())));
    state.at(wrapped.location()).regions(body).results(wrapped.result(0).type());
  }

  private static void print(SpecConstantOperationOp op, OpPrinter out) {
    out.text(" wraps ").genericOp(op.region(0).first().first());
  }
}
