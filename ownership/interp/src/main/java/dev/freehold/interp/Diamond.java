// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.scf.IfOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A conditional of which all arms lead to one place, and only compute on the elements of buffers. Which buffers there are, and who owns them, is the same
 * where they join, whichever was taken. So it decides about data only: about its results, and the contents of the buffers that its arms write to.
 *
 * @param branch the operation that chooses an arm
 * @param choice the slot that holds the condition by which an arm was chosen, while control is in it
 * @param results what is passed to the place where the arms join
 * @param memrefs those from outside whose buffers the arms read or write
 */
record Diamond(Op branch, int choice, List<Value> results, OuterMemrefs memrefs) {
  /** How many decisions may have been made about the contents of a buffer; others are asked for. */
  private static final int MAX_LAYERS = 64;

  /** The conditional as a diamond; null if it does more than compute. */
  static @Nullable Diamond of(IfOp op, int choice, Executors executors) {
    PassedMemrefs passed = new PassedMemrefs(value -> OuterMemrefs.isIn(value, op));
    if (!op.resultTypes().stream().allMatch(Kernel::isData) || !Kernel.onlyComputes(op, passed, executors)) return null;
    OuterMemrefs memrefs = OuterMemrefs.of(List.of(op), passed);
    return memrefs == null ? null : new Diamond(op, choice, List.copyOf(op.results()), memrefs);
  }

  /**
   * A conditional branch as a diamond; null if it is none.
   *
   * @param arms the blocks from the branch to {@code join}, to which control comes from the branch only
   */
  static @Nullable Diamond of(Op branch, int choice, Set<Block> arms, Block join, Executors executors) {
    PassedMemrefs memrefsInArms = new PassedMemrefs(value -> arms.contains(value.block()));
    List<Op> ops = new ArrayList<>();
    for (Block block : arms) {
      if (!block.arguments().stream().allMatch(argument -> Kernel.isData(argument.type()))) return null;
      for (Op op : block) {
        if (!Kernel.onlyComputes(op, memrefsInArms, executors)) return null;
        ops.add(op);
      }
    }
    List<Value> results = new ArrayList<>();
    for (Value.Argument argument : join.arguments()) {
      if (Kernel.isData(argument.type())) results.add(argument);
      else if (passed(argument, branch, arms).size() != 1) return null;
    }
    OuterMemrefs memrefs = OuterMemrefs.of(ops, memrefsInArms);
    return memrefs == null ? null : new Diamond(branch, choice, results, memrefs);
  }

  /** What the arms pass as an argument of the block where they join. */
  private static Set<Value> passed(Value.Argument argument, Op branch, Set<Block> arms) {
    Set<Value> passed = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Op> ends = new ArrayList<>(List.of(branch));
    arms.forEach(block -> ends.add(block.lastOp()));
    for (Op end : ends) {
      for (int i = 0; i < end.successorCount(); i++) {
        if (end.successor(i) == argument.owner()) passed.add(((BranchOp) end).successorOperands(i).get(argument.index()));
      }
    }
    return passed;
  }

  /** Where the arms join: what comes out of them is what the condition has chosen. */
  void join(Frame frame) {
    if (!(frame.refs[choice] instanceof Unknown condition)) return;
    frame.refs[choice] = null;
    for (Value result : results) frame.machine.choose(frame, frame.slot(result), result.type(), condition);
    for (Value memref : memrefs.written()) {
      if (frame.refs[frame.slot(memref)] instanceof Reference reference && reference.buffer().isLive()) cover(reference.buffer(), condition);
    }
    // The arms that were not taken use these, too.
    for (Value memref : memrefs.accessed()) {
      if (frame.refs[frame.slot(memref)] instanceof Reference reference) frame.machine.heap().use(reference.buffer());
    }
  }

  private static void cover(Buffer buffer, Unknown condition) {
    Buffer.Initial contents = buffer.snapshot();
    buffer.cover((at, type) -> {
      Object known = contents.at(at, type);
      return known == null ? null : condition.chosen(known, type);
    }, buffer.layers() + 1);
  }

  /** Decides which arm is taken if that depends on data; false if it does not, or if it must be asked for. */
  boolean decide(Frame frame, Unknown condition) {
    if (condition.sample() == null || isFull(frame)) return false;
    condition.decide(branch);
    frame.refs[choice] = condition;
    return true;
  }

  private boolean isFull(Frame frame) {
    for (Value memref : memrefs.written()) {
      if (frame.refs[frame.slot(memref)] instanceof Reference reference && reference.buffer().layers() >= MAX_LAYERS) return true;
    }
    return false;
  }
}
