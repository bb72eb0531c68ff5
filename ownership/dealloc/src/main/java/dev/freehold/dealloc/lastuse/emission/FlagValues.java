// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.emission;

import dev.freehold.arith.IntegerPredicate;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.FlagSimplification;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.scf.ForOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The values of flags in the program. A phi becomes an argument of its block, or a value that an operation with regions carries: an initial operand
 * and a region argument, if the operation is a loop, an operand of each terminator, and a result.
 */
final class FlagValues {
  private final ControlFlowGraph graph;
  private final FlagSimplification simplified;
  private final Conventions conventions;
  private final EdgeBlocks edges;
  private final Rewriter rewriter;
  private final BooleanCode code;
  private final Map<Flag, Value> values = new HashMap<>();
  private final Map<BasicBlock, List<Flag.Phi>> blockArguments = new LinkedHashMap<>();
  private final Map<Op, List<Carried>> carried = new LinkedHashMap<>();

  /** A value that an operation with regions carries, by the block that control leaves when it is passed. */
  private record Carried(Map<BasicBlock, Flag> passed, List<Flag.Phi> phis) {
    boolean takes(Flag.Phi phi, FlagSimplification simplified) {
      for (Flag.Phi each : phis) {
        if (each.block() == phi.block()) return false;
      }
      List<ControlFlowEdge> incoming = phi.block().incoming();
      for (int i = 0; i < incoming.size(); i++) {
        Flag there = passed.get(incoming.get(i).from());
        if (there != null && !there.equals(simplified.of(phi.inputs()[i]))) return false;
      }
      return true;
    }

    void add(Flag.Phi phi, FlagSimplification simplified) {
      phis.add(phi);
      List<ControlFlowEdge> incoming = phi.block().incoming();
      for (int i = 0; i < incoming.size(); i++) passed.put(incoming.get(i).from(), simplified.of(phi.inputs()[i]));
    }
  }

  FlagValues(ControlFlowGraph graph, FlagSimplification simplified, Conventions conventions, EdgeBlocks edges, BooleanCode code,
      Rewriter rewriter) {
    this.graph = graph;
    this.conventions = conventions;
    this.simplified = simplified;
    this.edges = edges;
    this.rewriter = rewriter;
    this.code = code;
  }

  /** Makes the values of phis; what they are passed is added by {@link #passFlags}. */
  void create(Set<Flag.Phi> phis) {
    for (Flag.Phi phi : phis) {
      BasicBlock block = phi.block();
      if (block.isSuccessor()) {
        blockArguments.computeIfAbsent(block, key -> new ArrayList<>()).add(phi);
        values.put(phi, rewriter.addArgument(Objects.requireNonNull(block.block()), IntegerType.I1, phi.handle().base().location()));
      } else {
        carry(phi);
      }
    }
    carried.forEach(this::create);
  }

  private void carry(Flag.Phi phi) {
    List<Carried> there = carried.computeIfAbsent(phi.carrier(), key -> new ArrayList<>());
    for (Carried each : there) {
      if (!each.takes(phi, simplified)) continue;
      each.add(phi, simplified);
      return;
    }
    Carried made = new Carried(new HashMap<>(), new ArrayList<>());
    made.add(phi, simplified);
    there.add(made);
  }

  private void create(Op op, List<Carried> flags) {
    List<Value.Result> results = rewriter.appendResults(op, Collections.nCopies(flags.size(), IntegerType.I1));
    Map<Region, List<Value>> arguments = new HashMap<>();
    if (isLoop(op)) {
      for (Region region : op.regions()) {
        if (region.isEmpty()) continue;
        List<Value> made = new ArrayList<>();
        for (int i = 0; i < flags.size(); i++) made.add(rewriter.addArgument(region.entryBlock(), IntegerType.I1, op.location()));
        arguments.put(region, made);
      }
    }
    for (int i = 0; i < flags.size(); i++) {
      for (Flag.Phi phi : flags.get(i).phis()) {
        Value value = phi.block().behind() == op ? results.get(i) : arguments.getOrDefault(phi.block().region(), List.of()).get(i);
        values.put(phi, value);
      }
    }
  }

  private static boolean isLoop(Op op) {
    return op.regions().stream().anyMatch(region -> !region.isEmpty() && ((RegionBranchOp) op).isRepetitive(region));
  }

  /** The value of a flag, at the insertion point. */
  Value of(Flag flag) {
    Flag known = simplified.of(flag);
    return switch (known) {
      case Flag.Given(HandleClass handle) -> given(handle);
      case Flag.Constant constant -> code.constant(constant == Flag.Constant.TRUE);
      case Flag.Decided(Flag.Decision by, Flag whenTrue, Flag whenFalse) -> choice(of(by), simplified.of(whenTrue), simplified.of(whenFalse));
      default -> Objects.requireNonNull(values.get(known), "flags have values where they are used");
    };
  }

  private Value choice(Value holds, Flag whenTrue, Flag whenFalse) {
    if (whenTrue == Flag.Constant.TRUE) return whenFalse == Flag.Constant.FALSE ? holds : code.or(holds, of(whenFalse));
    if (whenFalse == Flag.Constant.FALSE) return code.and(holds, of(whenTrue));
    if (whenTrue == Flag.Constant.FALSE) return whenFalse == Flag.Constant.TRUE ? code.not(holds) : code.and(code.not(holds), of(whenFalse));
    return code.select(holds, of(whenTrue), of(whenFalse));
  }

  private Value of(Flag.Decision decision) {
    return switch (decision) {
      case Flag.Decision.Condition(Value value) -> value;
      case Flag.Decision.IsLater(ForOp loop) -> code.compare(IntegerPredicate.NE, loop.inductionVariable(), loop.lowerBound());
      case Flag.Decision.HasRun(ForOp loop) ->
          code.compare(loop.isUnsigned() ? IntegerPredicate.ULT : IntegerPredicate.SLT, loop.lowerBound(), loop.upperBound());
    };
  }

  /** The value by which a call tells whether what it returns is new, or the caller of the function whether it has to free an argument. */
  Value given(HandleClass handle) {
    return conventions.flag(handle.base());
  }

  void set(Flag.Update update, Value value) {
    values.put(update, value);
  }

  // Passing flags on.

  /** Adds the operands by which phis get their values, when all flags have some. */
  void passFlags() {
    blockArguments.forEach(this::passToBlock);
    carried.forEach(this::passThroughRegions);
  }

  private void passToBlock(BasicBlock block, List<Flag.Phi> phis) {
    List<ControlFlowEdge> incoming = block.incoming();
    Set<Op> known = new HashSet<>();
    for (int i = 0; i < incoming.size(); i++) {
      Op branch = edges.branch(incoming.get(i));
      known.add(branch);
      rewriter.before(branch);
      List<Value> passed = new ArrayList<>();
      for (Flag.Phi phi : phis) passed.add(of(phi.inputs()[i]));
      rewriter.appendOperands(((BranchOp) branch).successorOperands(edges.successor(incoming.get(i))), passed);
    }
    passFromUnreachable(Objects.requireNonNull(block.block()), phis.size(), known);
  }

  private void passFromUnreachable(Block block, int count, Set<Op> known) {
    List<Successor> others = new ArrayList<>();
    for (Successor edge = block.firstPredecessor(); edge != null; edge = edge.next()) {
      if (!known.contains(edge.owner())) others.add(edge);
    }
    for (Successor edge : others) {
      Value none = Buffers.bool(rewriter.before(edge.owner()), false, edge.owner().location());
      if (edge.owner() instanceof BranchOp branch) {
        rewriter.appendOperands(branch.successorOperands(edge.index()), Collections.nCopies(count, none));
      }
    }
  }

  private void passThroughRegions(Op op, List<Carried> flags) {
    if (isLoop(op)) rewriter.appendOperands(Flow.edges(op).getFirst().passed(), passed(flags, graph.endingWith(op), op));
    for (Region region : op.regions()) {
      for (Block block : region) {
        if (!(block.last() instanceof RegionTerminator)) continue;
        Op end = block.lastOp();
        List<Edge> leaving = Flow.edges(end);
        List<Value> passed = passed(flags, graph.endingWith(end), end);
        if (!leaving.isEmpty()) rewriter.appendOperands(leaving.getFirst().passed(), passed);
      }
    }
  }

  private List<Value> passed(List<Carried> flags, @Nullable BasicBlock from, Op end) {
    rewriter.before(end);
    List<Value> passed = new ArrayList<>();
    for (Carried each : flags) passed.add(of(from == null ? Flag.Constant.FALSE : each.passed().getOrDefault(from, Flag.Constant.FALSE)));
    return passed;
  }
}
