// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs its only region once. */
interface SingleRegion extends RegionBranchOp {
  @Override
  default List<Target> successors(@Nullable Region from) {
    Region body = ((Op) this).region();
    return List.of(from == null && !body.isEmpty() ? new Target(body, List.of()) : new Target(null, List.of()));
  }

  @Override
  default OperandRange entryOperands(Target target) {
    Op op = (Op) this;
    return new OperandRange(op, op.operandCount(), 0, -1);
  }
}
