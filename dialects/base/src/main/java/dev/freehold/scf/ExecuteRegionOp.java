// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs a region of several blocks once, where only one operation fits: {@code %r = scf.execute_region -> i32 { … }}. */
public final class ExecuteRegionOp extends Op implements RegionBranchOp, RecursiveMemoryEffects {
  public static final OpDef<ExecuteRegionOp> DEF = OpDef.of("scf.execute_region", ExecuteRegionOp.class, ExecuteRegionOp::new)
      .optionalAttr("no_inline", AttrSets.UNIT)
      .results("result", TypeSet.ANY)
      .region("region", RegionKind.ANY)
      .syntax(OpSyntax.of(ExecuteRegionOp::parse, ExecuteRegionOp::print))
      .canonicalize("inlineBlock", ExecuteRegionPatterns::inlineBlock)
      .canonicalize("inlineBlocks", ExecuteRegionPatterns::inlineBlocks)
      .with(RegionFlowPatterns::declare)
      .build();

  private ExecuteRegionOp(OpState<?> state) {
    super(state);
  }

  /** Whether the region must stay where it is. */
  public boolean isOpaque() {
    return hasAttr("no_inline");
  }

  public Region body() {
    return region("region");
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    return List.of(from == null ? new Target(body(), List.of()) : new Target(null, results()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, 0, 0, -1);
  }

  @Override
  protected void verify(Checker check) {
    if (body().isEmpty()) check.error("region needs to have at least one block");
    else if (body().entryBlock().argumentCount() > 0) check.error("region cannot have any arguments");
  }

  private static void parse(OpParser p, OpState<ExecuteRegionOp> state) {
    state.results(p.optionalArrowTypeList());
    if (p.accept("no_inline")) state.attr("no_inline", UnitAttr.INSTANCE);
    state.regions(p.region(List.of()));
    p.attrDict(state);
  }

  private static void print(ExecuteRegionOp op, OpPrinter out) {
    out.arrowTypes(op.resultTypes());
    if (op.isOpaque()) out.text(" no_inline");
    out.text(" ").region(op.body(), false, true);
    out.attrDict(op, "no_inline");
  }
}
