// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;

/** A constraint on a region: {@code irdl.region(%0, %1) with size 1}. Without parentheses, its arguments are not constrained. */
public final class RegionOp extends Op {
  public static final OpDef<RegionOp> DEF = OpDef.of("irdl.region", RegionOp.class, RegionOp::new)
      .operands("entryBlockArgs", HandleType.ATTRIBUTE.set())
      .optionalAttr("numberOfBlocks", AttrSets.I32)
      .optionalAttr("constrainedArguments", AttrSets.UNIT)
      .result("output", HandleType.REGION.set())
      .traits(Traits.hasParent("irdl.operation"))
      .assembly("``(`(` $entryBlockArgs $constrainedArguments^ `)`)? ``(` ` `with` `size` $numberOfBlocks^)? attr-dict")
      .build();

  private RegionOp(OpState<?> state) {
    super(state);
  }

  public boolean constrainsArguments() {
    return prop("constrainedArguments") != null;
  }

  /** How many blocks the region must have; -1 where any number will do. */
  public int blockCount() {
    return prop("numberOfBlocks") instanceof IntegerAttr count ? count.value().intValue() : -1;
  }

  @Override
  protected void verify(Checker check) {
    if (prop("numberOfBlocks") == null || blockCount() > 0) return;
    check.error("the number of blocks is expected to be >= 1 but got " + blockCount());
  }
}
