// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.ReturnLike;
import java.util.List;
import java.util.function.Function;

/** Control flow among the regions of operations without an executor: the environment chooses among the declared edges. */
final class RegionChoice {
  private RegionChoice() {}

  static Exit enter(RegionBranchOp branch, Emitter out) {
    return choose((Op) branch, branch.successors(null), (Op) branch, out, branch::entryOperands);
  }

  static Exit goOn(RegionTerminator terminator, Emitter out) {
    Op op = (Op) terminator;
    List<RegionBranchOp.Target> targets = ((RegionBranchOp) op.parentOp()).successors(op.parentRegion());
    return choose(op, targets, op.parentOp(), out, terminator::passedOperands);
  }

  /** A terminator that passes all its operands wherever it goes. */
  static Exit goOn(ReturnLike terminator, Emitter out) {
    Op op = (Op) terminator;
    List<RegionBranchOp.Target> targets = ((RegionBranchOp) op.parentOp()).successors(op.parentRegion());
    return choose(op, targets, op.parentOp(), out, target -> op.operands());
  }

  private static Exit choose(Op op, List<RegionBranchOp.Target> targets, Op branch, Emitter out,
      Function<RegionBranchOp.Target, ? extends List<? extends Value>> operands) {
    if (targets.isEmpty()) return refuse(op);
    Action[] moves = new Action[targets.size()];
    Segment[] segments = new Segment[targets.size()];
    for (int i = 0; i < moves.length; i++) {
      RegionBranchOp.Target target = targets.get(i);
      List<? extends Value> passed = operands.apply(target);
      if (passed.size() != target.inputs().size()) return refuse(op);
      moves[i] = out.move(passed, target.inputs());
      segments[i] = out.target(branch, target);
    }
    return frame -> {
      int way = frame.machine.environment().choose(op, moves.length);
      moves[way].run(frame);
      return segments[way];
    };
  }

  private static Exit refuse(Op op) {
    return frame -> {
      throw frame.machine.environment().noExecutor(op);
    };
  }
}
