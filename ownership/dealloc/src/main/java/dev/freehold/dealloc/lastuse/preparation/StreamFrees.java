// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.preparation;

import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.AllocationModels;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.emission.EdgeBlocks;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.ManagedSites;
import dev.freehold.dealloc.lastuse.remarks.DeallocationRemarks;
import dev.freehold.dealloc.lastuse.remarks.DeallocationStatistics;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Frees buffers that are allocated, used and freed asynchronously, when what uses them is over, and without anybody waiting for it:
 *
 * <pre>
 *   %m, %t1 = gpu.alloc async [%t0] …        %m, %t1 = gpu.alloc async [%t0] …
 *   %t2 = gpu.launch_func async [%t1] … %m   %t2 = gpu.launch_func async [%t1] … %m
 *                                            %d = gpu.dealloc async [%t2] %m
 *   gpu.wait [%t2]                           gpu.wait [%d]
 * </pre>
 *
 * <p>Only where a token can take the place of another one on each path. All other buffers are freed behind the wait for the last use.
 */
public final class StreamFrees {
  private final Op function;
  private final RunContext run;
  private final ManagedSites managed;
  private final PassContext cx;
  private final Rewriter rewriter;
  private final EdgeBlocks edges;
  private final Map<ControlFlowGraph, StreamTokens> tokens = new HashMap<>();
  private final Map<StreamTokens, List<Free>> frees = new LinkedHashMap<>();

  /** The operation that frees a buffer where it dies. */
  private record Free(StreamLife.Death death, OpState<?> op) {
    Place place() {
      return death.place();
    }
  }

  private StreamFrees(Op function, RunContext run) {
    this.function = function;
    this.run = run;
    managed = new ManagedSites(function, Map.of(), run);
    cx = run.cx();
    rewriter = cx.rewriter();
    edges = new EdgeBlocks(rewriter);
  }

  /** Changes a function. */
  public static void insert(Op function, RunContext run) {
    StreamFrees frees = new StreamFrees(function, run);
    function.walk(frees::plan);
    frees.report();
    frees.emit();
  }

  private void plan(Op op) {
    Allocating model = StreamTokens.token(op, cx.registry()) == null ? null : AllocationModels.of(op, cx.registry(), cx.profile());
    if (model == null) return;
    ControlFlowGraph graph = managed.running().graph(op);
    StreamTokens inGraph = tokens.computeIfAbsent(graph, key -> new StreamTokens(graph, managed.running().dominance(), cx.registry()));
    for (Value site : op.results()) {
      if (managed.contains(site) && !managed.isFreedByProgram(site)) plan(site, model, inGraph);
    }
  }

  private void plan(Value site, Allocating model, StreamTokens inGraph) {
    for (StreamLife.Death death : StreamLife.deaths(site, inGraph, cx.registry())) {
      OpState<?> free = model.freeBehind(death.tokens(), site);
      if (free == null) return;
      frees.computeIfAbsent(inGraph, key -> new ArrayList<>()).add(new Free(death, free));
      run.freedInStreams().add(site);
    }
  }

  private void report() {
    DeallocationRemarks remarks = new DeallocationRemarks(function, cx);
    DeallocationStatistics statistics = new DeallocationStatistics(cx);
    frees.values().forEach(each -> each.forEach(free -> {
      remarks.freedInStream(free.death.site(), free.death.replaced());
      statistics.countFreedInStream();
    }));
  }

  private void emit() {
    Set<ControlFlowEdge> split = new HashSet<>();
    frees.values().forEach(each -> each.forEach(free -> {
      if (free.place() instanceof Place.On(ControlFlowEdge edge) && split.add(edge)) edges.split(edge);
    }));
    Dominance dominance = new Dominance(function);
    frees.forEach((inGraph, found) -> {
      Comparator<Free> order = Comparator.comparingInt(free -> inGraph.number(free.place().block()));
      found.sort(order.thenComparingInt(free -> free.place().nextIndex()));
      // What is written later in front of another one waits for the same token, and the other one for that.
      found.reversed().forEach(free -> emit(free, dominance));
    });
  }

  private void emit(Free free, Dominance dominance) {
    goTo(free.place());
    Op made = rewriter.withLocation(free.death.site().location()).create(free.op);
    Value replaced = free.death.replaced();
    List<Use> later = new ArrayList<>();
    for (Use use = replaced.firstUse(); use != null; use = use.next()) {
      if (dominance.properlyDominates(made, use.owner())) later.add(use);
    }
    later.forEach(use -> rewriter.setOperand(use.owner(), use.index(), made.result(0)));
  }

  private void goTo(Place place) {
    switch (place) {
      case Place.InFront inFront -> rewriter.before(inFront.op());
      case Place.Behind(BasicBlock block, int position) -> rewriter.after(block.ops().get(position));
      case Place.Start(BasicBlock block) -> {
        if (block.behind() != null) rewriter.after(block.behind());
        else rewriter.atStart(Objects.requireNonNull(block.block()));
      }
      case Place.On(ControlFlowEdge edge) -> rewriter.atStart(edges.branch(edge).enclosingBlock());
    }
  }
}
