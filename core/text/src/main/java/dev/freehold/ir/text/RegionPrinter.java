// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.iface.DefaultDialect;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes regions and blocks, without recursion: what is still to be written waits on a stack. */
final class RegionPrinter {
  private final OpPrinter out;
  private final ValueNames names;
  /** What is still to be written, the next on top. */
  private final Deque<Runnable> pending = new ArrayDeque<>();
  private final Deque<String> defaultDialects = new ArrayDeque<>();

  RegionPrinter(OpPrinter out, ValueNames names, String defaultDialect) {
    this.out = out;
    this.names = names;
    defaultDialects.push(defaultDialect);
  }

  /** The dialect whose operations are written without its name, or an empty string. */
  String defaultDialect() {
    return defaultDialects.peek();
  }

  /** Has these written next, in this order. */
  void schedule(List<Runnable> pieces) {
    for (int i = pieces.size() - 1; i >= 0; i--) pending.push(pieces.get(i));
  }

  /** Writes all that waits. */
  void finish() {
    while (!pending.isEmpty()) pending.pop().run();
  }

  /** Writes the brace that opens a region; the rest waits. */
  void start(Region r, boolean printEntryArgs, boolean printTerminators, boolean printEmptyBlock) {
    out.text("{").endLine();
    pending.push(() -> {
      if (!r.isEmpty()) defaultDialects.pop();
      out.indentation().text("}");
    });
    if (r.isEmpty()) return;
    defaultDialects.push(r.parentOp() instanceof DefaultDialect op ? op.defaultDialect() : "");
    Block entry = r.entryBlock();
    boolean header = printEmptyBlock && entry.isEmpty() || printEntryArgs && entry.argumentCount() > 0;
    pending.push(() -> block(entry, header, printTerminators));
  }

  private void block(Block block, boolean header, boolean printTerminators) {
    Block next = block.next();
    if (next != null) pending.push(() -> block(next, true, true));
    if (header) label(block);
    out.indent(2);
    out.argumentUsers(block);
    pending.push(() -> out.indent(-2));
    Op end = printTerminators || !(block.last() instanceof Terminator) ? null : block.last();
    if (!out.writesApart(block, end)) ops(block.first(), end);
  }

  /** Writes operations from {@code first} to before {@code end}; where one has regions, the rest waits until they are written. */
  void ops(@Nullable Op first, @Nullable Op end) {
    for (Op op = first; op != null && op != end; op = op.next()) {
      Op following = op.next();
      out.indentation();
      List<Runnable> rest = out.full(op);
      if (rest.isEmpty()) {
        out.endLine();
        continue;
      }
      pending.push(() -> {
        out.endLine();
        ops(following, end);
      });
      schedule(rest);
      return;
    }
  }

  private void label(Block block) {
    out.indentation().successor(block);
    if (block.argumentCount() > 0) {
      out.text("(").list(block.arguments(), argument -> out.regionArgument(argument, true)).text(")");
    }
    out.text(":");
    predecessors(block);
    out.endLine();
  }

  private void predecessors(Block block) {
    if (!block.hasPredecessors()) {
      if (!block.isEntry()) out.text("  // no predecessors");
      return;
    }
    Block single = block.singlePredecessor();
    if (single != null) {
      out.text("  // pred: ").successor(single);
      return;
    }
    List<Block> all = block.predecessors();
    all.sort((a, b) -> Integer.compare(names.position(a), names.position(b)));
    out.numbered("  // ", all.size()).text(" preds: ").list(all, out::successor);
  }
}
