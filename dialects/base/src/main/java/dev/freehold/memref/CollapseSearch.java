// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.builtin.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the only way to join neighbouring dimensions of a shape so that another shape results. A search from the left and one from
 * the right must agree, but for sizes of 1, which may belong to either side.
 */
final class CollapseSearch {
  private final long[] source;

  /** The sizes that make one size of the target, both ends included. */
  private record Range(int left, int right) {}

  private CollapseSearch(long[] source) {
    this.source = source;
  }

  /** The reassociation, or null where there is none or several. */
  static @Nullable List<List<Integer>> find(long[] source, long[] target) {
    if (source.length <= target.length) return null;
    List<Range> forward = new CollapseSearch(source).match(target);
    if (forward == null) return null;
    List<Range> backward = new CollapseSearch(reversed(source)).match(reversed(target));
    if (backward == null) return null;
    List<List<Integer>> groups = new ArrayList<>();
    for (int i = 0; i < target.length; i++) {
      Range mirrored = backward.get(target.length - 1 - i);
      Range other = new Range(source.length - 1 - mirrored.right, source.length - 1 - mirrored.left);
      if (!agree(source, forward.get(i), other)) return null;
      groups.add(IntStream.rangeClosed(forward.get(i).left, forward.get(i).right).boxed().toList());
    }
    return groups;
  }

  private static long[] reversed(long[] sizes) {
    long[] reversed = new long[sizes.length];
    for (int i = 0; i < sizes.length; i++) reversed[i] = sizes[sizes.length - 1 - i];
    return reversed;
  }

  /** Whether only sizes of 1 belong to one range and not to the other. */
  private static boolean agree(long[] source, Range a, Range b) {
    for (int i = Math.min(a.left, b.left); i <= Math.max(a.right, b.right); i++) {
      boolean inA = a.left <= i && i <= a.right;
      boolean inB = b.left <= i && i <= b.right;
      if (inA != inB && source[i] != 1) return false;
    }
    return true;
  }

  private @Nullable List<Range> match(long[] target) {
    List<Range> ranges = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < target.length; i++) {
      boolean last = i == target.length - 1;
      Range found = Shape.isDynamic(target[i]) ? unknownFrom(next, last) : productFrom(next, target[i], last);
      if (found == null) return null;
      if (found.left > next) {
        // What was skipped can only belong to a size that is not known.
        if (i == 0 || !Shape.isDynamic(target[i - 1])) return null;
        ranges.set(i - 1, new Range(ranges.get(i - 1).left, found.left - 1));
      }
      ranges.add(found);
      next = found.right + 1;
    }
    return next == source.length ? ranges : null;
  }

  /** Everything up to the next size that is not known; up to the end for the last size of the target. */
  private @Nullable Range unknownFrom(int start, boolean last) {
    for (int i = start; i < source.length; i++) {
      if (Shape.isDynamic(source[i])) return new Range(start, last ? source.length - 1 : i);
    }
    return null;
  }

  /** The next sizes whose product is {@code size}; the last of the target takes the sizes of 1 behind them as well. */
  private @Nullable Range productFrom(int start, long size, boolean last) {
    int left = start;
    long product = 1;
    for (int right = start; right < source.length; right++) {
      if (Shape.isDynamic(source[right])) {
        product = 1;
        left = right + 1;
        continue;
      }
      product *= source[right];
      while (product > size && left < right) product /= source[left++];
      if (product != size) continue;
      int end = right + 1;
      while (last && end < source.length && source[end] == 1) end++;
      return new Range(left, end - 1);
    }
    return null;
  }
}
