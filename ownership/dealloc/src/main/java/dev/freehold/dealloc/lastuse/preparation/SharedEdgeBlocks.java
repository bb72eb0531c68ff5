// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.preparation;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.cf.BrOp;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.handles.ManagedSites;
import dev.freehold.dealloc.lastuse.handles.ReplacedFrees;
import dev.freehold.dealloc.lastuse.lifetimes.ExtendedHandles;
import dev.freehold.dealloc.lastuse.lifetimes.KeptHandles;
import dev.freehold.dealloc.lastuse.lifetimes.Need;
import dev.freehold.dealloc.lastuse.lifetimes.SharedDeaths;
import dev.freehold.dealloc.lastuse.options.Sinking;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Gives edges into one block on which the same buffers die blocks in common, before anything else is looked at:
 *
 * <pre>
 *   cf.cond_br %c, ^more, ^end                 cf.cond_br %c, ^more, ^0
 * ^more:                                     ^more:
 *   %b = memref.alloc() …                      %b = memref.alloc() …
 *   cf.cond_br %d, ^rest, ^end                 cf.cond_br %d, ^rest, ^1
 * ^rest:                                     ^rest:
 *   %x = memref.alloc() …                      %x = memref.alloc() …
 *   cf.cond_br %e, ^uses, ^end                 cf.cond_br %e, ^uses, ^1         only here %x dies, too: this edge is split later
 *                                            ^1:
 *                                              cf.br ^0                         two of them come by, and %b dies here
 *                                            ^0:
 *                                              cf.br ^end                       all three
 * </pre>
 *
 * {@link SharedDeaths} then finds that handles may be kept until there. Each block has the arguments of the one that the edges led to, and more where
 * what dies has another name on each edge ({@link PermutedEdges}).
 */
public final class SharedEdgeBlocks {
  private final RunContext run;
  private final Rewriter rewriter;
  private final Set<Block> made = new LinkedHashSet<>();
  /** The arguments of these blocks, and those that others have got; first those that others are passed for. */
  private final List<Value.Argument> arguments = new ArrayList<>();

  public SharedEdgeBlocks(RunContext run) {
    this.run = run;
    rewriter = run.cx().rewriter();
  }

  /** Makes the blocks in a function. */
  public void make(Op function) {
    if (!hasCriticalEdges(function)) return;
    ManagedSites managed = new ManagedSites(function, Map.of(), run);
    Dominance dominance = new Dominance(function);
    Deque<Region> pending = new ArrayDeque<>(function.regions());
    while (!pending.isEmpty()) {
      Region region = pending.pop();
      if (region.isEmpty() || !Dominance.isOrdered(region)) continue;
      ControlFlowGraph graph = new ControlFlowGraph(region, run.cx().registry());
      pending.addAll(graph.opaqueRegions());
      if (graph.blocks().stream().anyMatch(SharedEdgeBlocks::isAtCriticalEdges))
        make(ReplacedFrees.without(graph, managed, run.options()), managed, dominance);
    }
  }

  /** Whether several edges into some block come from terminators that have other successors, too. */
  private static boolean hasCriticalEdges(Op function) {
    return function.walkPreOrder(op -> {
      for (int i = 0; i < op.successorCount() && op.successorCount() > 1; i++) {
        if (isCritical(op.successor(i))) return Walk.STOP;
      }
      return Walk.ADVANCE;
    }) == Walk.STOP;
  }

  private static boolean isCritical(Block block) {
    int count = 0;
    for (Successor edge = block.firstPredecessor(); edge != null && count < 2; edge = edge.next()) {
      if (edge.owner().successorCount() > 1) count++;
    }
    return count > 1;
  }

  private static int predecessorCount(Block block) {
    int count = 0;
    for (Successor edge = block.firstPredecessor(); edge != null; edge = edge.next()) count++;
    return count;
  }

  private static boolean isAtCriticalEdges(BasicBlock block) {
    return block.isSuccessor() && isCritical(Objects.requireNonNull(block.block()));
  }

  private void make(ControlFlowGraph graph, ManagedSites managed, Dominance dominance) {
    Handles handles = new Handles(graph, managed, dominance, run.cx().registry());
    Need alone = new Need(graph, handles, new KeptHandles());
    Map<BasicBlock, PersistentIntSet> known =
        new SharedDeaths(graph, handles, alone, this::isLookedThrough, PersistentIntSet.EMPTY, PersistentIntSet.EMPTY).keptAtStart();
    Need need = known.isEmpty() ? alone : new Need(graph, handles, new KeptHandles(known, ExtendedHandles.NONE));
    SharedDeaths deaths = new SharedDeaths(graph, handles, need, this::isLookedThrough, PersistentIntSet.EMPTY, PersistentIntSet.EMPTY);
    for (BasicBlock block : graph.blocks()) {
      if (!isAtCriticalEdges(block)) continue;
      Block target = Objects.requireNonNull(block.block());
      List<Arrow> arrows = new ArrayList<>();
      for (PermutedEdges edges : PermutedEdges.into(block, deaths, handles)) {
        if (edges.isSingle()) arrows.add(Arrow.of(edges.edges().getFirst().edge(), edges.common()));
        else if (edges.edges().size() == predecessorCount(target)) lead(exchange(edges, target), target);
        else arrows.add(exchangeInFrontOf(target, edges));
      }
      lead(arrows, target);
    }
  }

  /**
   * A way into a block.
   *
   * @param dying what dies on it, by the same name as on others
   */
  private record Arrow(Op branch, int successor, PersistentIntSet dying) {
    static Arrow of(ControlFlowEdge edge, PersistentIntSet dying) {
      return new Arrow(edge.from().ops().getLast(), edge.successor(), dying);
    }
  }

  /** Leads edges through a block that gets what each of them leaves. */
  private Arrow exchangeInFrontOf(Block target, PermutedEdges edges) {
    Block between = inFrontOf(target, edges.location());
    for (PermutedEdges.Left left : edges.edges()) rewriter.setSuccessor(left.branch(), left.edge().successor(), between);
    lead(exchange(edges, between), between);
    return new Arrow(between.lastOp(), 0, edges.common());
  }

  /** Passes what each edge leaves to a block in addition; returns the edges, on which the rest dies. */
  private List<Arrow> exchange(PermutedEdges edges, Block target) {
    edges.edges().getFirst().exchanged().forEach(handle -> addArgument(target, handle.base().type(), handle.base().location()));
    List<Arrow> arrows = new ArrayList<>();
    for (PermutedEdges.Left left : edges.edges()) {
      List<Value> passed = left.exchanged().stream().map(HandleClass::base).toList();
      rewriter.appendOperands(((BranchOp) left.branch()).successorOperands(left.edge().successor()), passed);
      arrows.add(Arrow.of(left.edge(), left.rest()));
    }
    return arrows;
  }

  /** Leads ways into a block through others that they share. */
  private void lead(List<Arrow> arrows, Block target) {
    List<Arrow> sharing = arrows.stream().filter(arrow -> !arrow.dying().isEmpty()).toList();
    for (CommonSubsets.Node root : CommonSubsets.of(sharing.stream().map(Arrow::dying).toList())) lead(root, sharing, target);
  }

  /** Leads those of a tree to a block through others that they share. */
  private void lead(CommonSubsets.Node root, List<Arrow> arrows, Block target) {
    record Pending(CommonSubsets.Node node, Block target) {}
    Deque<Pending> pending = new ArrayDeque<>(List.of(new Pending(root, target)));
    while (!pending.isEmpty()) {
      Pending next = pending.pop();
      CommonSubsets.Node node = next.node();
      Block to = node.isShared() ? inFrontOf(next.target(), arrows.get(node.position()).branch().location()) : next.target();
      for (int member : node.members()) {
        Arrow arrow = arrows.get(member);
        if (to != target) rewriter.setSuccessor(arrow.branch(), arrow.successor(), to);
      }
      for (CommonSubsets.Node child : node.children()) pending.add(new Pending(child, to));
    }
  }

  private Block inFrontOf(Block target, Location location) {
    Block block = rewriter.createBlock(target.enclosingRegion(), target, List.of(), location);
    target.arguments().forEach(argument -> addArgument(block, argument.type(), argument.location()));
    rewriter.atEnd(block);
    rewriter.create(BrOp.of(target, block.arguments()).at(location));
    made.add(block);
    return block;
  }

  private void addArgument(Block block, Type type, Location location) {
    arguments.add(rewriter.addArgument(block, type, location));
  }

  /** Whether frees may wait past the branch at the end of a block that does nothing else: one that the program has itself may be where it ends. */
  public boolean isLookedThrough(BasicBlock block) {
    return run.options().sinking() != Sinking.NEVER || made.contains(block.block());
  }

  /** Erases those of the blocks in which nothing is done; returns how many are left. */
  public int eraseIdle() {
    arguments.forEach(this::eraseUnused);
    int left = 0;
    for (Block block : made) {
      Op end = block.lastOp();
      if (block.firstOp() == end && end.operands().equals(block.arguments())) erase(block);
      else left++;
    }
    return left;
  }

  /** Erases an argument for what is freed on the edges to its block instead. */
  private void eraseUnused(Value.Argument argument) {
    if (argument.hasUses()) return;
    for (Edge edge : Flow.edgesInto(argument.owner())) rewriter.eraseOperand(edge.passed(), edge.received().indexOf(argument));
    rewriter.eraseArguments(argument.owner(), each -> each == argument);
  }

  private void erase(Block block) {
    Block target = block.lastOp().successor(0);
    while (block.firstPredecessor() instanceof Successor edge) rewriter.setSuccessor(edge.owner(), edge.index(), target);
    // Where there is no other way to the target, its arguments are known under both names.
    for (int i = 0; i < block.argumentCount(); i++) rewriter.replaceAllUses(block.argument(i), target.argument(i));
    rewriter.eraseBlock(block);
  }
}
