// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.ir.Registry;
import dev.freehold.ir.analysis.Dominance;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Until where handles are needed, and which of them are responsible for buffers.
 *
 * @param kept those that are kept longer than anything uses them
 */
record Lifetimes(Need need, Moves moves, Responsibilities responsibilities, KeptHandles kept) {
  /** @param isLookedThrough tells past which blocks that do nothing but branch on frees may wait for the same on other edges */
  static Lifetimes of(ControlFlowGraph graph, Handles handles, Sinking sinking, Predicate<BasicBlock> isLookedThrough, Dominance dominance,
      Registry registry) {
    ExtendedHandles extended = ExtendedHandles.NONE;
    while (true) {
      Lifetimes found = of(graph, handles, extended, sinking, isLookedThrough, dominance, registry);
      PersistentIntSet crowded = found.responsibilities().crowded();
      if (crowded.isEmpty()) return found;
      extended = extended.with(crowded, found.responsibilities(), handles, dominance);
    }
  }

  private static Lifetimes of(ControlFlowGraph graph, Handles handles, ExtendedHandles extended, Sinking sinking,
      Predicate<BasicBlock> isLookedThrough, Dominance dominance, Registry registry) {
    KeptHandles none = new KeptHandles(Map.of(), extended);
    Need alone = new Need(graph, handles, none);
    PersistentIntSet besidesSites = SharedDeaths.besidesSites(graph, handles);
    Map<BasicBlock, PersistentIntSet> all = new SharedDeaths(graph, handles, alone, isLookedThrough, besidesSites, besidesSites).keptAtStart();
    Lifetimes eager =
        all.isEmpty() ? of(graph, handles, alone, none, dominance) : of(graph, handles, new KeptHandles(all, extended), dominance);
    if (!eager.responsibilities().crowded().isEmpty()) return eager;
    PersistentIntSet settled = SettledFlags.of(eager, graph, handles, dominance, registry);
    Map<BasicBlock, PersistentIntSet> shared =
        new SharedDeaths(graph, handles, alone, isLookedThrough, eager.responsibilities().maybeNot(), settled).keptAtStart();
    KeptHandles kept = new KeptHandles(shared, extended);
    if (sinking != Sinking.NEVER) Windows.find(kept, graph, handles, eager, sinking, registry);
    return kept.all().isEmpty() && shared.equals(all) ? eager : of(graph, handles, kept, dominance);
  }

  private static Lifetimes of(ControlFlowGraph graph, Handles handles, KeptHandles kept, Dominance dominance) {
    return of(graph, handles, new Need(graph, handles, kept), kept, dominance);
  }

  private static Lifetimes of(ControlFlowGraph graph, Handles handles, Need need, KeptHandles kept, Dominance dominance) {
    Moves moves = new Moves(graph, handles, need);
    return new Lifetimes(need, moves, new Responsibilities(graph, handles, need, moves, kept.extended(), dominance), kept);
  }
}
