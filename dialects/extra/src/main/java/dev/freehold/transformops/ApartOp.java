// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists of transformations that see nothing of what is around them, of which one after the other is tried. */
public final class ApartOp extends Op implements IsolatedFromAbove, SingleBlock, NamesSegments, RegionBranchOp {
  private ApartOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<ApartOp> define(String name) {
    return OpDef.of("transform." + name, ApartOp.class, ApartOp::new);
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    if (from != null) return List.of(new Target(null, results()));
    List<Target> all = new ArrayList<>(regionCount());
    for (Region region : regions()) all.add(new Target(region, operandCount() == 0 ? List.of() : region.entryBlock().arguments()));
    return all;
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return operandSegment("scope");
  }
}
