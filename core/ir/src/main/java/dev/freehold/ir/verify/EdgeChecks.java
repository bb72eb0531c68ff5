// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
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
    for (Edge edge : Flow.regionEdges(op)) {
      verify(edge, op, check);
      if (check.failed()) return;
    }
  }

  private static void verify(Edge edge, Op op, Checker check) {
    List<Value> passed = edge.passed();
    List<? extends Value> received = edge.received();
    if (passed.size() != received.size()) {
      report(edge, op, check, "region branch point has " + passed.size() + " operands, but region successor needs " + received.size() + " inputs");
      return;
    }
    for (int i = 0; i < passed.size(); i++) {
      if (((RegionBranchOp) op).areCompatible(passed.get(i).type(), received.get(i).type())) continue;
      report(edge, op, check, "successor operand type #" + i + " " + AttrText.quoted(passed.get(i).type())
          + " should match successor input type #" + i + " " + AttrText.quoted(received.get(i).type()));
      return;
    }
  }

  private static void report(Edge edge, Op op, Checker check, String fault) {
    String start = edge.from() == op ? "parent" : "Operation " + edge.from().name();
    String end = edge.region() == null ? "parent" : "Region #" + edge.region().index();
    Diagnostic.Builder error = check.error("along control flow edge from " + start + " to " + end + ": " + fault);
    error.note(edge.from().location(), "region branch point");
  }
}
