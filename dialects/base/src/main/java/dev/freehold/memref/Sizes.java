// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.builtin.Shape;

/** Arithmetic on sizes, offsets and strides, where {@link Shape#DYNAMIC} swallows everything. */
public final class Sizes {
  private Sizes() {}

  public static long add(long a, long b) {
    return Shape.isDynamic(a) || Shape.isDynamic(b) ? Shape.DYNAMIC : a + b;
  }

  /** Nothing times anything is nothing, also where the other is not known. */
  public static long multiply(long a, long b) {
    if (a == 0 || b == 0) return 0;
    return Shape.isDynamic(a) || Shape.isDynamic(b) ? Shape.DYNAMIC : a * b;
  }

  /** Whether two sizes may be the same at run time. */
  public static boolean mayMatch(long a, long b) {
    return Shape.isDynamic(a) || Shape.isDynamic(b) || a == b;
  }

  /** Whether going from {@code from} to {@code to} claims to know what was not known. */
  static boolean learns(long from, long to) {
    return Shape.isDynamic(from) && !Shape.isDynamic(to);
  }
}
