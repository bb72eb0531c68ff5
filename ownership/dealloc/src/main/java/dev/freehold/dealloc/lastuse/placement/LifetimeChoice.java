// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.placement;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.lifetimes.ExtendedHandles;
import dev.freehold.dealloc.lastuse.lifetimes.KeptHandles;
import dev.freehold.dealloc.lastuse.lifetimes.Lifetimes;
import dev.freehold.dealloc.lastuse.lifetimes.Need;
import dev.freehold.dealloc.lastuse.lifetimes.SharedDeaths;
import dev.freehold.dealloc.lastuse.lifetimes.Windows;
import dev.freehold.dealloc.lastuse.options.Sinking;
import dev.freehold.ir.Registry;
import dev.freehold.ir.analysis.Dominance;
import java.util.Map;
import java.util.function.Predicate;

/** Chooses which handles are kept longer than anything uses them, so that less is to be asked or written. */
public final class LifetimeChoice {
  private final ControlFlowGraph graph;
  private final Handles handles;
  private final Sinking sinking;
  private final Predicate<BasicBlock> isLookedThrough;
  private final Dominance dominance;
  private final Registry registry;

  private LifetimeChoice(ControlFlowGraph graph, Handles handles, Sinking sinking, Predicate<BasicBlock> isLookedThrough, Dominance dominance,
      Registry registry) {
    this.graph = graph;
    this.handles = handles;
    this.sinking = sinking;
    this.isLookedThrough = isLookedThrough;
    this.dominance = dominance;
    this.registry = registry;
  }

  /**
   * The lifetimes that are chosen.
   *
   * @param isLookedThrough tells past which blocks that do nothing but branch on frees may wait for the same on other edges
   */
  public static Lifetimes of(ControlFlowGraph graph, Handles handles, Sinking sinking, Predicate<BasicBlock> isLookedThrough, Dominance dominance,
      Registry registry) {
    LifetimeChoice choice = new LifetimeChoice(graph, handles, sinking, isLookedThrough, dominance, registry);
    ExtendedHandles extended = ExtendedHandles.NONE;
    while (true) {
      Lifetimes found = choice.with(extended);
      PersistentIntSet crowded = found.responsibilities().crowded();
      if (crowded.isEmpty()) return found;
      extended = extended.with(crowded, found.responsibilities(), handles, dominance);
    }
  }

  private Lifetimes with(ExtendedHandles extended) {
    KeptHandles none = new KeptHandles(Map.of(), extended);
    Need alone = new Need(graph, handles, none);
    PersistentIntSet besidesSites = SharedDeaths.besidesSites(graph, handles);
    Map<BasicBlock, PersistentIntSet> all = keptAtStart(alone, besidesSites, besidesSites);
    Lifetimes eager = all.isEmpty() ? Lifetimes.of(graph, handles, alone, none, dominance) : keeping(new KeptHandles(all, extended));
    if (!eager.responsibilities().crowded().isEmpty()) return eager;
    PersistentIntSet settled = SettledFlags.of(eager, graph, handles, dominance, registry);
    Map<BasicBlock, PersistentIntSet> shared = keptAtStart(alone, eager.responsibilities().maybeNot(), settled);
    KeptHandles kept = new KeptHandles(shared, extended);
    if (sinking != Sinking.NEVER) Windows.find(kept, graph, handles, eager, sinking, registry);
    return kept.all().isEmpty() && shared.equals(all) ? eager : keeping(kept);
  }

  private Map<BasicBlock, PersistentIntSet> keptAtStart(Need alone, PersistentIntSet uncertain, PersistentIntSet settled) {
    return new SharedDeaths(graph, handles, alone, isLookedThrough, uncertain, settled).keptAtStart();
  }

  private Lifetimes keeping(KeptHandles kept) {
    return Lifetimes.of(graph, handles, new Need(graph, handles, kept), kept, dominance);
  }
}
