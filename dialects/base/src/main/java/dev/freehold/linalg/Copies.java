// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.EmptyOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Makes operations that only move elements. */
final class Copies {
  private Copies() {}

  /** Completes an operation whose body hands on its first element, and that gives a tensor. */
  static <O extends Op> OpState<O> into(OpState<O> state, Rewriter rw) {
    return state.results(state.operands().getLast().type()).regions(BodyBuilder.moving(state, rw.registry(), rw.location()));
  }

  /** transpose(broadcast(x))    →    broadcast(transpose(x)) */
  static void swap(TransposeOp transpose, BroadcastOp broadcast, Rewriter rw) {
    TensorType type = (TensorType) broadcast.input().type();
    long[] permutation = transpose.permutation();
    long[] added = broadcast.dimensions();
    List<Long> kept = new ArrayList<>();
    long[] position = new long[permutation.length];
    for (int i = 0; i < permutation.length; i++) {
      long from = permutation[i];
      position[(int) from] = i;
      if (Arrays.stream(added).noneMatch(d -> d == from)) kept.add(from - Arrays.stream(added).filter(d -> d < from).count());
    }
    long[] inner = kept.stream().mapToLong(Long::longValue).toArray();
    long[] sizes = new long[inner.length];
    for (int i = 0; i < sizes.length; i++) sizes[i] = type.size((int) inner[i]);
    rw.before(transpose);
    Value init = EmptyOp.sized(TensorType.of(Shape.of(sizes), type.element()), broadcast.input(), inner, rw);
    Value transposed = rw.create(into(TransposeOp.of(broadcast.input(), init, inner), rw)).result();
    rw.replaceWith(transpose, into(BroadcastOp.of(transposed, transpose.init(), Arrays.stream(added).map(d -> position[(int) d]).toArray()), rw));
  }
}
