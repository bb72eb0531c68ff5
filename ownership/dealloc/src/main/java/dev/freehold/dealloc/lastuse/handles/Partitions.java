// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The classes that buffers flow among: those of different partitions never denote one buffer. Found by union-find over what flows into classes, as
 * by Steensgaard's analysis.
 */
public final class Partitions {
  private final int[] above;
  private final PersistentIntSet[] members;
  private final Set<OpDef<?>>[] allocations;

  @SuppressWarnings({"unchecked", "rawtypes"})
  Partitions(List<HandleClass> classes, Handles handles) {
    above = new int[classes.size()];
    Arrays.setAll(above, i -> i);
    for (HandleClass handle : classes) {
      for (var source : handle.sources()) {
        HandleClass from = handles.of(source);
        if (from != null) above[root(from.number())] = root(handle.number());
      }
    }
    members = new PersistentIntSet[classes.size()];
    allocations = new Set[classes.size()];
    for (HandleClass handle : classes) {
      int root = root(handle.number());
      if (members[root] == null) {
        members[root] = PersistentIntSet.EMPTY;
        allocations[root] = new HashSet<>(1);
      }
      members[root] = members[root].or(PersistentIntSet.of(handle.number()));
      if (!handle.isSite()) continue;
      Op op = handle.base().definingOp();
      allocations[root].add((op == null ? handle.home().region().enclosingOp() : op).def());
    }
  }

  private int root(int number) {
    int root = number;
    while (above[root] != root) {
      above[root] = above[above[root]];
      root = above[root];
    }
    return root;
  }

  /** The numbers of the classes in the partition of a class. */
  public PersistentIntSet of(HandleClass handle) {
    return members[root(handle.number())];
  }

  /** The number of classes in each partition. */
  public IntStream sizes() {
    return Arrays.stream(members).filter(Objects::nonNull).mapToInt(PersistentIntSet::size);
  }

  /** The kinds of operations that make the buffers of a partition. */
  public Set<OpDef<?>> allocations(HandleClass handle) {
    return allocations[root(handle.number())];
  }
}
