// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.TextSink;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the operations of a module by themselves, on several threads where that is allowed. A module has no values of its own, so that those in one
 * of its operations are named as if there were no others, and nobody has to know the names of all values at once.
 */
final class TextParts {
  /** How many bytes are held, about, until those in front of them are written. */
  private static final long HELD = 1 << 24;
  /** How many parts are written for each thread, until all threads have to wait for each other. */
  private static final int AHEAD = 64;

  private final Block body;
  private final TextSink out;
  private final Aliases aliases;
  private final Workers workers;
  /** What is held of each of the parts that are written at the same time. */
  private final List<TextChunks> texts = new ArrayList<>();

  /** The operations in the only block of {@code program}; {@code aliases} have been assigned. */
  TextParts(Op program, TextSink out, Aliases aliases, Workers workers) {
    body = program.region(0).entryBlock();
    this.out = out;
    this.aliases = aliases;
    this.workers = aliases.allowAnyOrder() ? workers : Workers.NONE;
  }

  /** Whether a program is a block without values of its own, and what is to be written of an operation in it does not depend on the others. */
  static boolean areIn(Op program, PrintOptions options) {
    if (options.generic() || options.uniqueNames() || options.valueUsers() || options.skipRegions()) return false;
    if (program.resultCount() > 0 || program.regionCount() != 1 || !program.region(0).hasOneBlock()) return false;
    Block block = program.region(0).entryBlock();
    if (block.argumentCount() > 0 || block.last() instanceof Terminator) return false;
    for (Op op = block.first(); op != null; op = op.next()) {
      if (op.resultCount() > 0) return false;
    }
    return true;
  }

  /** Writes the operations of a block, if it is the one with the parts. */
  boolean write(Block block, OpPrinter around) {
    if (block != body) return false;
    List<Op> ahead = new ArrayList<>();
    long limit = workers.count();      // as long as it is not known how large the parts are
    for (Op op = body.first(); op != null; op = op.next()) {
      ahead.add(op);
      if (ahead.size() < limit && op.next() != null) continue;
      long held = write(ahead, around);
      limit = Math.clamp(HELD * ahead.size() / Math.max(1, held), workers.count(), AHEAD * workers.count());
      ahead.clear();
    }
    return true;
  }

  /** Returns how many bytes were held. */
  private long write(List<Op> ops, OpPrinter around) {
    if (workers.count() == 1 || ops.size() == 1) {
      for (Op op : ops) write(op, out, around);
      return 0;
    }
    while (texts.size() < ops.size()) texts.add(new TextChunks());
    workers.run(ops.size(), i -> write(ops.get(i), texts.get(i), around));
    long held = 0;
    for (int i = 0; i < ops.size(); i++) {
      held += texts.get(i).length();
      texts.get(i).moveAllTo(out);
    }
    return held;
  }

  private void write(Op op, TextSink to, OpPrinter around) {
    OpPrinter printer = new OpPrinter(to, aliases, new ValueNames(op, around.options()), around);
    printer.indentation().print(op);
    printer.endLine();
  }
}
