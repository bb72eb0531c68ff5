// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.placement;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.flags.Decisions;
import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.FlagSimplification;
import dev.freehold.dealloc.lastuse.flags.PathFlags;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.lifetimes.Lifetimes;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds handles whose flag is known where they are defined and decided by no branch behind that: where they die on several edges, each would ask the
 * same.
 */
final class SettledFlags {
  private final Dominance dominance;
  private final Map<Value, List<Op>> branches = new HashMap<>();

  private SettledFlags(ControlFlowGraph graph, Dominance dominance) {
    this.dominance = dominance;
    for (BasicBlock block : graph.blocks()) {
      Value condition = block.ops().isEmpty() ? null : Decisions.condition(block.ops().getLast());
      if (condition != null) branches.computeIfAbsent(condition, key -> new ArrayList<>(1)).add(block.ops().getLast());
    }
  }

  /** The numbers of those that are kept until the starts of blocks. */
  static PersistentIntSet of(Lifetimes lifetimes, ControlFlowGraph graph, Handles handles, Dominance dominance, Registry registry) {
    Map<BasicBlock, PersistentIntSet> kept = lifetimes.kept().atStart();
    if (kept.isEmpty()) return PersistentIntSet.EMPTY;
    PathFlags known = new PathFlags(graph, handles, lifetimes, dominance, registry);
    Map<Release, Flag> flags = new LinkedHashMap<>();
    for (Release release : lifetimes.responsibilities().releases()) {
      boolean isKept = release.place() instanceof Place.Start(BasicBlock block)
          && kept.getOrDefault(block, PersistentIntSet.EMPTY).contains(release.handle().number());
      if (isKept && lifetimes.responsibilities().isMaybeNot(release.handle())) flags.put(release, known.flags().released(release));
    }
    if (flags.isEmpty()) return PersistentIntSet.EMPTY;
    known.simplified().add(known.flags().made());
    SettledFlags settled = new SettledFlags(graph, dominance);
    PersistentIntSet found = PersistentIntSet.EMPTY;
    PersistentIntSet others = PersistentIntSet.EMPTY;
    for (Map.Entry<Release, Flag> each : flags.entrySet()) {
      Release release = each.getKey();
      PersistentIntSet handle = PersistentIntSet.of(release.handle().number());
      boolean isSettled = release.candidates().isEmpty() && settled.isSettled(release.handle(), each.getValue(), known.simplified());
      if (isSettled) found = found.or(handle);
      else others = others.or(handle);
    }
    return found.minus(others);
  }

  private boolean isSettled(HandleClass handle, Flag flag, FlagSimplification simplified) {
    return switch (simplified.of(flag)) {
      case Flag.Constant constant -> true;
      case Flag.Given given -> true;
      case Flag.Phi phi -> phi.block() == handle.home();
      case Flag.Update update -> update.change().place().block() == handle.home();
      case Flag.Decided decided -> !isDecidedBehind(handle, decided.by()) && isSettled(handle, decided.whenTrue(), simplified)
          && isSettled(handle, decided.whenFalse(), simplified);
    };
  }

  private boolean isDecidedBehind(HandleClass handle, Flag.Decision decision) {
    return decision instanceof Flag.Decision.Condition(Value condition)
        && branches.getOrDefault(condition, List.of()).stream().anyMatch(branch -> dominance.properlyDominates(handle.base(), branch));
  }
}
