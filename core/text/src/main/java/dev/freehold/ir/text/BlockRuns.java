// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.TextSink;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes long blocks in runs of operations, on several threads: all values have their names by then, so that no run depends on the others. */
final class BlockRuns implements BlockWriter {
  /** How many operations are in a run. */
  private static final int RUN = 1 << 8;
  /** How many runs a block has at least: in a shorter one, threads win less than they cost. */
  private static final int FEWEST = 1 << 3;

  private final TextParts runs;

  private BlockRuns(TextParts runs) {
    this.runs = runs;
  }

  /** Runs for these workers, if the order in which they are written does not matter; {@code aliases} have been assigned. */
  static BlockWriter of(TextSink out, Aliases aliases, Workers workers) {
    return workers.count() > 1 && aliases.allowAnyOrder() ? new BlockRuns(new TextParts(out, workers)) : NONE;
  }

  @Override
  public boolean write(Block block, @Nullable Op end, OpPrinter around) {
    List<Op> first = new ArrayList<>();
    for (Op op = block.first(); op != null && op != end; op = behindRun(op, end)) first.add(op);
    if (first.size() < FEWEST) return false;
    runs.write(first, (op, to) -> around.forThread(to).printLines(op, behindRun(op, end)));
    return true;
  }

  /** The operation behind the run that begins with {@code first}; null where that is the last of the block. */
  private static @Nullable Op behindRun(Op first, @Nullable Op end) {
    Op op = first;
    for (int i = 0; i < RUN && op != null && op != end; i++) op = op.next();
    return op;
  }
}
