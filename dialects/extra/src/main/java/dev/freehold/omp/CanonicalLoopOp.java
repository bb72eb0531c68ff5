// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.NamesArguments;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;

/** A loop that counts from zero, and the handle by which it is transformed: {@code omp.canonical_loop(%cli) %i : i32 in range(%n) { … }}. */
public final class CanonicalLoopOp extends Op implements NamesArguments {
  public static final OpDef<CanonicalLoopOp> DEF = OpDef.of("omp.canonical_loop", CanonicalLoopOp.class, CanonicalLoopOp::new)
      .operand("tripCount", Clauses.INT_LIKE)
      .optionalOperand("cli", OmpType.CANONICAL_LOOP)
      .region("region", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(CanonicalLoopOp::parse, CanonicalLoopOp::print))
      .build();

  private CanonicalLoopOp(OpState<?> state) {
    super(state);
  }

  Value tripCount() {
    return operand("tripCount");
  }

  Value counter() {
    return region().entryBlock().argument(0);
  }

  @Override
  protected void verify(Checker check) {
    Block body = region().first();
    if (body == null || body.argumentCount() != 1) check.error("Canonical loop region must have exactly one argument");
    else if (!counter().type().equals(tripCount().type())) check.error("Region argument must be the same type as the trip count");
  }

  @Override
  public void nameArguments(Region region, BiConsumer<Value, String> name) {
    if (region.entryBlock().argumentCount() > 0) name.accept(counter(), LoopNames.of("iv", this));
  }

  @Override
  public String entryName() {
    return "body_entry";
  }

  private static void parse(OpParser p, OpState<CanonicalLoopOp> state) {
    OpParser.Operand handle = null;
    if (p.accept("(")) {
      handle = p.expectOperand();
      p.expect(")");
    }
    OpParser.Argument counter = p.argument(true, false);
    p.expect("in");
    p.expect("range");
    p.expect("(");
    OpParser.Operand count = p.expectOperand();
    p.expect(")");
    Type type = Objects.requireNonNull(counter.type(), "the counter is read with its type");
    state.regions(p.region(List.of(counter)));
    p.attrDict(state);
    state.operands(p.resolve(count, type));
    if (handle != null) state.operands(p.resolve(handle, OmpType.LOOP));
  }

  private static void print(CanonicalLoopOp op, OpPrinter out) {
    if (op.operandCount() > 1) out.text("(").operand(op.operand(1)).text(")");
    out.text(" ").operand(op.counter()).text(" : ").type(op.counter().type()).text(" in range(").operand(op.tripCount()).text(") ");
    out.region(op.region(), false, true).attrDict(op);
  }
}
