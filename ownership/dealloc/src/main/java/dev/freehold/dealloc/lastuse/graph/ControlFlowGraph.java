// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.graph;

import dev.freehold.dealloc.Concurrency;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The control flow of one region and all regions nested in it that control passes through, as one graph of basic blocks:
 *
 * <pre>
 *   %a = …                          block 0: %a, scf.for              0 → 1 → 1, 0 → 2, 1 → 2
 *   %r = scf.for … {                block 1: the body, scf.yield
 *     …
 *   }
 *   use %r                          block 2, with %r as parameter
 * </pre>
 *
 * Regions of other operations are not in it: such an operation is one step, whatever is in it. Neither are blocks that control cannot come to.
 */
public final class ControlFlowGraph {
  private final Region root;
  private final Registry registry;
  private final Set<Op> omitted;
  private final List<BasicBlock> blocks = new ArrayList<>();
  private int edgeCount;
  private final Map<Block, BasicBlock> starts = new HashMap<>();
  private final Map<Op, BasicBlock> behind = new HashMap<>();
  private final Map<Op, BasicBlock> ends = new HashMap<>();
  private final List<Region> opaque = new ArrayList<>();
  private final List<BasicBlock> order;
  /** The operations in the blocks that control can come to; null until somebody asks. */
  private @Nullable Set<Op> contents;

  public ControlFlowGraph(Region root, Registry registry) {
    this(root, registry, Set.of());
  }

  private ControlFlowGraph(Region root, Registry registry, Set<Op> omitted) {
    this.root = root;
    this.registry = registry;
    this.omitted = omitted;
    Deque<Region> pending = new ArrayDeque<>();
    pending.add(root);
    while (!pending.isEmpty()) {
      for (Block block : BlockOrder.reversePostOrder(pending.pop())) addBlock(block, pending);
    }
    for (BasicBlock block : List.copyOf(blocks)) connect(block);
    order = reversePostOrder();
    Set<BasicBlock> reachable = new HashSet<>(order);
    for (BasicBlock block : order) {
      block.incoming().removeIf(edge -> !reachable.contains(edge.from()));
      if (!block.ops().isEmpty()) ends.put(block.ops().getLast(), block);
    }
  }

  /** The blocks that control can come to, in reverse post-order: each one that dominates another is in front of it. */
  public List<BasicBlock> blocks() {
    return order;
  }

  /** A number that is larger than those of all blocks. */
  public int blockCount() {
    return blocks.size();
  }

  /** A number that is larger than those of all edges. */
  public int edgeCount() {
    return edgeCount;
  }

  /** The same as if some operations were not there; they are neither terminators nor have regions. */
  public ControlFlowGraph without(Set<Op> ops) {
    return new ControlFlowGraph(root, registry, ops);
  }

  /** The operations that are left out. */
  public Set<Op> omitted() {
    return omitted;
  }

  /** The regions directly below that control does not pass through as far as is known. */
  public List<Region> opaqueRegions() {
    return opaque;
  }

  /** The basic block that ends with a terminator or an operation with regions; null if control does not come to it. */
  public @Nullable BasicBlock endingWith(Op end) {
    return ends.get(end);
  }

  /** Whether an operation is in one of the blocks that control can come to. */
  public boolean contains(Op op) {
    if (contents == null) {
      contents = new HashSet<>();
      for (BasicBlock block : order) contents.addAll(block.ops());
    }
    return contents.contains(op);
  }

  /** Gives a block of a region that was empty its only operation. */
  public void fill(BasicBlock block, Op end) {
    block.ops().add(end);
    ends.put(end, block);
  }

  private List<BasicBlock> reversePostOrder() {
    List<BasicBlock> order = new ArrayList<>();
    boolean[] seen = new boolean[blocks.size()];
    int[] upcoming = new int[blocks.size()];
    Deque<BasicBlock> path = new ArrayDeque<>();
    path.push(blocks.getFirst());
    seen[0] = true;
    while (!path.isEmpty()) {
      BasicBlock block = path.peek();
      if (upcoming[block.number()] == block.outgoing().size()) {
        order.add(path.pop());
        continue;
      }
      BasicBlock next = block.outgoing().get(upcoming[block.number()]++).to();
      if (seen[next.number()]) continue;
      seen[next.number()] = true;
      path.push(next);
    }
    return order.reversed();
  }

  private void addBlock(Block block, Deque<Region> pending) {
    BasicBlock current = newBlock(block, null);
    starts.put(block, current);
    for (Op op : block) {
      if (omitted.contains(op)) continue;
      current.ops().add(op);
      if (!passesThrough(op)) {
        op.regions().forEach(opaque::add);
        continue;
      }
      op.regions().forEach(pending::add);
      current = newBlock(block, op);
      behind.put(op, current);
    }
  }

  private BasicBlock newBlock(Block block, @Nullable Op behindOp) {
    BasicBlock made = new BasicBlock(blocks.size(), block.enclosingRegion(), block, behindOp);
    blocks.add(made);
    return made;
  }

  /** The outermost region from which control passes into {@code region}. */
  public static Region root(Region region) {
    Region root = region;
    while (passesThrough(root.enclosingOp())) root = Objects.requireNonNull(root.enclosingOp().parentRegion());
    return root;
  }

  /** Whether control passes through the regions of an operation, one after another. */
  public static boolean passesThrough(Op op) {
    return op.regionCount() > 0 && op instanceof RegionBranchOp && !Flow.edges(op).isEmpty();
  }

  private void connect(BasicBlock from) {
    if (from.ops().isEmpty()) return;
    Op end = from.ops().getLast();
    boolean entersRegions = behind.containsKey(end);
    if (!entersRegions && end.successorCount() == 0 && !(end.parentOp() instanceof RegionBranchOp)) return;
    int count = 0;
    for (Edge edge : Flow.edges(end)) {
      int successor = count < end.successorCount() ? count++ : -1;
      Op parent = entersRegions ? end : end.parentOp();
      BasicBlock to = edge.block() != null ? starts.get(edge.block()) : behind.get(parent);
      if (to == null) continue;
      Region skipped = entersRegions && edge.block() == null ? EmptyRegions.skipped(end) : null;
      if (skipped == null) add(from, to, edge, successor);
      else passThroughEmpty(skipped, from, to);
    }
    if (!entersRegions && from.outgoing().isEmpty()) leave(from, end);
    if (!entersRegions && !(end instanceof BranchOp) && end.parentOp() != null && Concurrency.hasRepeatedRegions(end.parentOp(), registry)) {
      BasicBlock again = starts.get(from.region().first());
      if (again != null && from.outgoing().stream().noneMatch(edge -> edge.to() == again)) add(from, again, null, -1);
    }
  }

  /** A terminator of which it is not known where control goes, such as {@code scf.forall.in_parallel}, passes nothing to wherever it may go. */
  private void leave(BasicBlock from, Op end) {
    if (!(end.parentOp() instanceof RegionBranchOp parent)) return;
    for (RegionBranchOp.Target target : parent.successors(from.region())) {
      Region region = target.region();
      BasicBlock to = region == null ? behind.get(end.parentOp()) : region.isEmpty() ? null : starts.get(region.entryBlock());
      if (to != null) add(from, to, null, -1);
    }
  }

  private void passThroughEmpty(Region region, BasicBlock from, BasicBlock to) {
    BasicBlock between = new BasicBlock(blocks.size(), region, null, null);
    blocks.add(between);
    add(from, between, null, -1);
    add(between, to, null, -1);
  }

  private void add(BasicBlock from, BasicBlock to, @Nullable Edge edge, int successor) {
    ControlFlowEdge made = ControlFlowEdge.of(edgeCount++, from, to, edge, successor);
    from.outgoing().add(made);
    to.incoming().add(made);
  }
}
