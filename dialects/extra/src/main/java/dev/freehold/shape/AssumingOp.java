// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs its region, in which the condition of the witness holds: {@code %r = shape.assuming %w -> (index) { … }}. */
public final class AssumingOp extends Op implements RegionBranchOp, RecursiveMemoryEffects {
  public static final OpDef<AssumingOp> DEF = OpDef.of("shape.assuming", AssumingOp.class, AssumingOp::new)
      .operand("witness", ShapeTypes.WITNESS)
      .results("results", TypeSet.ANY)
      .region("doRegion", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("shape.assuming_yield"))
      .syntax(OpSyntax.of(AssumingOp::parse, AssumingOp::print))
      .canonicalize("knownWitness", AssumingPatterns::knownWitness)
      .canonicalize("unusedResults", AssumingPatterns::unusedResults)
      .build();

  private AssumingOp(OpState<?> state) {
    super(state);
  }

  public Value witness() {
    return operand("witness");
  }

  public Region body() {
    return region("doRegion");
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    return List.of(from == null ? new Target(body(), List.of()) : new Target(null, results()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, operandCount(), 0, -1);
  }

  private static void parse(OpParser p, OpState<AssumingOp> state) {
    state.operands(p.resolve(p.expectOperand(), ShapeType.WITNESS));
    state.results(p.optionalArrowTypeList());
    Region body = p.region(List.of());
    p.addTerminatorIfMissing(body, AssumingYieldOp.DEF, state.location());
    state.regions(body);
    p.attrDict(state);
  }

  private static void print(AssumingOp op, OpPrinter out) {
    boolean yields = op.resultCount() > 0;
    out.text(" ").operand(op.witness());
    if (yields) out.text(" -> (").types(op.resultTypes()).text(")");
    out.text(" ").region(op.body(), false, yields).attrDict(op);
  }
}
