// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.List;

/** Checks that what is passed along the edges of control flow fits what is received there. */
final class EdgeChecks {
  private EdgeChecks() {}

  /** The edges from a branch to the blocks that it names. */
  static void verifyBranch(Op op, Checker check) {
    BranchOp branch = (BranchOp) op;
    for (int i = 0; i < op.successorCount() && !check.failed(); i++) {
      verify(op.successor(i), i, branch.successorOperands(i), branch.producedOperandCount(i), check);
    }
  }

  private static void verify(Block to, int successor, List<Value> passed, int produced, Checker check) {
    int count = produced + passed.size();
    if (count != to.argumentCount()) {
      check.plainError(
          "branch has " + count + " operands for successor #" + successor + ", but target block has " + to.argumentCount());
      return;
    }
    for (int i = produced; i < count; i++) {
      if (passed.get(i - produced).type().equals(to.argument(i).type())) continue;
      check.plainError("type mismatch for bb argument #" + i + " of successor #" + successor);
      return;
    }
  }

  /** The edges among the regions of an operation, and from and to the operation. */
  static void verifyRegions(Op op, Checker check) {
    RegionBranchOp branch = (RegionBranchOp) op;
    for (RegionBranchOp.Target target : branch.successors(null)) {
      verify(null, branch.entryOperands(target), target, op, check);
      if (check.failed()) return;
    }
    for (Region region : op.regions()) {
      for (Block block : region) {
        if (!(block.last() instanceof RegionTerminator terminator)) continue;
        for (RegionBranchOp.Target target : branch.successors(region)) {
          verify(block.last(), terminator.passedOperands(target), target, op, check);
          if (check.failed()) return;
        }
      }
    }
  }

  private static void verify(Op from, List<Value> passed, RegionBranchOp.Target to, Op op, Checker check) {
    List<? extends Value> received = to.inputs();
    if (passed.size() != received.size()) {
      report(from, to, op, check,
          "region branch point has " + passed.size() + " operands, but region successor needs " + received.size() + " inputs");
      return;
    }
    for (int i = 0; i < passed.size(); i++) {
      if (((RegionBranchOp) op).areCompatible(passed.get(i).type(), received.get(i).type())) continue;
      report(from, to, op, check, "successor operand type #" + i + " " + AttrText.quoted(passed.get(i).type())
          + " should match successor input type #" + i + " " + AttrText.quoted(received.get(i).type()));
      return;
    }
  }

  private static void report(Op from, RegionBranchOp.Target to, Op op, Checker check, String fault) {
    String start = from == null ? "parent" : "Operation " + from.name();
    String end = to.isParent() ? "parent" : "Region #" + to.region().index();
    Diagnostic.Builder error = check.error("along control flow edge from " + start + " to " + end + ": " + fault);
    error.note((from == null ? op : from).location(), "region branch point");
  }
}
