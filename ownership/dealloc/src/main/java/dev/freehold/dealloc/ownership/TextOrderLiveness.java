// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.analysis.Liveness;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** In the order of their definitions in the text, as {@link Liveness} lists them. */
final class TextOrderLiveness implements LiveBuffers {
  private final Liveness liveness;

  TextOrderLiveness(Op function) {
    liveness = Liveness.of(function, Buffers::isBuffer);
  }

  @Override
  public List<Value> into(Block block) {
    return liveness.in(block);
  }

  @Override
  public List<Value> on(Block from, @Nullable Block to) {
    return to == null ? liveness.out(from) : liveness.in(to);
  }

  /** What is live stays so. */
  @Override
  public void resultsAppended(Op op) {}
}
