// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.cf;

import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.FollowedPaths;
import dev.freehold.bufferize.Forwarding;
import dev.freehold.cf.SwitchOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import java.util.List;

/** What a branch passes becomes a buffer together with the arguments of the block that it passes it to. */
record BranchModel(Op op) implements Forwarding {
  /** The reference knows the other branches. */
  @Override
  public boolean isKnown(Profile profile) {
    return !(op instanceof SwitchOp) || profile.strategy(FollowedPaths.class, FollowedPaths.SOUND).areComplete();
  }

  @Override
  public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    BranchOp branch = (BranchOp) op;
    for (int i = 0; i < op.successorCount(); i++) {
      OperandRange passed = branch.successorOperands(i);
      int at = operand.index() - passed.start();
      if (at < 0 || at >= passed.size()) continue;
      Value argument = op.successor(i).argument(branch.producedOperandCount(i) + at);
      return List.of(AliasingValue.equivalent(argument));
    }
    return List.of();
  }

  @Override
  public void bufferize(Bufferizer to) {}
}
