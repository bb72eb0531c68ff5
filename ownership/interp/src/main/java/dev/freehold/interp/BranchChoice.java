// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Branches without an executor: the successor is the one that they declare for the values of their operands, else the environment chooses it. */
final class BranchChoice {
  private final Op op;
  private final BranchOp branch;
  /** The scalar operands that are forwarded to no block, so that the successor may depend on them. */
  private final BitSet deciding = new BitSet();
  private final int[] slots;
  private final Action[] moves;
  private final Segment[] segments;

  private BranchChoice(BranchOp branch, List<Edge> edges, Emitter out) {
    this.branch = branch;
    op = (Op) branch;
    slots = out.slots(op.operands());
    moves = new Action[edges.size()];
    segments = new Segment[edges.size()];
    for (int i = 0; i < op.operandCount(); i++) deciding.set(i, isNumber(op.operand(i)));
    for (int i = 0; i < moves.length; i++) {
      OperandRange passed = edges.get(i).passed();
      moves[i] = out.move(passed, edges.get(i).received());
      segments[i] = out.block(op.successor(i));
      deciding.clear(passed.start(), passed.start() + passed.size());
    }
  }

  private static boolean isNumber(Value value) {
    return value.type() instanceof IntegerType || value.type() instanceof IndexType;
  }

  static void lower(BranchOp branch, Emitter out) {
    Op op = (Op) branch;
    List<Edge> edges = Flow.edges(op);
    if (edges.stream().anyMatch(edge -> !edge.produced().isEmpty())) {
      out.leave(frame -> {
        throw frame.machine.environment().noExecutor(op);
      });
      return;
    }
    BranchChoice choice = new BranchChoice(branch, edges, out);
    out.leave(choice::take, choice.deciding.stream().mapToObj(op::operand).toArray(Value[]::new));
  }

  private Segment take(Frame frame) {
    Attribute[] constants = new Attribute[slots.length];
    deciding.stream().forEach(i -> constants[i] = Values.attribute(frame.value(slots[i], Kinds.isLong(op.operand(i).type())), op.operand(i).type()));
    int known = branch.successorFor(Arrays.asList(constants));
    int way = known >= 0 ? known : frame.machine.environment().choose(op, moves.length);
    moves[way].run(frame);
    return segments[way];
  }
}
