// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Constraints of tiling and fusion: each loop has an index, and its handle. */
final class FuseVerifier {
  private FuseVerifier() {}

  static void verify(Op op, Checker check) {
    long[] sizes = numbers(op, "static_tile_sizes");
    String fault = orders(numbers(op, "static_tile_interchange"), sizes.length);
    if (fault == null) fault = results(op, sizes);
    if (fault != null) check.error(fault);
  }

  private static long[] numbers(Op op, String name) {
    return op.attr(name) instanceof DenseArrayAttr numbers ? numbers.longs() : new long[0];
  }

  private static @Nullable String orders(long[] order, int dimensions) {
    // The message of the reference has no more than this.
    if (order.length > dimensions) return "interchange length exceeds iteration space dimensions (" + dimensions + "), found ";
    Set<Long> seen = new HashSet<>();
    for (long each : order) {
      if (each == Shape.DYNAMIC) continue;
      if (each < 0 || each >= dimensions) return "expects interchange values to be in range [0, " + dimensions + "), found: " + each;
      if (!seen.add(each)) return "found duplicate interchange value: " + each;
    }
    return null;
  }

  private static @Nullable String results(Op op, long[] sizes) {
    int loops = 0;
    for (long size : sizes) {
      if (size != 0) loops++;
    }
    if (op.hasAttr("use_forall")) loops = Math.min(loops, 1);
    return op.resultCount() == loops + 1 ? null : "expects " + loops + " loop results";
  }
}
