// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.dialects.syntax.SwitchCases;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs the region for the value of an index: {@code %r = scf.index_switch %i -> i32 case 2 { … } default { … }}. */
public final class IndexSwitchOp extends Op implements RegionBranchOp, RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<IndexSwitchOp> DEF = OpDef.of("scf.index_switch", IndexSwitchOp.class, IndexSwitchOp::new)
      .operand("arg", TypeSets.INDEX)
      .attr("cases", AttrSets.DENSE_I64_ARRAY)
      .results("results", TypeSet.ANY)
      .region("defaultRegion", RegionKind.ONE_BLOCK)
      .region("caseRegions", RegionKind.VARIADIC)
      .traits(Traits.singleBlockImplicitTerminator("scf.yield"))
      .directive("SwitchCases", SwitchCases.directive(YieldOp.DEF))
      .assembly("$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion")
      .canonicalize("knownSelector", IndexSwitchPatterns::knownSelector)
      .with(RegionFlowPatterns::declare)
      .build();

  private IndexSwitchOp(OpState<?> state) {
    super(state);
  }

  /** What selects a region. */
  public Value selector() {
    return operand("arg");
  }

  public long[] cases() {
    return prop("cases", DenseArrayAttr.class).longs();
  }

  public Region defaultRegion() {
    return region("defaultRegion");
  }

  /** The region for the {@code i}-th of the {@link #cases}. */
  public Region caseRegion(int i) {
    return region(i + 1);
  }

  /** The region that runs for a value of the selector. */
  public Region regionFor(long value) {
    long[] cases = cases();
    for (int i = 0; i < cases.length; i++) {
      if (cases[i] == value) return caseRegion(i);
    }
    return defaultRegion();
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    if (from != null) return List.of(new Target(null, results()));
    return regions().stream().map(region -> new Target(region, List.of())).toList();
  }

  @Override
  public boolean mayTake(Target target, List<@Nullable Attribute> constants) {
    return !(constants.getFirst() instanceof IntegerAttr known) || target.region() == regionFor(known.longValue());
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, operandCount(), 0, -1);
  }

  @Override
  protected void verify(Checker check) {
    if (!SwitchCases.verify(this, check) || !SwitchCases.verifyYields(this, YieldOp.DEF, check)) return;
    for (int i = 0; i < regionCount() && !check.failed(); i++) verifyTypes(region(i).entryBlock().lastOp(), SwitchCases.name(i), check);
  }

  private void verifyTypes(Op yield, String name, Checker check) {
    for (int i = 0; i < resultCount(); i++) {
      if (result(i).type().equals(yield.operand(i).type())) continue;
      check.error("expected result #" + i + " of each region to be " + Printing.quoted(result(i).type()))
          .note(yield.location(), name + " returns " + Printing.quoted(yield.operand(i).type()) + " here");
      return;
    }
  }
}
