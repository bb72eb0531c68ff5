// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Rewriter;
import java.util.Arrays;

/** Canonicalizations of {@link BroadcastOp}. */
final class BroadcastPatterns {
  private BroadcastPatterns() {}

  /** Without new dimensions the result is the input. */
  static void ofNothing(BroadcastOp op, Rewriter rw) {
    if (op.dimensions().length > 0) return;
    if (op.resultCount() > 0 && op.input().type().equals(op.result().type())) rw.replace(op, op.input());
    else if (op.resultCount() == 0 && op.input() == op.init()) rw.erase(op);
  }

  /** A broadcast of a broadcast adds all dimensions at once. */
  static void ofBroadcast(BroadcastOp op, Rewriter rw) {
    if (op.resultCount() == 0 || !(op.input().definingOp() instanceof BroadcastOp first)) return;
    int rank = op.indexingMaps().getLast().numDims();
    long[] outer = op.dimensions();
    long[] kept = Arrays.stream(range(rank)).filter(i -> Arrays.stream(outer).noneMatch(d -> d == i)).toArray();
    long[] inner = Arrays.stream(first.dimensions()).map(d -> kept[(int) d]).toArray();
    long[] all = new long[outer.length + inner.length];
    System.arraycopy(outer, 0, all, 0, outer.length);
    System.arraycopy(inner, 0, all, outer.length, inner.length);
    Arrays.sort(all);
    rw.before(op);
    rw.replaceWith(op, Copies.into(BroadcastOp.of(first.input(), op.init(), all), rw));
  }

  private static long[] range(int count) {
    long[] numbers = new long[count];
    for (int i = 0; i < count; i++) numbers[i] = i;
    return numbers;
  }
}
