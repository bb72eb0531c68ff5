// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.AbstractList;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A run of operands of one operation, such as those that a branch passes to one successor. It reads through to the
 * operation; after an operand has been added or removed it must be asked for again.
 *
 * @see Rewriter#appendOperands
 */
public final class OperandRange extends AbstractList<Value> {
  private final Op owner;
  private final int start;
  private final int size;
  private final int segment;
  /** Where the size of the range is recorded beside, or instead of, those of the segments; null for most. */
  private final @Nullable Recorded recorded;

  /**
   * One of the sizes that an attribute records.
   *
   * @param property the index of an inherent attribute, or -1
   * @param attribute the name of a discardable attribute where it is none
   */
  private record Recorded(int property, String attribute, int index) {}

  /**
   * @param segment the segment of the definition that the range is, so that its recorded size can follow; -1 where it is none
   */
  public OperandRange(Op owner, int start, int size, int segment) {
    this(owner, start, size, segment, null);
  }

  private OperandRange(Op owner, int start, int size, int segment, @Nullable Recorded recorded) {
    this.owner = owner;
    this.start = start;
    this.size = size;
    this.segment = segment;
    this.recorded = recorded;
  }

  /** A group whose size a discardable attribute records, at {@code index} among others. */
  public static OperandRange recordedIn(String attribute, int index, Op owner, int start, int size) {
    return new OperandRange(owner, start, size, -1, new Recorded(-1, attribute, index));
  }

  /**
   * A part of a group that is divided once more, as the operands of the cases of a switch are.
   *
   * @param sizes the name of the inherent attribute that records the sizes of the parts
   */
  public OperandRange nested(String sizes, int index) {
    int sizesProperty = owner.def().propertyNames.require(sizes);
    int[] bounds = ((DenseArrayAttr) owner.props[sizesProperty]).bounds();
    return new OperandRange(owner, start + bounds[index], bounds[index + 1] - bounds[index], segment, new Recorded(sizesProperty, sizes, index));
  }

  public Op owner() {
    return owner;
  }

  /** The position of the first operand of the range among all operands. */
  public int start() {
    return start;
  }

  /** Lets the recorded sizes follow when operands were added to or (negative) taken from the range. */
  void recordGrowth(int growth) {
    if (segment >= 0) addToSize(owner, owner.def().operandSegmentsProperty(), segment, growth);
    if (recorded == null) return;
    if (recorded.property >= 0) addToSize(owner, recorded.property, recorded.index, growth);
    else addToDiscardableSize(recorded, growth);
  }

  private void addToDiscardableSize(Recorded size, int growth) {
    int[] sizes = owner.attr(size.attribute, DenseArrayAttr.class).ints();
    sizes[size.index] += growth;
    owner.setAttrs(owner.attrs.with(size.attribute, DenseArrayAttr.i32(sizes)));
  }

  /** Changes one of the sizes that an inherent attribute records; there is no such attribute where {@code prop} is negative. */
  static void addToSize(Op op, int prop, int index, int growth) {
    if (prop < 0 || growth == 0) return;
    int[] sizes = ((DenseArrayAttr) op.props[prop]).ints();
    sizes[index] += growth;
    op.setProp(prop, DenseArrayAttr.i32(sizes));
  }

  /** Whether a test holds for none of the operands; most rewrites ask this first. */
  public boolean none(Predicate<Value> test) {
    for (int i = 0; i < size(); i++) {
      if (test.test(get(i))) return false;
    }
    return true;
  }

  @Override
  public Value get(int i) {
    return use(i).value;
  }

  public Use use(int i) {
    return owner.operands[start + java.util.Objects.checkIndex(i, size)];
  }

  @Override
  public int size() {
    return size;
  }

  /** The part from {@code from} (inclusive) to {@code to} (exclusive), for reading and replacing single operands. */
  public OperandRange slice(int from, int to) {
    return new OperandRange(owner, start + from, to - from, segment, recorded);
  }
}
