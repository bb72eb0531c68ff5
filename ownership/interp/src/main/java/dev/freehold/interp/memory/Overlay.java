// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.ir.attribute.Type;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** A copy that is not carried out: the elements of the target are looked up in what the source held then. */
final class Overlay implements Buffer.Initial {
  private final Buffer.Initial source;
  private final Reference from;
  private final Reference to;
  /** What the target held; null where the copy covers all of it. */
  private final Buffer.@Nullable Initial rest;
  /** The dimensions of the target, those with the largest strides first. */
  private final int[] order;

  private Overlay(Reference from, Reference to, int[] order) {
    this.from = from;
    this.to = to;
    this.order = order;
    source = from.buffer().snapshot();
    boolean covers = to.elementCount() * to.elementBytes() == to.buffer().size();
    rest = covers ? null : to.buffer().snapshot();
  }

  /** The copy; null where two elements of the target may be at one place. */
  static @Nullable Overlay of(Reference from, Reference to) {
    int[] order = new int[to.rank()];
    Integer[] sorted = new Integer[order.length];
    Arrays.setAll(sorted, i -> i);
    Arrays.sort(sorted, Comparator.comparingLong((Integer i) -> to.strides()[i]).reversed());
    long reach = 0;
    for (int i = order.length - 1; i >= 0; i--) {
      order[i] = sorted[i];
      long stride = to.strides()[order[i]];
      if (to.sizes()[order[i]] == 1) continue;
      if (stride <= reach) return null;
      reach += (to.sizes()[order[i]] - 1) * stride;
    }
    return new Overlay(from, to, order);
  }

  @Override
  public @Nullable Object at(long offset, Type type) {
    long distance = offset - to.base() - to.offset() * to.elementBytes();
    boolean isElement = distance >= 0 && distance % to.elementBytes() == 0;
    long left = distance / to.elementBytes();
    long place = from.offset();
    for (int dimension : order) {
      if (to.sizes()[dimension] == 1) continue;
      long position = Math.min(left / to.strides()[dimension], to.sizes()[dimension] - 1);
      left -= position * to.strides()[dimension];
      place += position * from.strides()[dimension];
    }
    if (isElement && left == 0) return source.at(from.base() + place * from.elementBytes(), type);
    return rest == null ? null : rest.at(offset, type);
  }
}
