// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.arith.CmpIOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.pass.Wording;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.validate.SiteVerdict;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Explains one function. */
final class FunctionExplainer {
  private final FunctionBuffers buffers;
  private final Words words;
  private final SiteExplanations sites;
  private final FreeExplanations frees;
  private final FlagExplanations flags;
  private final CopyExplanations copies;
  /** What decides about each operation that frees. */
  private final Map<Op, Guard> guards = new LinkedHashMap<>();
  /** By flag the buffers about which it decides, directly or by other flags. */
  private final Map<Value, Set<Value>> flagged = new LinkedHashMap<>();

  FunctionExplainer(FunctionBuffers buffers, Map<Op, List<SiteVerdict>> verdicts, Registry registry) {
    this.buffers = buffers;
    words = new Words(buffers, new Wording(buffers.function()));
    copies = new CopyExplanations(buffers, words);
    sites = new SiteExplanations(buffers, words, copies, verdicts, registry);
    frees = new FreeExplanations(buffers, words);
    flags = new FlagExplanations(buffers, words);
    buffers.function().walk(op -> {
      if (FunctionBuffers.isFree(op)) guards.put(op, Guard.of(op, buffers));
    });
    guards.forEach((free, guard) -> guard.flags(buffers).forEach(flag -> note(flag, Objects.requireNonNull(FunctionBuffers.freed(free)))));
  }

  /** Notes that a flag, and those by which it is set, decide about a buffer. */
  private void note(Value flag, Value buffer) {
    Deque<Value> pending = new ArrayDeque<>(List.of(flag));
    while (!pending.isEmpty()) {
      Value next = pending.pop();
      if (!flagged.computeIfAbsent(next, key -> new LinkedHashSet<>()).add(buffer)) continue;
      pending.addAll(flags.inputs(next));
    }
  }

  /** The booleans that tell whether a buffer is to be freed. */
  Set<Value> flags() {
    return flagged.keySet();
  }

  void addTo(List<Explanation> explanations) {
    for (Value argument : ((FunctionLike) buffers.function()).body().entryBlock().arguments()) {
      if (Buffers.isBuffer(argument)) explanations.add(sites.argument((Value.Argument) argument));
    }
    buffers.function().walkPreOrder(op -> {
      if (op != buffers.function() && op instanceof FunctionLike) return Walk.SKIP;
      if (op.enclosingBlock().first() == op && op != buffers.function()) addFlags(op.enclosingBlock(), explanations);
      add(op, explanations);
      return Walk.ADVANCE;
    });
  }

  private void addFlags(Block block, List<Explanation> explanations) {
    for (Value argument : block.arguments()) addFlag(argument, explanations);
  }

  private void addFlag(Value value, List<Explanation> explanations) {
    Set<Value> decided = flagged.get(value);
    BasicBlock block = decided == null ? null : buffers.withParameter(value);
    if (decided != null && block != null) explanations.add(flags.explain(value, block, decided));
  }

  private void add(Op op, List<Explanation> explanations) {
    Guard guard = guards.get(op);
    if (guard != null) explanations.add(frees.explain(op, guard));
    else if (op instanceof CloneOp clone) explanations.add(copies.explain(clone));
    else if (op instanceof CmpIOp comparison && Guard.isOfAddresses(comparison)) explanations.add(words.comparison(comparison));
    else addSites(op, explanations);
    for (Value result : op.results()) addFlag(result, explanations);
  }

  private void addSites(Op op, List<Explanation> explanations) {
    for (Value.Result result : op.results()) {
      if (!Buffers.isBuffer(result)) continue;
      if (op instanceof CallLike) explanations.add(sites.result(result));
      else if (FunctionBuffers.isAllocation(op)) explanations.add(sites.allocation(result));
    }
  }
}
