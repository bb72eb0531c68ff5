// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A list of operations that run one after the other, with arguments in front. */
public final class Block implements Iterable<Op> {
  private static final Value.Argument[] NO_ARGUMENTS = {};
  private static final int STRIDE = 1 << 10;

  @Nullable Region region;
  @Nullable Block prev;
  @Nullable Block next;
  @Nullable Op first;
  @Nullable Op last;
  /** The first {@link #argumentCount} are there. They never change in an array: whoever goes through the arguments may add others. */
  private Value.Argument[] arguments = NO_ARGUMENTS;
  private int argumentCount;
  @Nullable Successor firstPredecessor;
  /** Whether the order numbers of the operations are in force. */
  boolean ordered;
  /** Null unless someone has asked for it. */
  @Nullable OpNumbering numbering;
  /** Scratch number for the analysis that runs at the moment; means nothing once it is done. */
  private int id;

  public Block() {}

  /** The region that holds the block, or null. */
  public @Nullable Region region() {
    return region;
  }

  /** The operation whose region holds the block, or null. */
  public @Nullable Op parentOp() {
    return region == null ? null : region.parent;
  }

  /** The block behind this one, or null. */
  public @Nullable Block next() {
    return next;
  }

  /** The block in front of this one, or null. */
  public @Nullable Block prev() {
    return prev;
  }

  /** The first operation, or null. */
  public @Nullable Op first() {
    return first;
  }

  /** The last operation, or null. */
  public @Nullable Op last() {
    return last;
  }

  /**
   * The first operation of a block that has any.
   *
   * @throws NoSuchElementException if the block is empty
   */
  public Op firstOp() {
    if (first == null) throw new NoSuchElementException("the block is empty");
    return first;
  }

  /**
   * The last operation of a block that has any.
   *
   * @throws NoSuchElementException if the block is empty
   */
  public Op lastOp() {
    if (last == null) throw new NoSuchElementException("the block is empty");
    return last;
  }

  /** The region that holds the block, which must be in one. */
  public Region enclosingRegion() {
    return Objects.requireNonNull(region, "the block is in no region");
  }

  public boolean isEmpty() {
    return first == null;
  }

  public boolean isEntry() {
    return region != null && region.first == this;
  }

  /** The last operation, if it is one that ends a block, registered as such or unknown; otherwise null. */
  public @Nullable Op terminator() {
    return last != null && last.mightBeTerminator() ? last : null;
  }

  /** The arguments as they are now. */
  public List<Value.Argument> arguments() {
    return ArrayView.of(arguments, argumentCount);
  }

  public Value.Argument argument(int i) {
    return arguments[Objects.checkIndex(i, argumentCount)];
  }

  public int argumentCount() {
    return argumentCount;
  }

  /** The newest edge into the block, or null; {@link Successor#next()} leads to the others. */
  public @Nullable Successor firstPredecessor() {
    return firstPredecessor;
  }

  public boolean hasPredecessors() {
    return firstPredecessor != null;
  }

  /** The blocks that branch here, newest edge first; a block with two edges is listed twice. */
  public List<Block> predecessors() {
    List<Block> blocks = new ArrayList<>();
    for (Successor edge = firstPredecessor; edge != null; edge = edge.next) blocks.add(edge.owner.enclosingBlock());
    return blocks;
  }

  /** The one block that has an edge here, if there is exactly one edge; otherwise null. */
  public @Nullable Block singlePredecessor() {
    return firstPredecessor != null && firstPredecessor.next == null ? firstPredecessor.owner.block : null;
  }

  /** The blocks that the last operation branches to. */
  public List<Block> successors() {
    return last == null ? List.of() : last.successorBlocks();
  }

  /** The operation of this block that is {@code op} or has it somewhere below; null where there is none. */
  public @Nullable Op ancestorIn(Op op) {
    while (op != null && op.block != this) op = op.parentOp();
    return op;
  }

  /** The operations in order; the one that was handed out last may be erased or moved. */
  @Override
  public Iterator<Op> iterator() {
    return new Iterator<>() {
      private @Nullable Op upcoming = first;

      @Override
      public boolean hasNext() {
        return upcoming != null;
      }

      @Override
      public Op next() {
        Op op = upcoming;
        if (op == null) throw new NoSuchElementException();
        upcoming = op.next;
        return op;
      }
    };
  }

  public int id() {
    return id;
  }

  public void setId(int id) {
    this.id = id;
  }

  /** Numbers that stay with the operations; nobody has given any at first. */
  public OpNumbering numbering() {
    if (numbering == null) numbering = new OpNumbering();
    return numbering;
  }

  void moveHere(Op op, @Nullable Op before) {
    Block from = op.enclosingBlock();
    Long number = from.numbering == null ? null : from.numbering.get(op);
    from.remove(op);
    insert(op, before);
    OpNumbering.moved(op, number, this);
  }

  void insert(Op op, @Nullable Op before) {
    ReadOnly.change();
    op.block = this;
    op.next = before;
    op.prev = before == null ? last : before.prev;
    if (op.prev == null) first = op;
    else op.prev.next = op;
    if (before == null) last = op;
    else before.prev = op;
    if (ordered) ordered = number(op);
    VerificationMarks.inserted(op);
    for (Use operand : op.operands) operand.value.isUsedIn(this);
    for (Value.Result result : op.results) result.hasMoved();
  }

  /** Takes over all operations of another block, which is in no region, behind its own. */
  void append(Block other) {
    ReadOnly.change();
    Op start = other.first;
    if (start == null) return;
    for (Op op = start; op != null; op = op.next) op.block = this;
    start.prev = last;
    if (last == null) first = start;
    else last.next = start;
    last = other.last;
    other.first = null;
    other.last = null;
    ordered = false;
  }

  void remove(Op op) {
    ReadOnly.change();
    if (op.prev == null) first = op.next;
    else op.prev.next = op.next;
    if (op.next == null) last = op.prev;
    else op.next.prev = op.prev;
    op.prev = null;
    op.next = null;
    op.block = null;
    if (numbering != null) numbering.remove(op);
    VerificationMarks.removed(op, this);
  }

  /** Numbers the operations like lines of BASIC, so that most insertions find a free number between their neighbours. */
  void order() {
    if (ordered) return;
    int count = 0;
    for (Op op = first; op != null; op = op.next) count++;
    int stride = Math.clamp(Integer.MAX_VALUE / 2 / (count + 1), 1, STRIDE);
    int number = 0;
    for (Op op = first; op != null; op = op.next) op.order = number += stride;
    ordered = true;
  }

  /** Gives {@code op} a number between its neighbours'; false where there is no room, and all get new ones when next asked for. */
  private boolean number(Op op) {
    if (op.prev == null) {
      if (op.next != null && op.next.order < Integer.MIN_VALUE + STRIDE) return false;
      op.order = op.next == null ? 0 : op.next.order - STRIDE;
      return true;
    }
    int low = op.prev.order;
    if (op.next == null) {
      if (low > Integer.MAX_VALUE - STRIDE) return false;
      op.order = low + STRIDE;
      return true;
    }
    op.order = low + (int) (((long) op.next.order - low) / 2);
    return op.order != low;
  }

  Value.Argument addArgument(int index, Type type, Location location) {
    ReadOnly.change();
    Value.Argument argument = new Value.Argument(this, index, type, location);
    if (index == argumentCount) {
      if (index == arguments.length) arguments = Arrays.copyOf(arguments, Math.max(index + 1, index + (index >> 1)));
      arguments[index] = argument;
    } else {
      Value.Argument[] grown = new Value.Argument[argumentCount + 1];
      System.arraycopy(arguments, 0, grown, 0, index);
      grown[index] = argument;
      System.arraycopy(arguments, index, grown, index + 1, argumentCount - index);
      arguments = grown;
      for (int i = index + 1; i < grown.length; i++) grown[i].index = i;
    }
    argumentCount++;
    return argument;
  }

  void setArguments(List<Value.Argument> kept) {
    ReadOnly.change();
    arguments = kept.toArray(NO_ARGUMENTS);
    argumentCount = arguments.length;
    for (int i = 0; i < argumentCount; i++) arguments[i].index = i;
  }
}
