// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.ir.Op;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Handles that die on all edges into a block are kept until its start, where they are freed once. A block that does nothing but branch on may be no
 * end to that: what dies on all edges into such blocks, and all others into the block that they lead to, is freed there.
 *
 * <pre>
 *   cf.cond_br %c, ^more, ^free_a              on both edges to ^free_a dies %a
 * ^more:
 *   cf.cond_br %d, ^rest, ^free_b              and here %b, too
 * ^free_b:
 *   cf.br ^free_a
 * ^free_a:
 *   cf.br ^end
 * </pre>
 *
 * <p>Only handles that are responsible on all paths are shared: for these the same is to be done on all edges. What may be passed to a parameter of a
 * block is not kept until its start, where it may be the parameter that is responsible.
 */
final class SharedDeaths {
  private final ControlFlowGraph graph;
  private final Handles handles;
  private final Need need;
  private final Predicate<BasicBlock> isLookedThrough;
  private final Supplier<PersistentIntSet> uncertain;
  /** What is freed on each edge by itself; null until it is needed. */
  private @Nullable PersistentIntSet unshared;
  /** What dies on all edges into a block, or in front of them. */
  private final Map<BasicBlock, PersistentIntSet> dying = new HashMap<>();

  /**
   * @param need what is needed if nothing is kept
   * @param isLookedThrough tells for blocks that do nothing but branch on whether they are no end to that
   * @param uncertain tells which handles may not be responsible on some paths
   */
  SharedDeaths(ControlFlowGraph graph, Handles handles, Need need, Predicate<BasicBlock> isLookedThrough, Supplier<PersistentIntSet> uncertain) {
    this.graph = graph;
    this.handles = handles;
    this.need = need;
    this.isLookedThrough = isLookedThrough;
    this.uncertain = uncertain;
    // Blocks that lead to others come first, unless they are in a cycle.
    for (BasicBlock block : graph.blocks()) {
      if (block.isSuccessor()) dying.put(block, dyingInto(block));
    }
  }

  /** For the blocks in which edges meet: what is kept until there because it dies on all of these. */
  Map<BasicBlock, PersistentIntSet> keptAtStart() {
    Map<BasicBlock, PersistentIntSet> found = new LinkedHashMap<>();
    for (BasicBlock block : graph.blocks()) {
      if (!block.isSuccessor() || block.incoming().size() < 2) continue;
      PersistentIntSet kept = of(block);
      if (leadsOn(block)) kept = kept.minus(of(block.outgoing().getFirst().to()));
      if (!kept.isEmpty()) found.put(block, kept);
    }
    return found;
  }

  /** What dies on an edge and can be freed together with what dies on others into the same block. */
  PersistentIntSet on(ControlFlowEdge edge) {
    PersistentIntSet all = need.dyingOn(edge);
    return all.isEmpty() ? all : withoutPassed(all.minus(unshared()), edge.to());
  }

  private PersistentIntSet withoutPassed(PersistentIntSet dying, BasicBlock to) {
    PersistentIntSet rest = dying;
    for (int i = 0; i < to.parameters().size() && !rest.isEmpty(); i++) {
      if (handles.ofParameter(to, i) instanceof HandleClass parameter) rest = rest.minus(handles.partitions().of(parameter));
    }
    return rest;
  }

  private PersistentIntSet of(BasicBlock block) {
    return dying.getOrDefault(block, PersistentIntSet.EMPTY);
  }

  private PersistentIntSet dyingInto(BasicBlock block) {
    PersistentIntSet all = null;
    for (ControlFlowEdge edge : block.incoming()) {
      PersistentIntSet there = leadsOn(edge.from()) ? withoutPassed(of(edge.from()), block) : on(edge);
      all = all == null ? there : all.and(there);
      if (all.isEmpty()) break;
    }
    return all == null ? PersistentIntSet.EMPTY : all;
  }

  /** Whether all that a block does is to branch to another one, and it is looked through. */
  private boolean leadsOn(BasicBlock block) {
    boolean isIdle =
        block.isSuccessor() && block.ops().size() == 1 && block.outgoing().size() == 1 && block.outgoing().getFirst().to().isSuccessor();
    return isIdle && isLookedThrough.test(block);
  }

  private PersistentIntSet unshared() {
    if (unshared == null) unshared = uncertain.get();
    return unshared;
  }

  /** All that is responsible on some paths only because of what the program frees itself, and more: the partitions of what it frees. */
  static PersistentIntSet besidesFreed(ControlFlowGraph graph, Handles handles) {
    PersistentIntSet found = PersistentIntSet.EMPTY;
    for (BasicBlock block : graph.blocks()) {
      for (Op op : block.ops()) {
        for (HandleClass freed : handles.freed(op)) found = found.or(handles.partitions().of(freed));
      }
    }
    return found;
  }

  /** All that may be responsible on some paths only, as far as can be told without following responsibilities, and more: all but some sites. */
  static PersistentIntSet besidesSites(ControlFlowGraph graph, Handles handles) {
    PersistentIntSet found = besidesFreed(graph, handles);
    for (HandleClass handle : handles.classes()) {
      if (handle.kind() != HandleClass.Kind.SITE) found = found.or(PersistentIntSet.of(handle.number()));
    }
    return found;
  }
}
