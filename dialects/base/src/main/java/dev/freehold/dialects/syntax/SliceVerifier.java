// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Checker;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Checks the lists of offsets, sizes and strides of an operation. */
public final class SliceVerifier {
  private static final String[] NAMES = {"offset", "size", "stride"};

  private SliceVerifier() {}

  /** Returns whether the lists are well-formed; {@code offsets} and {@code sizes} are how many of those there must be. */
  public static boolean verify(Slicing op, int offsets, int sizes, Checker check) {
    String fault = fault(op, new int[] {offsets, sizes, sizes});
    if (fault != null) check.plainError(fault);
    return fault == null;
  }

  private static @Nullable String fault(Slicing op, int[] expected) {
    long[][] lists = new long[NAMES.length][];
    for (int i = 0; i < NAMES.length; i++) {
      lists[i] = ((DenseArrayAttr) op.prop(i)).longs();
      long dynamic = Arrays.stream(lists[i]).filter(Shape::isDynamic).count();
      int given = op.numbers(i).size();
      if (given != dynamic) {
        return "expected the number of '" + NAMES[i] + "s' to match the number of dynamic entries in 'static_" + NAMES[i] + "s' ("
            + given + " vs " + dynamic + ")";
      }
    }
    boolean oneOffset = lists[0].length == 1 && expected[0] == 1;
    if (!oneOffset && lists[0].length != lists[1].length) return mismatch("offsets", "sizes", lists[0], lists[1]);
    if (lists[1].length != lists[2].length) return mismatch("sizes", "strides", lists[1], lists[2]);
    for (int i = 0; i < NAMES.length; i++) {
      if (lists[i].length != expected[i]) return "expected " + expected[i] + " " + NAMES[i] + " values, got " + lists[i].length;
    }
    for (int i = 0; i < 2; i++) {
      for (long number : lists[i]) {
        if (number < 0 && !Shape.isDynamic(number)) return "expected " + NAMES[i] + "s to be non-negative, but got " + number;
      }
    }
    return null;
  }

  private static String mismatch(String one, String other, long[] a, long[] b) {
    return "expected mixed " + one + " rank to match mixed " + other + " rank (" + a.length + " vs " + b.length
        + ") so the rank of the result type is well-formed.";
  }
}
