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
import org.jspecify.annotations.Nullable;

/**
 * Writes the operations of a module by themselves, on several threads where that is allowed. A module has no values of its own, so that those in one
 * of its operations are named as if there were no others, and nobody has to know the names of all values at once.
 */
final class ModuleParts implements BlockWriter {
  private final Block body;
  private final TextParts parts;
  /** What writes the blocks in the operations: where there is one with blocks only, threads have nothing else to share. */
  private final BlockWriter inside;

  /** The operations in the only block of {@code program}; {@code aliases} have been assigned. */
  ModuleParts(Op program, TextSink out, Aliases aliases, Workers workers) {
    body = program.region(0).entryBlock();
    boolean isShared = holders(body) > 1;
    parts = new TextParts(out, isShared && aliases.allowAnyOrder() ? workers : Workers.NONE);
    inside = isShared ? BlockWriter.NONE : BlockRuns.of(out, aliases, workers);
  }

  private static int holders(Block block) {
    int count = 0;
    for (Op op = block.first(); op != null; op = op.next()) {
      if (op.regionCount() > 0) count++;
    }
    return count;
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

  @Override
  public boolean write(Block block, @Nullable Op end, OpPrinter around) {
    if (block != body) return false;
    List<Op> all = new ArrayList<>();
    for (Op op = body.first(); op != null; op = op.next()) all.add(op);
    parts.write(all, (op, to) -> write(op, to, around));
    return true;
  }

  private void write(Op op, TextSink to, OpPrinter around) {
    OpPrinter printer = new OpPrinter(to, new ValueNames(op, around.options()), around, inside);
    printer.indentation().print(op);
    printer.endLine();
  }
}
