// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Runs one of two regions, then a third that joins them; each receives values. */
public final class RegionIfOp extends Op implements RegionBranchOp, RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<RegionIfOp> DEF = OpDef.of("test.region_if", RegionIfOp.class, RegionIfOp::new)
      .operands("operands", TypeSet.ANY)
      .results("results", TypeSet.ANY)
      .region("thenRegion", RegionKind.ONE_BLOCK)
      .region("elseRegion", RegionKind.ONE_BLOCK)
      .region("joinRegion", RegionKind.ANY)
      .syntax(OpSyntax.of(RegionIfOp::parse, RegionIfOp::print))
      .build();

  private RegionIfOp(OpState<?> state) {
    super(state);
  }

  private Region joinRegion() {
    return region("joinRegion");
  }

  @Override
  public List<Target> successors(Region from) {
    if (from == null) return List.of(target(region("thenRegion")), target(region("elseRegion")));
    return List.of(from == joinRegion() ? new Target(null, results()) : target(joinRegion()));
  }

  private static Target target(Region region) {
    return new Target(region, region.isEmpty() ? List.of() : region.first().arguments());
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return operandSegment("operands");
  }

  private static void parse(OpParser p, OpState<RegionIfOp> state) {
    int start = p.loc();
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    state.operands(p.resolve(operands, types, start));
    state.results(p.arrowTypeList());
    p.expect("then");
    state.regions(p.region(List.of()));
    p.expect("else");
    state.regions(p.region(List.of()));
    p.expect("join");
    state.regions(p.region(List.of()));
    p.attrDict(state);
  }

  private static void print(RegionIfOp op, OpPrinter out) {
    out.text(" ").operands(op.operands()).text(": ").types(op.operands().stream().map(Value::type).toList());
    out.arrowTypes(op.resultTypes());
    out.text(" then ").region(op.region("thenRegion"), true, true);
    out.text(" else ").region(op.region("elseRegion"), true, true);
    out.text(" join ").region(op.joinRegion(), true, true);
    out.attrDict(op);
  }
}
