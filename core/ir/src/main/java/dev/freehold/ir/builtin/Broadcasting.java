// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether shapes can be seen as one, where an extent of 1 is repeated, and as which. */
public final class Broadcasting {
  private Broadcasting() {}

  /** The extents that two shapes have together; null where they have none. */
  public static long @Nullable [] together(long[] a, long[] b) {
    long[] longer = a.length > b.length ? a : b;
    long[] both = longer.clone();
    for (int fromEnd = 1; fromEnd <= Math.min(a.length, b.length); fromEnd++) {
      long x = a[a.length - fromEnd];
      long y = b[b.length - fromEnd];
      boolean fit = x == y || x == 1 || y == 1 || Shape.isDynamic(x) || Shape.isDynamic(y);
      if (!fit) return null;
      both[both.length - fromEnd] = extent(x, y);
    }
    return both;
  }

  /** An unknown extent is taken to fit the other. */
  private static long extent(long x, long y) {
    if (!Shape.isDynamic(x) && !Shape.isDynamic(y)) return x == 1 ? y : x;
    if (x > 1) return x;
    if (y > 1) return y;
    if (x == 1) return y;
    return y == 1 ? x : Shape.DYNAMIC;
  }

  /** Whether shapes fit whatever their unknown extents are: in each dimension one of them is not 1, or all that are not are the same number. */
  public static boolean certainlyFit(List<long[]> shapes) {
    int rank = 0;
    for (long[] shape : shapes) rank = Math.max(rank, shape.length);
    for (int fromEnd = 1; fromEnd <= rank; fromEnd++) {
      if (!certainlyFit(shapes, fromEnd)) return false;
    }
    return true;
  }

  private static boolean certainlyFit(List<long[]> shapes, int fromEnd) {
    long common = 1;
    for (long[] shape : shapes) {
      long extent = fromEnd > shape.length ? 1 : shape[shape.length - fromEnd];
      if (extent == 1) continue;
      if (common != 1 && (Shape.isDynamic(extent) || extent != common)) return false;
      common = extent;
    }
    return true;
  }
}
