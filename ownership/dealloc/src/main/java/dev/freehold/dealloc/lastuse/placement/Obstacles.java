// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.placement;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.SameBuffer;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.handles.FreeingOps;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.handles.Obstacle;
import dev.freehold.dealloc.lastuse.lifetimes.Change;
import dev.freehold.dealloc.lastuse.lifetimes.Need;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.dealloc.lastuse.lifetimes.Responsibilities;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is in the way of the deallocations of a region: buffers that cannot be freed in all the places where they would have to be. */
final class Obstacles {
  private final RegionPlacement placement;
  private final Handles handles;
  private final Need need;
  private final Responsibilities responsibilities;
  private final FreeingOps freeing;
  private final Registry registry;

  Obstacles(RegionPlacement placement, Need need, Registry registry) {
    this.placement = placement;
    this.need = need;
    this.registry = registry;
    handles = placement.handles();
    responsibilities = placement.responsibilities();
    freeing = placement.freeing();
  }

  /** The allocations whose buffers cannot be freed in all the places where they would have to be. */
  Map<Value, Obstacle> found() {
    Map<Value, Obstacle> found = new LinkedHashMap<>();
    addUnbounded(found);
    for (Release release : placement.releases()) {
      Obstacle obstacle = release.isHandedOver() ? null : of(release);
      if (obstacle != null) addAllocations(responsibilities.sites(release.handle()), obstacle, found);
    }
    placement.updatesByFrees().forEach((free, updates) -> {
      Obstacle obstacle = incomparable(free, updates.stream().map(Flag.Update::handle).toList());
      if (obstacle != null) addAllocations(free.handle().origins(), obstacle, found);
    });
    for (Responsibilities.ChoiceOfTwo choice : responsibilities.choices()) {
      PersistentIntSet sites = responsibilities.sites(choice.whenTrue()).or(responsibilities.sites(choice.whenFalse()));
      if (!freeing.canFree(sites, choice.whenTrue(), choice.op().result(), placement.isPart(choice)))
        addAllocations(sites, new Obstacle(Obstacle.Kind.UNKNOWN_KIND, choice.op().location()), found);
    }
    for (Flag.Phi phi : placement.phis()) {
      boolean isCarried = !phi.block().isSuccessor();
      if (isCarried && Concurrency.hasConcurrentRegions(phi.carrier(), registry))
        addAllocations(phi.handle().origins(), new Obstacle(Obstacle.Kind.CONCURRENT, phi.carrier().location()), found);
    }
    for (BasicBlock block : placement.graph().blocks()) {
      // Nobody knows what becomes of what the terminator does not pass on.
      if (!leavesRegion(block)) continue;
      Obstacle obstacle = new Obstacle(Obstacle.Kind.LEAVES_REGION, block.ops().getLast().location());
      need.accessedAtEnd(block).forEach(number -> addAllocations(handles.get(number).origins(), obstacle, found));
    }
    return found;
  }

  /** Whether it ends a region that is not the body of a function. */
  private static boolean leavesRegion(BasicBlock block) {
    return block.endsWithTerminator() && block.ops().getLast().successorCount() == 0 && !RegionPlacement.isReturn(block);
  }

  private void addAllocations(PersistentIntSet sites, Obstacle obstacle, Map<Value, Obstacle> found) {
    for (Value allocation : freeing.allocations(sites)) found.putIfAbsent(allocation, obstacle);
  }

  /** Why a buffer that dies cannot be freed there; null if it can be. */
  @Nullable
  Obstacle of(Release release) {
    HandleClass handle = release.handle();
    if (!handle.isVisibleIn(release.place().block())) return new Obstacle(Obstacle.Kind.NO_NAME, handle.base().location());
    if (!freeing.canFree(responsibilities.sites(handle), handle, handle.base(), freeing.isPart(handle)))
      return new Obstacle(Obstacle.Kind.UNKNOWN_KIND, handle.base().location());
    return incomparable(release, release.candidates());
  }

  /** A candidate of which no code can tell if it is the buffer that dies or is freed; null if there is none. */
  private @Nullable Obstacle incomparable(Change change, List<HandleClass> candidates) {
    for (HandleClass candidate : candidates) {
      boolean isCompared = placement.question(change, candidate) instanceof SameBuffer.Comparison;
      if (isCompared && !freeing.areComparable(change.handle(), candidate))
        return new Obstacle(Obstacle.Kind.INCOMPARABLE, candidate.base().location());
    }
    return null;
  }

  private void addUnbounded(Map<Value, Obstacle> found) {
    handles.holders().outdated().forEach(number -> addWithoutName(number, handles.get(number).base(), found));
    for (BasicBlock block : placement.graph().blocks()) {
      block.parameters().forEach(parameter -> addUnbounded(parameter, found));
      for (Op op : block.ops()) op.results().forEach(result -> addUnbounded(result, found));
    }
  }

  private void addUnbounded(Value value, Map<Value, Obstacle> found) {
    handles.holders().unbounded(value).forEach(number -> addWithoutName(number, value, found));
  }

  private void addWithoutName(int number, Value behind, Map<Value, Obstacle> found) {
    Obstacle.Kind kind = handles.holders().isGroup(behind) ? Obstacle.Kind.GROUP : Obstacle.Kind.NO_NAME;
    addAllocations(handles.get(number).origins(), new Obstacle(kind, behind.location()), found);
  }
}
