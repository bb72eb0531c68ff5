// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import org.jspecify.annotations.Nullable;

/**
 * Which operations may have become wrong since the verifier last found them right, so that it looks at these alone. {@link Rewriter} marks what it
 * changes, the verifier what is checked against that. The checks of an operation may look at the operation, at everything below it and around it, but
 * not below isolated operations, at what defines its operands and what uses its results; whoever refers to symbols is asked again each time.
 */
public final class VerificationMarks {
  /** The operation is to be verified, but not for its own sake what is below it. */
  private static final int ALONE = 1;
  /** The operation is another than before: it is to be verified with everything below it. */
  private static final int WHOLE = 2;
  /** Blocks in regions of the operation, or edges among them, have become others, and with them what dominates what. */
  private static final int BLOCKS = 4;
  static final int ANY = ALONE | WHOLE | BLOCKS;
  /** How many bits marks take. */
  static final int BITS = 3;
  /** How a new operation is marked. */
  static final int NEW = WHOLE;

  private VerificationMarks() {}

  /** Marks an operation that has become another one, or may be wrong for another reason: it is to be verified with everything below it. */
  public static void changed(Op op) {
    op.roomAndMarks |= WHOLE;
  }

  private static boolean has(Op op, int any) {
    return (op.roomAndMarks & any) != 0;
  }

  private static void mark(@Nullable Op op, int marks) {
    if (op != null) op.roomAndMarks |= marks;
  }

  /** Marks an operation that is in another place now. */
  static void inserted(Op op) {
    op.roomAndMarks |= WHOLE;
    if (op.successors.length > 0) mark(op.parentOp(), BLOCKS);
  }

  /** Marks the operation around one that is in {@code block} no more. */
  static void removed(Op op, Block block) {
    mark(block.parentOp(), op.successors.length > 0 ? BLOCKS : ALONE);
  }

  /** Marks the operation that has got a block, and what is in that. */
  static void inserted(Block block) {
    mark(block.parentOp(), block.isEmpty() ? BLOCKS : WHOLE);
  }

  /** Marks the operation around a region that has lost a block. */
  static void blockRemoved(Region region) {
    mark(region.parent, BLOCKS);
  }

  /** Marks the two ends of an edge that is new, or is about to be taken away. */
  static void edgeChanged(Successor edge) {
    changed(edge.owner);
    mark(edge.owner.parentOp(), BLOCKS);
    mark(edge.block.parentOp(), BLOCKS);
  }

  /** Marks what defines {@code value}: an operation, or the one whose region has the block. */
  static void usesChanged(Value value) {
    mark(definer(value), ALONE);
  }

  /** Marks those that pass something to the arguments of a block, which have become others. */
  static void argumentsChanged(Block block) {
    mark(block.parentOp(), ALONE);
    for (Successor edge = block.firstPredecessor; edge != null; edge = edge.next) changed(edge.owner);
  }

  static void typeChanged(Value value) {
    usesChanged(value);
    for (Use use = value.firstUse; use != null; use = use.next) changed(use.owner);
  }

  /** The operation that defines a value, or the one whose region has the block that it is an argument of; null where there is none. */
  public static @Nullable Op definer(Value value) {
    // A switch by type would be a call through a method handle each time.
    return value instanceof Value.Result result ? result.owner : ((Value.Argument) value).owner.parentOp();
  }

  /** Marks an operation that is checked against one that has changed. */
  public static void concerned(Op op) {
    op.roomAndMarks |= ALONE;
  }

  /** Whether an operation has been {@link #changed}. */
  public static boolean hasChanged(Op op) {
    return has(op, WHOLE);
  }

  /** Whether an operation is to be verified. */
  public static boolean isMarked(Op op) {
    return has(op, ANY);
  }

  /** Whether blocks below an operation may dominate others than before. */
  public static boolean hasOtherBlocks(Op op) {
    return has(op, WHOLE | BLOCKS);
  }

  /** Says that an operation has been found right. */
  public static void erase(Op op) {
    if (has(op, ANY)) op.roomAndMarks &= ~ANY;
  }
}
