// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

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
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code emitc.switch %x : i32 case 1 { … } default { … }}. */
public final class SwitchOp extends Op implements RegionBranchOp, RecursiveMemoryEffects, SingleBlock, DefaultDialect {
  public static final OpDef<SwitchOp> DEF = OpDef.of("emitc.switch", SwitchOp.class, SwitchOp::new)
      .operand("arg", EmitcTypes.INTEGER)
      .attr("cases", AttrSets.DENSE_I64_ARRAY)
      .region("defaultRegion", RegionKind.ONE_BLOCK)
      .region("caseRegions", RegionKind.VARIADIC)
      .traits(Traits.singleBlockImplicitTerminator("emitc.yield"))
      .directive("SwitchCases", SwitchCases.directive(null))
      .assembly("$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion")
      .build();

  private SwitchOp(OpState<?> state) {
    super(state);
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    if (from != null) return List.of(new Target(null, List.of()));
    return regions().stream().map(region -> new Target(region, List.of())).toList();
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, operandCount(), 0, -1);
  }

  @Override
  protected void verify(Checker check) {
    if (SwitchCases.verify(this, check)) SwitchCases.verifyYields(this, YieldOp.DEF, check);
  }
}
