// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** {@code emitc.for %i = %a to %b step %c : i32 { … }}. */
public final class ForOp extends Op implements RecursiveMemoryEffects, SingleBlock, DefaultDialect {
  public static final OpDef<ForOp> DEF = OpDef.of("emitc.for", ForOp.class, ForOp::new)
      .operand("lowerBound", EmitcTypes.INTEGER)
      .operand("upperBound", EmitcTypes.INTEGER)
      .operand("step", EmitcTypes.INTEGER)
      .sameType("lowerBound", "upperBound", "step")
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("emitc.yield"))
      .syntax(OpSyntax.of(ForOp::parse, ForOp::print))
      .build();

  private ForOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verifyRegions(Checker check) {
    Block body = region().entryBlock();
    if (body.argumentCount() != 1) check.error("expected body to have a single block argument for the induction variable");
    else if (!body.argument(0).type().equals(operand("lowerBound").type())) {
      check.error("expected induction variable to be same type as bounds and step");
    }
  }

  private static void parse(OpParser p, OpState<ForOp> state) {
    OpParser.Operand variable = p.expectOperand();
    p.expect("=");
    OpParser.Operand lower = p.expectOperand();
    p.expect("to");
    OpParser.Operand upper = p.expectOperand();
    p.expect("step");
    OpParser.Operand step = p.expectOperand();
    Type type = p.accept(":") ? p.expectType() : IndexType.INSTANCE;
    state.operands(p.resolve(lower, type), p.resolve(upper, type), p.resolve(step, type));
    Region body = p.region(List.of(new OpParser.Argument(variable, type, DictAttr.EMPTY, null)));
    p.addTerminatorIfMissing(body, YieldOp.DEF, state.location());
    state.regions(body);
    p.attrDict(state);
  }

  private static void print(ForOp op, OpPrinter out) {
    Value variable = op.region().entryBlock().argument(0);
    out.text(" ").operand(variable).text(" = ").operand(op.operand("lowerBound")).text(" to ").operand(op.operand("upperBound")).text(" step ")
        .operand(op.operand("step"));
    out.text(" ");
    // The reference writes two spaces here.
    if (!(variable.type() instanceof IndexType)) out.text(" : ").type(variable.type()).text(" ");
    out.region(op.region(), false, false).attrDict(op);
  }
}
