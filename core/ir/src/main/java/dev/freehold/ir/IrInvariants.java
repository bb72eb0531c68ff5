// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.builtin.AttrText;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What holds of every program at any time, right or wrong as the program may be: the links between operations, blocks, regions, values and uses agree
 * with each other. {@link Rewriter} keeps it so; whoever calls this finds out where it does not.
 *
 * <pre>
 *   assert IrInvariants.hold(root);
 * </pre>
 *
 * <p>That an operation's operands fit its declaration holds between rewrites, not within one.
 */
public final class IrInvariants {
  private IrInvariants() {}

  /**
   * Checks {@code root} and everything below it. Nothing outside is looked at but the uses of values, so that several threads may each check what is
   * below an operation that is isolated from above.
   *
   * @return true, so that it can be asserted
   * @throws AssertionError if something does not hold
   */
  public static boolean hold(Op root) {
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      checkOp(op);
      for (Value.Result result : op.results) checkUses(result, op);
      for (Region region : op.regions) checkRegion(region, op, pending);
    }
    return true;
  }

  /**
   * Checks one operation and its links to neighbours, operands, results, successors and regions, in time that grows with the number of these only.
   *
   * @return true, so that it can be asserted
   * @throws AssertionError if something does not hold
   */
  public static boolean holdAt(Op op) {
    checkOp(op);
    checkPosition(op);
    return true;
  }

  private static void checkOp(Op op) {
    for (int i = 0; i < op.operands.length; i++) checkOperand(op, i);
    for (int i = 0; i < op.results.length; i++) {
      Value.Result result = op.results[i];
      require(result.owner == op && result.index == i, op, "result #%d does not know its place", i);
      require(result.firstUse == null || result.firstUse.prev == null, op, "result #%d: the newest use is not the first of the list", i);
    }
    for (int i = 0; i < op.successors.length; i++) checkSuccessor(op, i);
    for (int i = 0; i < op.regions.length; i++) {
      require(op.regions[i].parent == op && op.regions[i].index == i, op, "region #%d does not know its place", i);
    }
    require(op.props.length == op.def().props().size(), op, "has %d properties, not as many as its definition", op.props.length);
    if (!op.isRegistered()) return;
    require(op.def().operandBounds(op) != null, op, "has %d operands, which do not fit its operand segments", op.operands.length);
    require(op.def().resultBounds(op) != null, op, "has %d results, which do not fit its result segments", op.results.length);
  }

  private static void checkOperand(Op op, int i) {
    Use use = op.operands[i];
    require(use.owner == op && use.index == i, op, "operand #%d does not know its place", i);
    require(use.value != null, op, "operand #%d has no value", i);
    Use before = use.prev;
    require(before == null ? use.value.firstUse == use : before.next == use && before.value == use.value, op,
        "operand #%d is not in the use list of its value", i);
    require(use.next == null || use.next.prev == use, op, "operand #%d: the next use in the list does not lead back", i);
    boolean isErased =
        use.value instanceof Value.Result result && (result.index >= result.owner.results.length || result.owner.results[result.index] != result);
    require(!isErased, op, "operand #%d is a result that its operation does not have", i);
  }

  private static void checkSuccessor(Op op, int i) {
    Successor edge = op.successors[i];
    require(edge.owner == op && edge.index == i, op, "successor #%d does not know its place", i);
    Successor before = edge.prev;
    boolean listed = before == null ? edge.block.firstPredecessor == edge : before.next == edge && before.block == edge.block;
    require(listed, op, "successor #%d is not in the predecessor list of its block", i);
    require(edge.next == null || edge.next.prev == edge, op, "successor #%d: the next edge in the list does not lead back", i);
  }

  private static void checkPosition(Op op) {
    if (op.block == null) {
      require(op.prev == null && op.next == null, op, "has neighbours but no block");
      return;
    }
    require(op.prev == null ? op.block.first == op : op.prev.next == op && op.prev.block == op.block, op, "is not linked to the operation before it");
    require(op.next == null ? op.block.last == op : op.next.prev == op && op.next.block == op.block, op, "is not linked to the operation after it");
    require(!op.block.ordered || op.prev == null || op.prev.order < op.order, op, "has no greater order number than the operation before it");
    require(!op.block.ordered || op.next == null || op.order < op.next.order, op, "has no smaller order number than the operation after it");
  }

  private static void checkRegion(Region region, Op op, Deque<Op> pending) {
    Block before = null;
    for (Block block = region.first; block != null; block = block.next) {
      require(block.region == region, op, "region #%d: a block belongs to another region", region.index);
      require(block.prev == before, op, "region #%d: the list of blocks does not lead back", region.index);
      checkBlock(block, op, pending);
      before = block;
    }
    require(region.last == before, op, "region #%d does not know its last block", region.index);
  }

  private static void checkBlock(Block block, Op parent, Deque<Op> pending) {
    for (int i = 0; i < block.argumentCount(); i++) {
      Value.Argument argument = block.argument(i);
      require(argument.owner == block && argument.index == i, parent, "block argument #%d does not know its place", i);
      checkUses(argument, parent);
    }
    Successor newer = null;
    for (Successor edge = block.firstPredecessor; edge != null; edge = edge.next) {
      require(edge.prev == newer && edge.block == block, parent, "a predecessor list does not lead back");
      boolean owned = edge.index < edge.owner.successors.length && edge.owner.successors[edge.index] == edge;
      require(owned, parent, "a predecessor list has an edge that its terminator '%s' does not have", edge.owner.name());
      newer = edge;
    }
    Op before = null;
    for (Op op = block.first; op != null; op = op.next) {
      require(op.block == block, op, "belongs to another block than the one that lists it");
      require(op.prev == before, op, "is not linked to the operation before it");
      require(!block.ordered || before == null || before.order < op.order, op, "has no greater order number than the operation before it");
      pending.push(op);
      before = op;
    }
    require(block.last == before, parent, "a block does not know its last operation");
  }

  /** Checks the use list of a value that {@code where} or a block in it defines. */
  private static void checkUses(Value value, Op where) {
    Use newer = null;
    for (Use use = value.firstUse; use != null; use = use.next) {
      require(use.prev == newer && use.value == value, where, "a use list does not lead back");
      boolean owned = use.index < use.owner.operands.length && use.owner.operands[use.index] == use;
      require(owned, where, "a use list has a use that its operation '%s' does not have", use.owner.name());
      require(use.owner.block != null, where, "a value is used by '%s', which is in no block", use.owner.name());
      newer = use;
    }
  }

  private static void require(boolean holds, Op where, String what, Object... arguments) {
    if (!holds) throw new AssertionError("'" + where.name() + "' op at " + AttrText.of(where.location()) + ": " + what.formatted(arguments));
  }
}
