// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;

/** How large the result of a {@link CollectiveOp} must be in a group of some size; {@link Shape#DYNAMIC} is for what is not known. */
record ShardSizes(Op op, long groupSize, Checker check) {

  private ShapedType input() {
    return (ShapedType) op.operand("input").type();
  }

  private ShapedType output() {
    return (ShapedType) op.result().type();
  }

  private long times(long size) {
    return Shape.isDynamic(size) || Shape.isDynamic(groupSize) ? Shape.DYNAMIC : size * groupSize;
  }

  private long divided(long size) {
    return Shape.isDynamic(size) || Shape.isDynamic(groupSize) || groupSize == 0 ? Shape.DYNAMIC : size / groupSize;
  }

  private boolean isDivisible(long size) {
    return Shape.isDynamic(size) || Shape.isDynamic(groupSize) || groupSize == 0 || size % groupSize == 0;
  }

  /** The shards of all devices are concatenated along an axis. */
  void verifyGathered(long axis) {
    int rank = output().rank();
    if (axis < 0 || axis >= rank) {
      error("Gather axis " + axis + " is out of bounds [0, " + rank + ").");
      return;
    }
    for (int i = 0; i < input().rank(); i++) {
      if (!isExpected(i, i == axis ? times(input().size(i)) : input().size(i))) return;
    }
  }

  /** Each device has one of as many shards as there are devices. */
  void verifySliced(long axis) {
    if (axis < 0 || axis >= input().rank() || !keepsOthers(axis, axis)) return;
    int sliced = (int) axis;
    long size = input().size(sliced);
    if (isDivisible(size)) {
      isExpected(sliced, divided(size));
    } else {
      error("Operand dimension size " + size + " is not divisible by collective device group size " + groupSize + " for tensor axis " + axis + ".");
    }
  }

  /** The slices along one axis go to different devices, and those that a device gets are concatenated along another axis. */
  void verifyExchanged(long split, long joined) {
    if (split == joined) {
      keepsOthers(-1, -1);
      return;
    }
    int rank = input().rank();
    if (split < 0 || split >= rank || joined < 0 || joined >= rank || !keepsOthers(split, joined)) return;
    long size = input().size((int) split);
    if (isExpected((int) joined, times(input().size((int) joined)))) {
      isExpected((int) split, isDivisible(size) ? divided(size) : Shape.DYNAMIC);
    }
  }

  private boolean keepsOthers(long one, long other) {
    for (int i = 0; i < input().rank(); i++) {
      if (i != one && i != other && !isExpected(i, input().size(i))) return false;
    }
    return true;
  }

  private boolean isExpected(int axis, long expected) {
    long found = output().size(axis);
    if (Shape.isDynamic(found) || found == expected) return true;
    error("Dimension size mismatch for result axis " + axis + ". Expected " + (Shape.isDynamic(expected) ? "dynamic" : expected)
        + ", but got " + found + ".");
    return false;
  }

  private void error(String message) {
    check.errorAt(op.location(), message);
  }
}
