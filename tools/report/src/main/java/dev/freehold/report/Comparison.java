// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.attribute.Location;
import dev.freehold.report.OriginalOps.Original;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which lines of a program are those of operations that passes have kept, changed, dropped and made.
 *
 * @param links lines before and after with the same operation, ascending on both sides
 * @param removed lines before of which no operation is left
 * @param inserted lines after that have nothing which was there before
 * @param changed lines after with an operation or block that has got operands, results or arguments, or lost some
 */
record Comparison(List<LinePair> links, SortedSet<Integer> removed, SortedSet<Integer> inserted, SortedSet<Integer> changed) {
  /** Of a program with itself. */
  static final Comparison NONE = new Comparison(List.of(), new TreeSet<>(), new TreeSet<>(), new TreeSet<>());

  /** By what an operation is known that was made anew in the place of an old one. */
  private record Identity(String name, Location location) {}

  /**
   * Compares.
   *
   * @param program what passes have made of the original operations
   * @param after its text
   */
  static Comparison of(OriginalOps originals, Op program, ProgramText after) {
    Map<Op, Original> dropped = new LinkedHashMap<>(originals.ops());
    List<Op> fresh = new ArrayList<>();
    List<LinePair> pairs = new ArrayList<>();
    SortedSet<Integer> changed = new TreeSet<>();
    program.walk(op -> {
      Original original = dropped.remove(op);
      if (original != null) keep(original, op, after, pairs, changed);
      else fresh.add(op);
      for (Region region : op.regions()) addChangedBlocks(region, originals, after, changed);
    });
    Map<Identity, Deque<Op>> vanished = new HashMap<>();
    dropped.forEach((op, was) -> vanished.computeIfAbsent(new Identity(was.name(), was.location()), key -> new ArrayDeque<>()).add(op));
    SortedSet<Integer> inserted = new TreeSet<>();
    for (Op op : fresh) {
      Op same = vanished.getOrDefault(new Identity(op.name(), op.location()), new ArrayDeque<>()).poll();
      Original replaced = same == null ? null : dropped.remove(same);
      if (replaced != null) keep(replaced, op, after, pairs, changed);
      else if (after.hasItsOwnLine(op)) inserted.addAll(new IndentedText(after).linesOf(after.line(op)));
    }
    SortedSet<Integer> removed = new TreeSet<>();
    for (Original original : dropped.values()) {
      if (original.line() > 0) removed.add(original.line());
    }
    for (LinePair pair : pairs) {
      removed.remove(pair.before());
      inserted.remove(pair.after());
    }
    changed.removeAll(inserted);
    pairs.sort(Comparator.comparingInt(LinePair::after).thenComparingInt(LinePair::before));
    return new Comparison(LinePair.ascending(pairs), removed, inserted, changed);
  }

  private static void keep(Original original, Op op, ProgramText after, List<LinePair> pairs, SortedSet<Integer> changed) {
    int line = after.line(op);
    if (original.line() > 0 && after.hasItsOwnLine(op)) pairs.add(new LinePair(original.line(), line));
    if (original.differs(op) && line > 0) changed.add(line);
  }

  private static void addChangedBlocks(Region region, OriginalOps originals, ProgramText after, SortedSet<Integer> changed) {
    for (Block block : region) {
      if (block.isEntry() || originals.hasSameArguments(block) || block.argumentCount() == 0) continue;
      Op first = block.first();
      int line = first == null ? 0 : after.line(first) - 1;
      if (line > 0) changed.add(line);
    }
  }
}
