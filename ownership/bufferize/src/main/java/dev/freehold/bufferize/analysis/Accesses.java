// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** For each set of aliases below an operation: who reads it, who writes to it in place, and whether it may be written to. */
final class Accesses implements AliasSets.Listener {
  private final OneShotState state;
  private final Positions positions;
  private final IntervalTrees trees;
  private final int[] reads;
  private final int[] writes;
  private final int[] readCounts;
  private final int[] writeCounts;
  private final boolean[] readOnly;
  private final boolean[] shared;
  private final Map<Integer, List<Spared>> spared = new HashMap<>();

  Accesses(Op root, OneShotState state, Dominance dominance) {
    this.state = state;
    positions = new Positions(root, state.ops(), dominance);
    trees = new IntervalTrees(positions.count());
    int sets = state.valueCount();
    reads = new int[sets];
    writes = new int[sets];
    readCounts = new int[sets];
    writeCounts = new int[sets];
    readOnly = new boolean[sets];
    shared = new boolean[sets];
    root.walk(op -> OneShotState.forEachValue(op, this::addValue));
  }

  private void addValue(Value value) {
    int set = state.setOf(value);
    readOnly[set] |= !state.isWritable(value);
    for (Use use : Tensors.uses(value)) {
      if (state.isReadThrough(use)) addRead(set, use);
      if (state.isInPlace(use) && state.writes(use)) addWrite(set, use);
    }
  }

  private void addRead(int set, Use use) {
    Set<Value> definitions = state.definitions(use);
    readCounts[set]++;
    if (definitions.isEmpty()) return;
    positions.disturbing(use, definitions, (first, last) -> reads[set] = trees.add(reads[set], first, last, use));
  }

  /** Notes a write that is in place from now on. */
  void addWrite(int set, Use use) {
    writes[set] = trees.add(writes[set], positions.of(use.owner()), positions.end(use.owner()), use);
    writeCounts[set]++;
    shared[set] |= state.isSharedInParallel(use);
  }

  @Override
  public void joined(int a, int b, int joint) {
    int other = joint == a ? b : a;
    reads[joint] = trees.join(reads[joint], reads[other]);
    writes[joint] = trees.join(writes[joint], writes[other]);
    readCounts[joint] += readCounts[other];
    writeCounts[joint] += writeCounts[other];
    readOnly[joint] |= readOnly[other];
    shared[joint] |= shared[other];
    List<Spared> more = spared.remove(other);
    if (more != null) spared.merge(joint, more, Accesses::concatenation);
  }

  private static List<Spared> concatenation(List<Spared> a, List<Spared> b) {
    List<Spared> longer = a.size() < b.size() ? b : a;
    longer.addAll(longer == a ? b : a);
    return longer;
  }

  /** A write of a set that does not disturb a read of elements of a definition, but only as long as it is to another buffer. */
  record Spared(Use write, Use read, Value definition) {}

  /** Notes pairs that must be asked about again if another operand is in place. */
  void addSpared(int set, List<Spared> pairs) {
    if (!pairs.isEmpty()) spared.merge(set, new ArrayList<>(pairs), Accesses::concatenation);
  }

  // Questions.

  boolean isRead(int set) {
    return readCounts[set] > 0;
  }

  boolean isWritten(int set) {
    return writeCounts[set] > 0;
  }

  /** Whether a value of the set may not be written to. */
  boolean isReadOnly(int set) {
    return readOnly[set];
  }

  /** Whether several instances of a parallel region write to the set, which was made outside of it. */
  boolean isShared(int set) {
    return shared[set];
  }

  List<Spared> spared(int set) {
    return spared.getOrDefault(set, List.of());
  }

  /** How many reads and writes the set has. */
  int count(int set) {
    return readCounts[set] + writeCounts[set];
  }

  /** Whether {@code wanted} holds for a write of the set. */
  boolean anyWrite(int set, Predicate<Use> wanted) {
    return trees.any(writes[set], (write, at, end) -> wanted.test(write));
  }

  /** Whether {@code disturbs} holds for a read of the set that the write might disturb. */
  boolean anyReadAround(int set, Use write, Predicate<Use> disturbs) {
    return trees.anyMeets(reads[set], positions.of(write.owner()), positions.end(write.owner()), disturbs);
  }

  /** Whether {@code disturbs} holds for a write of one set and a read of another that it might disturb. */
  boolean anyPair(int written, int read, BiPredicate<Use, Use> disturbs) {
    if (writeCounts[written] < readCounts[read]) {
      return trees.any(writes[written], (write, at, end) -> trees.anyMeets(reads[read], at, end, each -> disturbs.test(write, each)));
    }
    return trees.any(reads[read], (each, first, last) -> trees.anyMeets(writes[written], first, last, write -> disturbs.test(write, each)));
  }
}
