// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdlinterp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.pdl.RangeType;
import java.util.List;
import java.util.Objects;

/** Does the same for each handle of a range: {@code pdl_interp.foreach %op : !pdl.operation in %ops { … } -> ^next}. */
public final class ForeachOp extends Op implements Terminator {
  public static final OpDef<ForeachOp> DEF = OpDef.of("pdl_interp.foreach", ForeachOp.class, ForeachOp::new)
      .operand("values", RangeType.OF_ANY)
      .region("region", RegionKind.ANY)
      .successor("successor")
      .syntax(OpSyntax.of(ForeachOp::parse, ForeachOp::print))
      .build();

  private ForeachOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Block body = region().first();
    if (body == null || body.argumentCount() != 1) check.error("requires exactly one argument");
    else if (!operand("values").type().equals(new RangeType(body.argument(0).type()))) check.error("operand must be a range of loop variable type");
  }

  private static void parse(OpParser p, OpState<ForeachOp> state) {
    OpParser.Argument each = p.argument(true, false);
    p.expect("in");
    OpParser.Operand values = p.expectOperand();
    state.operands(p.resolve(values, new RangeType(Objects.requireNonNull(each.type(), "it is read with its type"))));
    state.regions(p.region(List.of(each)));
    p.attrDict(state);
    p.expect("->");
    state.successors(List.of(p.successor()));
  }

  private static void print(ForeachOp op, OpPrinter out) {
    Value each = op.region().entryBlock().argument(0);
    out.text(" ").operand(each).text(" : ").type(each.type()).text(" in ").operand(op.operand("values")).text(" ");
    out.region(op.region(), false, true);
    out.attrDict(op);
    out.text(" -> ").successor(op.successor("successor"));
  }
}
