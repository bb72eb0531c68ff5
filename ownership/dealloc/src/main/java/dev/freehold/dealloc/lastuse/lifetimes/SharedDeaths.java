// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

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
 * <p>A parameter that nobody needs takes over what it is passed, and is kept as well, if on each edge that dies there:
 *
 * <pre>
 *   cf.cond_br %c, ^free(%a), ^free(%b)        on one edge dies %a, on the other one %b
 * ^free(%x):                                   so here %x
 * </pre>
 *
 * <p>Only handles that are responsible on all paths are shared: for these the same is to be done on all edges. What may be the buffer of a parameter
 * that is not responsible on all paths is not kept until the start of its block, where nobody knows whether it is.
 */
public final class SharedDeaths {
  private final ControlFlowGraph graph;
  private final Handles handles;
  private final Need need;
  private final Predicate<BasicBlock> isLookedThrough;
  private final PersistentIntSet uncertain;
  private final PersistentIntSet settled;
  /** What dies on all edges into a block, or in front of them. */
  private final Map<BasicBlock, PersistentIntSet> dying = new HashMap<>();
  /** What dies on some edges into a block, or in front of them; nothing if none of it is settled. */
  private final Map<BasicBlock, PersistentIntSet> ended = new HashMap<>();

  /**
   * @param need what is needed if nothing is kept
   * @param isLookedThrough tells for blocks that do nothing but branch on whether they are no end to that
   * @param uncertain what may not be responsible on some paths
   * @param settled those of them that are shared nevertheless, as each edge would ask the same
   */
  public SharedDeaths(ControlFlowGraph graph, Handles handles, Need need, Predicate<BasicBlock> isLookedThrough, PersistentIntSet uncertain,
      PersistentIntSet settled) {
    this.graph = graph;
    this.handles = handles;
    this.need = need;
    this.isLookedThrough = isLookedThrough;
    this.uncertain = uncertain;
    this.settled = settled;
    // Blocks that lead to others come first, unless they are in a cycle.
    for (BasicBlock block : graph.blocks()) {
      if (!block.isSuccessor()) continue;
      if (!settled.isEmpty()) ended.put(block, endedInto(block));
      dying.put(block, dyingInto(block));
    }
  }

  /** For the blocks in which edges meet: what is kept at least until there because it dies on all of these. */
  public Map<BasicBlock, PersistentIntSet> keptAtStart() {
    Map<BasicBlock, PersistentIntSet> found = new LinkedHashMap<>();
    for (BasicBlock block : graph.blocks()) {
      if (block.isSuccessor() && block.incoming().size() > 1 && !of(block).isEmpty()) found.put(block, of(block));
    }
    return found;
  }

  /** What dies on an edge and can be freed under the same name together with what dies on others into the same block. */
  public PersistentIntSet on(ControlFlowEdge edge) {
    return nameable(withoutPassed(alike(edge), edge, of(edge.to())), edge.to());
  }

  /** What dies on an edge, be it that a parameter takes over, if the same is to be done there as on other edges on which it dies. */
  public PersistentIntSet alike(ControlFlowEdge edge) {
    PersistentIntSet dying = need.dyingOn(edge);
    return dying.isEmpty() ? dying : dying.minus(uncertain.minus(settled));
  }

  /** The same, or what dies in front of a block that does nothing but take the edge. */
  private PersistentIntSet ending(ControlFlowEdge edge) {
    return leadsOn(edge.from()) ? of(edge.from()) : alike(edge);
  }

  /** @param kept what is kept until the start of the block behind the edge */
  private PersistentIntSet withoutPassed(PersistentIntSet dying, ControlFlowEdge edge, PersistentIntSet kept) {
    PersistentIntSet rest = dying;
    for (int i = 0; i < edge.passed().length && !rest.isEmpty(); i++) {
      HandleClass parameter = handles.ofParameter(edge.to(), i);
      HandleClass passed = handles.of(edge.passed()[i]);
      if (parameter == null || passed == null || !need.isNeededParameter(edge.to(), parameter) && !kept.contains(parameter.number())) continue;
      rest = rest.minus(PersistentIntSet.of(passed.number()));
    }
    return rest;
  }

  /** What cannot be the buffer of a parameter that is needed and may not be responsible for it. */
  private PersistentIntSet nameable(PersistentIntSet dying, BasicBlock to) {
    PersistentIntSet rest = dying;
    for (int i = 0; i < to.parameters().size() && !rest.isEmpty(); i++) {
      HandleClass parameter = handles.ofParameter(to, i);
      if (parameter == null || !need.isNeededParameter(to, parameter) || !uncertain.contains(parameter.number())) continue;
      rest = rest.minus(handles.partitions().of(parameter));
    }
    return rest;
  }

  private PersistentIntSet of(BasicBlock block) {
    return dying.getOrDefault(block, PersistentIntSet.EMPTY);
  }

  private PersistentIntSet dyingInto(BasicBlock block) {
    PersistentIntSet receivers = receivers(block);
    PersistentIntSet all = null;
    for (ControlFlowEdge edge : block.incoming()) {
      PersistentIntSet there = nameable(withoutPassed(ending(edge), edge, receivers), block);
      all = all == null ? there : all.and(there);
      if (all.isEmpty()) break;
    }
    return all == null ? receivers : withoutAsked(all, block).or(receivers);
  }

  private PersistentIntSet endedInto(BasicBlock block) {
    PersistentIntSet all = PersistentIntSet.EMPTY;
    for (ControlFlowEdge edge : block.incoming()) {
      all = all.or(leadsOn(edge.from()) ? ended.getOrDefault(edge.from(), PersistentIntSet.EMPTY)
          : withoutPassed(need.dyingOn(edge), edge, PersistentIntSet.EMPTY));
    }
    return all;
  }

  /** What others that die in front of the block may not be taken to be, so that nobody has to ask whether they are. */
  private PersistentIntSet withoutAsked(PersistentIntSet kept, BasicBlock block) {
    PersistentIntSet rest = kept;
    PersistentIntSet asked;
    do {
      PersistentIntSet earlier = ended.getOrDefault(block, PersistentIntSet.EMPTY).minus(rest);
      asked = earlier.isEmpty() ? earlier : askedBy(earlier, rest.and(uncertain));
      rest = rest.minus(asked);
    } while (!asked.isEmpty());
    return rest;
  }

  /** Those of some handles that others may denote the same buffer as. */
  private PersistentIntSet askedBy(PersistentIntSet others, PersistentIntSet some) {
    PersistentIntSet[] found = {PersistentIntSet.EMPTY};
    some.forEach(number -> {
      HandleClass handle = handles.get(number);
      others.and(handles.partitions().of(handle)).forEach(other -> {
        if (handles.get(other).origins().meets(handle.origins())) found[0] = found[0].or(PersistentIntSet.of(number));
      });
    });
    return found[0];
  }

  /** The parameters that nobody needs and that are passed on each edge what dies there, and is passed to no other one that takes it over. */
  private PersistentIntSet receivers(BasicBlock block) {
    PersistentIntSet found = PersistentIntSet.EMPTY;
    for (int i = 0; i < block.parameters().size(); i++) {
      HandleClass parameter = handles.ofParameter(block, i);
      if (parameter == null || !mayReceive(parameter, block)) continue;
      PersistentIntSet others = found;
      boolean receives = block.incoming().stream().allMatch(edge -> receives(parameter, edge, others));
      if (receives) found = found.or(PersistentIntSet.of(parameter.number()));
    }
    return found;
  }

  /** Whether what a parameter is passed on an edge dies there, is freed in the same way under both names, and is not taken over by {@code others}. */
  private boolean receives(HandleClass parameter, ControlFlowEdge edge, PersistentIntSet others) {
    Value passed = edge.passedTo(parameter.base());
    HandleClass handle = handles.of(passed);
    if (handle == null || handle.base() != passed || handles.isPart(handle.base())) return false;
    boolean hasReceived = leadsOn(edge.from()) && handle.isParameterOf(edge.from());
    boolean isCertain = hasReceived || !uncertain.contains(handle.number());
    return isCertain && handle.base().type().equals(parameter.base().type()) && withoutPassed(ending(edge), edge, others).contains(handle.number());
  }

  /** Whether a parameter is needed no longer, and can be freed, and whether no needed handle may denote the same buffer. */
  private boolean mayReceive(HandleClass parameter, BasicBlock block) {
    if (parameter.kind() != HandleClass.Kind.PARAMETER || need.isNeededParameter(block, parameter)) return false;
    return handles.partitions().allocations(parameter).size() == 1
        && !need.atStart(block).and(handles.partitions().of(parameter)).meets(uncertain);
  }

  /** Whether all that a block does is to branch to another one, and it is looked through. */
  private boolean leadsOn(BasicBlock block) {
    boolean isIdle =
        block.isSuccessor() && block.ops().size() == 1 && block.outgoing().size() == 1 && block.outgoing().getFirst().to().isSuccessor();
    return isIdle && isLookedThrough.test(block);
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
  public static PersistentIntSet besidesSites(ControlFlowGraph graph, Handles handles) {
    PersistentIntSet found = besidesFreed(graph, handles);
    for (HandleClass handle : handles.classes()) {
      if (handle.kind() != HandleClass.Kind.SITE) found = found.or(PersistentIntSet.of(handle.number()));
    }
    return found;
  }
}
