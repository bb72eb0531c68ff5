// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The dimensions that a rank-reducing slice drops. Only dimensions of static size 1 can be dropped, and those that are kept match the dimensions of
 * the result in order and size. So sizes alone decide about every dimension but the units of a run of adjacent units that is kept in part:
 * {@code [4, 1, 1, 5]} as {@code 4x1x5}. Which of these units is kept decides nothing but the stride of a dimension whose only index is 0.
 */
public final class DroppedDimensions {
  private final long[] full;
  private final long[] kept;
  private final @Nullable Strides fullStrides;
  private final @Nullable Strides keptStrides;
  private final BitSet dropped = new BitSet();

  private DroppedDimensions(long[] full, @Nullable Strides fullStrides, Shape kept, @Nullable Strides keptStrides) {
    this.full = full;
    this.kept = kept.toArray();
    this.fullStrides = fullStrides;
    this.keptStrides = keptStrides;
  }

  /**
   * Returns the dimensions that are dropped, or null if the result is not a rank-reduced version of the slice. The first units of a run are kept.
   *
   * @param sizes of the slice, {@link Shape#DYNAMIC} for operands
   */
  public static @Nullable BitSet of(long[] sizes, Shape reduced) {
    DroppedDimensions dimensions = new DroppedDimensions(sizes, null, reduced, null);
    return dimensions.match() ? dimensions.dropped : null;
  }

  /**
   * Returns the dimensions that are dropped, or null if there are none that fit. In a run of units that is kept in part, kept units have the strides
   * of the result, and are the last ones of those with the same strides. Strides of other dimensions are not compared.
   *
   * @param strides of the slice: the strides of its source times its steps
   */
  public static @Nullable BitSet of(long[] sizes, Strides strides, Shape reduced, Strides reducedStrides) {
    DroppedDimensions dimensions = new DroppedDimensions(sizes, strides, reduced, reducedStrides);
    return dimensions.match() ? dimensions.dropped : null;
  }

  private boolean match() {
    int at = 0;
    int keptAt = 0;
    while (true) {
      int end = afterUnits(full, at);
      int keptEnd = afterUnits(kept, keptAt);
      if (!matchUnits(at, end, keptAt, keptEnd)) return false;
      if (end == full.length || keptEnd == kept.length) return end == full.length && keptEnd == kept.length;
      if (full[end] != kept[keptEnd]) return false;
      at = end + 1;
      keptAt = keptEnd + 1;
    }
  }

  private static int afterUnits(long[] sizes, int from) {
    while (from < sizes.length && sizes[from] == 1) from++;
    return from;
  }

  private boolean matchUnits(int from, int to, int keptFrom, int keptTo) {
    int count = keptTo - keptFrom;
    boolean hasChoice = count > 0 && count < to - from;
    if (!hasChoice || fullStrides == null || keptStrides == null) {
      if (count < to - from) dropped.set(from + count, to);
      return count <= to - from;
    }
    int next = keptTo;
    for (int i = to - 1; i >= from; i--) {
      if (next > keptFrom && fullStrides.stride(i) == keptStrides.stride(next - 1)) next--;
      else dropped.set(i);
    }
    return next == keptFrom;
  }
}
