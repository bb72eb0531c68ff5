// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An edge into, among or out of the regions of an operation.
 *
 * @param parent the operation with the regions
 * @param from it, where the edge enters or skips its regions; otherwise a {@link RegionTerminator}
 */
record RegionEdge(Op parent, Op from, RegionBranchOp.Target target) implements Edge {
  @Override
  public @Nullable Region region() {
    return target.region();
  }

  @Override
  public @Nullable Block block() {
    Region entered = target.region();
    return entered == null ? null : entered.first();
  }

  @Override
  public OperandRange passed() {
    return from == parent ? ((RegionBranchOp) from).entryOperands(target) : ((RegionTerminator) from).passedOperands(target);
  }

  @Override
  public List<? extends Value> received() {
    return target.inputs();
  }

  @Override
  public List<? extends Value> produced() {
    Block entered = block();
    List<? extends Value> all = entered == null ? parent.results() : entered.arguments();
    return all.stream().filter(value -> !received().contains(value)).toList();
  }

  @Override
  public boolean mayBeTaken(List<@Nullable Attribute> constants) {
    return from == parent ? ((RegionBranchOp) from).mayTake(target, constants) : ((RegionTerminator) from).mayTake(target, constants);
  }
}
