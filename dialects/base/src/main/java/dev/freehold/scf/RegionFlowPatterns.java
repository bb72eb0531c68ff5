// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Canonicalizations of all operations whose regions pass values among each other. */
final class RegionFlowPatterns {
  private RegionFlowPatterns() {}

  /** Adds the canonicalizations to the declaration of such an operation. */
  static <O extends Op & RegionBranchOp> void declare(OpDefBuilder<O> declaration) {
    declaration
        .canonicalize("useOnlySource", RegionFlowPatterns::useOnlySource)
        .canonicalize("useFirstOfEqualInputs", RegionFlowPatterns::useFirstOfEqualInputs)
        .canonicalize("eraseDeadInputs", RegionFlowPatterns::eraseDeadInputs);
  }

  /** An argument or result that receives the same value on every edge is replaced by that value. */
  private static void useOnlySource(Op op, Rewriter rewriter) {
    if (!RegionEdges.mayReceive(1, op)) return;
    RegionEdges edges = new RegionEdges(op);
    for (Value input : edges.inputs()) {
      if (!input.hasUses()) continue;
      Value only = edges.onlySource(input);
      if (only != null && edges.isVisible(only, input)) rewriter.replaceAllUses(input, only);
    }
  }

  /** What identifies the values that an input may have: whose it is, and what each operand passed to it is. */
  private record Signature(Object owner, List<Value> sources) {}

  /** Of several inputs that always have the same value, the first replaces the others. */
  private static void useFirstOfEqualInputs(Op op, Rewriter rewriter) {
    if (!RegionEdges.mayReceive(2, op)) return;
    RegionEdges edges = new RegionEdges(op);
    List<Value> inputs = new ArrayList<>(edges.inputs());
    inputs.sort(Comparator.comparingInt(RegionFlowPatterns::index));
    Map<Signature, Value> firsts = new HashMap<>();
    for (Value input : inputs) {
      Object owner = input instanceof Value.Argument argument ? argument.owner() : op;
      Signature signature = new Signature(owner, edges.sources(input).stream().map(Use::value).toList());
      Value first = firsts.putIfAbsent(signature, input);
      if (first != null && input.hasUses()) rewriter.replaceAllUses(input, first);
    }
  }

  private static int index(Value value) {
    return value instanceof Value.Result result ? result.index() : ((Value.Argument) value).index();
  }

  /**
   * Inputs that nobody uses are erased, with the operands passed to them. Those that receive the same operand, such as an
   * iteration argument and the result of its loop, go together or not at all.
   */
  private static void eraseDeadInputs(Op op, Rewriter rewriter) {
    if (!RegionEdges.mayLeaveUnused(op)) return;
    RegionEdges edges = new RegionEdges(op);
    Set<Value> dead = deadInputs(edges);
    if (dead.isEmpty()) return;
    Set<Use> passed = new HashSet<>();
    Set<Op> owners = new LinkedHashSet<>();
    Set<Block> blocks = new LinkedHashSet<>();
    for (Value input : dead) {
      for (Use use : edges.sources(input)) {
        passed.add(use);
        owners.add(use.owner());
      }
      if (input instanceof Value.Argument argument) blocks.add(argument.owner());
    }
    for (Op owner : owners) rewriter.eraseOperands(owner, passed::contains);
    for (Block block : blocks) rewriter.eraseArguments(block, dead::contains);
    if (op.results().stream().anyMatch(dead::contains)) rewriter.eraseResults(op, dead::contains);
  }

  private static Set<Value> deadInputs(RegionEdges edges) {
    Map<Value, Value> leaders = new HashMap<>();
    for (List<Value> together : edges.receivers()) {
      Value first = leader(together.getFirst(), leaders);
      for (Value other : together) leaders.put(leader(other, leaders), first);
    }
    Set<Value> live = new HashSet<>();
    for (Value input : edges.inputs()) {
      if (input.hasUses()) live.add(leader(input, leaders));
    }
    Set<Value> dead = new LinkedHashSet<>();
    for (Value input : edges.inputs()) {
      if (!live.contains(leader(input, leaders))) dead.add(input);
    }
    return dead;
  }

  /** The representative of all inputs that are equal to {@code input}. */
  private static Value leader(Value input, Map<Value, Value> leaders) {
    Value above = leaders.getOrDefault(input, input);
    while (above != input) {
      Value next = leaders.getOrDefault(above, above);
      leaders.put(input, next);
      input = above;
      above = next;
    }
    return input;
  }
}
