// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.preparation;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.lifetimes.SharedDeaths;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.BranchOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Edges into one block that come next to one another and on which the same buffers die, or are passed on, each on other edges: as many of the same
 * types are left to be freed. An edge that has no such neighbors is there by itself.
 *
 * <pre>
 *   cf.cond_br %c, ^next(%a), ^next(%b)        %b is left on the first edge, %a on the second one
 * </pre>
 *
 * @param edges with what each of them leaves, other than the others
 * @param common what dies on all of them
 */
record PermutedEdges(List<Left> edges, PersistentIntSet common) {
  /** How many buffers an edge may leave: all of them are passed on, so that more are better freed where they have the same name on several edges. */
  private static final int LIMIT = 8;

  /**
   * What an edge leaves.
   *
   * @param exchanged what may be passed in place of what other edges leave
   * @param rest what is not passed
   */
  record Left(ControlFlowEdge edge, List<HandleClass> exchanged, PersistentIntSet rest) {
    Op branch() {
      return edge.from().ops().getLast();
    }
  }

  /** The edges into a block on which something dies, in the order in which control comes to them. */
  static List<PermutedEdges> into(BasicBlock block, SharedDeaths deaths, Handles handles) {
    List<PermutedEdges> found = new ArrayList<>();
    List<ControlFlowEdge> run = new ArrayList<>();
    PersistentIntSet passedAround = PersistentIntSet.EMPTY;
    int left = 0;
    for (ControlFlowEdge edge : block.incoming()) {
      PersistentIntSet dying = deaths.on(edge);
      if (dying.isEmpty()) continue;
      PersistentIntSet passedThere = passedAround(edge, deaths, handles);
      int leftThere = dying.and(passedThere).size();
      boolean goesOn = leftThere == left && passedThere.minus(passedAround).isEmpty() && passedAround.minus(passedThere).isEmpty();
      if (!goesOn) {
        add(run, passedAround, deaths, handles, found);
        run.clear();
      }
      run.add(edge);
      passedAround = passedThere;
      left = leftThere;
    }
    add(run, passedAround, deaths, handles, found);
    return found;
  }

  /** What dies on an edge, or is passed on, and may be the buffer of a parameter behind it; nothing if no more than that can be passed. */
  private static PersistentIntSet passedAround(ControlFlowEdge edge, SharedDeaths deaths, Handles handles) {
    PersistentIntSet found = PersistentIntSet.EMPTY;
    if (!(edge.from().ops().getLast() instanceof BranchOp)) return found;
    PersistentIntSet dying = deaths.alike(edge);
    for (int i = 0; i < edge.to().parameters().size(); i++) {
      if (handles.ofParameter(edge.to(), i) instanceof HandleClass parameter) found = found.or(dying.and(handles.partitions().of(parameter)));
    }
    return found;
  }

  private static void add(List<ControlFlowEdge> run, PersistentIntSet passedAround, SharedDeaths deaths, Handles handles, List<PermutedEdges> found) {
    PermutedEdges together = run.size() > 1 ? of(run, passedAround, deaths, handles) : null;
    if (together != null && together.areAlike(handles)) found.add(together);
    else run.forEach(edge -> found.add(new PermutedEdges(List.of(new Left(edge, List.of(), PersistentIntSet.EMPTY)), deaths.on(edge))));
  }

  private static PermutedEdges of(List<ControlFlowEdge> run, PersistentIntSet passedAround, SharedDeaths deaths, Handles handles) {
    PersistentIntSet common = deaths.on(run.getFirst());
    for (ControlFlowEdge edge : run) common = common.and(deaths.on(edge));
    List<Left> edges = new ArrayList<>();
    for (ControlFlowEdge edge : run) {
      PersistentIntSet left = deaths.on(edge).minus(common);
      List<HandleClass> exchanged = new ArrayList<>();
      left.and(passedAround).forEach(number -> exchanged.add(handles.get(number)));
      edges.add(new Left(edge, exchanged, left.minus(passedAround)));
    }
    return new PermutedEdges(edges, common);
  }

  /** Whether each of them leaves as many buffers of the same types, which can be freed in the same way. */
  private boolean areAlike(Handles handles) {
    List<HandleClass> some = edges.getFirst().exchanged();
    if (some.isEmpty() || some.size() > LIMIT) return false;
    for (Left left : edges) {
      for (int i = 0; i < some.size(); i++) {
        HandleClass each = left.exchanged().get(i);
        boolean isFreedAlike = handles.partitions().allocations(each).size() == 1 && !handles.isPart(each.base());
        if (!isFreedAlike || !each.base().type().equals(some.get(i).base().type()) || !each.isVisibleIn(left.edge().from())) return false;
      }
    }
    return true;
  }

  boolean isSingle() {
    return edges.size() == 1;
  }

  /** Where control takes the first of them. */
  Location location() {
    return edges.getFirst().branch().location();
  }
}
