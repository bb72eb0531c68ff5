// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.flags;

import dev.freehold.arith.IntegerPredicate;
import dev.freehold.cf.CondBrOp;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.analysis.ImmediateDominators;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.IfOp;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What tells where edges meet on which of them control has come:
 *
 * <pre>
 *   cf.cond_br %c, ^bb1, ^bb2                scf.for %i = %lb to %ub … {
 * ^bb1:                                        …                            %i != %lb: by the back edge
 *   cf.br ^bb3                               }
 * ^bb2:                                      …                              %lb &lt; %ub: from the body
 *   cf.br ^bb3
 * ^bb3:            %c: from ^bb1
 * </pre>
 */
public final class Decisions {
  /** How many branches are looked at for one question. */
  private static final int LIMIT = 100;

  private final List<BasicBlock> order;
  private final Dominance dominance;
  private final Map<BasicBlock, Integer> numbers = new HashMap<>();
  /** The number of the nearest block on all paths to each one; that of the first block is its own. */
  private final int[] dominators;

  public Decisions(ControlFlowGraph graph, Dominance dominance) {
    order = graph.blocks();
    this.dominance = dominance;
    for (BasicBlock block : order) numbers.put(block, numbers.size());
    int[][] predecessors = new int[order.size()][];
    for (BasicBlock block : order) predecessors[number(block)] = block.incoming().stream().mapToInt(edge -> number(edge.from())).toArray();
    dominators = ImmediateDominators.of(predecessors);
  }

  /**
   * What decides on which edges control comes to a block.
   *
   * @param branch the block on all paths to the other one that ends with the branch
   * @param holds whether it holds on each edge into the block; null for an edge on which that is not known
   */
  record Split(Flag.Decision by, BasicBlock branch, List<@Nullable Boolean> holds) {}

  /** What decides on which edges control comes to a block; null if nothing is known that does. */
  @Nullable
  Split at(BasicBlock block) {
    if (block == order.getFirst() || block.ops().isEmpty()) return null;
    BasicBlock branch = order.get(dominators[number(block)]);
    Flag.Decision by = branch.ops().isEmpty() ? null : decision(branch.ops().getLast(), block);
    if (by == null) return null;
    @Nullable Boolean[] holds = new Boolean[block.incoming().size()];
    for (int i = 0; i < holds.length; i++) {
      ControlFlowEdge edge = block.incoming().get(i);
      if (by instanceof Flag.Decision.Condition) holds[i] = holds(branch, edge);
      else holds[i] = edge.from() != branch;
    }
    return new Split(by, branch, Arrays.asList(holds));
  }

  /** Whether control never takes an edge, as it passes by a loop that runs at least once. */
  boolean isNeverTaken(ControlFlowEdge edge) {
    if (edge.from().ops().isEmpty() || !(edge.from().ops().getLast() instanceof ForOp loop) || edge.to().behind() != loop) return false;
    BigInteger lower = constant(loop.lowerBound());
    BigInteger upper = constant(loop.upperBound());
    int width = loop.lowerBound().type() instanceof IntegerType type ? type.width() : Long.SIZE;
    return lower != null && upper != null && (loop.isUnsigned() ? IntegerPredicate.ULT : IntegerPredicate.SLT).test(lower, upper, width);
  }

  private static @Nullable BigInteger constant(Value value) {
    return value.definingOp() instanceof ConstantLike known && known.value() instanceof IntegerAttr number ? number.value() : null;
  }

  /** Whether a condition of the program holds at a place, as a branch in front of it tells; null if that is not known. */
  @Nullable
  Boolean known(Value condition, Place place) {
    return place instanceof Place.On(ControlFlowEdge edge) ? known(condition, edge) : known(condition, place.block());
  }

  /** Whether a condition of the program holds where control takes an edge; null if that is not known. */
  @Nullable
  Boolean known(Value condition, ControlFlowEdge edge) {
    return isDecidedBy(condition, edge) ? Boolean.valueOf(isTaken(edge)) : known(condition, edge.from());
  }

  private @Nullable Boolean known(Value condition, BasicBlock at) {
    BasicBlock block = at;
    for (int i = 0; i < LIMIT && block != order.getFirst(); i++) {
      ControlFlowEdge only = block.incoming().size() == 1 ? block.incoming().getFirst() : null;
      if (only != null && isDecidedBy(condition, only)) return isTaken(only);
      block = dominator(block);
    }
    return null;
  }

  /** Whether control takes an edge by a condition. One that is known around a loop is not what ends it, unless the loop is endless or idle. */
  private static boolean isDecidedBy(Value condition, ControlFlowEdge edge) {
    Op branch = edge.from().ops().isEmpty() ? null : edge.from().ops().getLast();
    if (branch == null || condition(branch) != condition) return false;
    Op behind = edge.to().behind();
    return behind == null || !(branch instanceof ConditionOp) || !behind.enclosingRegion().isIn(condition.enclosingRegion());
  }

  /** What a branch depends on; null for those with other than two edges. */
  public static @Nullable Value condition(Op branch) {
    return switch (branch) {
      case CondBrOp choice -> choice.condition();
      case IfOp choice -> choice.condition();
      case ConditionOp end -> end.condition();
      default -> null;
    };
  }

  private Flag.@Nullable Decision decision(Op branch, BasicBlock block) {
    return switch (branch) {
      case ForOp loop when block.behind() == loop -> new Flag.Decision.HasRun(loop);
      case ForOp loop when block.behind() == null && block.block() == loop.body().entryBlock() -> new Flag.Decision.IsLater(loop);
      default -> condition(branch) instanceof Value condition && dominance.properlyDominates(condition, block.ops().getFirst())
          ? new Flag.Decision.Condition(condition)
          : null;
    };
  }

  /** Whether the condition of a branch that dominates an edge holds there: the edge, or a block that dominates it, comes right behind the branch. */
  private @Nullable Boolean holds(BasicBlock branch, ControlFlowEdge edge) {
    if (edge.from() == branch) return isTaken(edge);
    BasicBlock behind = edge.from();
    for (BasicBlock next = dominator(behind); next != branch; next = dominator(next)) {
      if (next == behind) return null;
      behind = next;
    }
    return behind.incoming().size() == 1 ? isTaken(behind.incoming().getFirst()) : null;
  }

  /** Whether the condition of a branch holds where it takes an edge. */
  private static boolean isTaken(ControlFlowEdge edge) {
    return switch (edge.from().ops().getLast()) {
      case IfOp choice -> edge.to().region() == choice.thenRegion();
      case ConditionOp end -> edge.to().behind() == null;
      default -> edge.successor() == 0;
    };
  }

  private int number(BasicBlock block) {
    return numbers.getOrDefault(block, 0);
  }

  private BasicBlock dominator(BasicBlock block) {
    return order.get(dominators[number(block)]);
  }
}
