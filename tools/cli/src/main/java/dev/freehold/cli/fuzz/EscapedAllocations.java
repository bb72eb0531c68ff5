// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.CallLike;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where the buffers are allocated of which a remark says that they are not deallocated. The remark names the operation that gives the
 * function its buffer: behind a call that is an allocation of the callee, or a clone of an argument, behind a clone (which may be folded away) that of its source.
 */
public final class EscapedAllocations {
  private final Set<Op> visited = new HashSet<>();
  private final Set<Location> found = new HashSet<>();
  private final SymbolTables symbols = new SymbolTables();

  private EscapedAllocations() {}

  /** @param remarked the locations of the remarks about {@code program} */
  public static Set<Location> of(Op program, Set<Location> remarked) {
    EscapedAllocations escaped = new EscapedAllocations();
    if (remarked.isEmpty()) return escaped.found;
    program.walk(op -> {
      if (remarked.contains(op.location())) escaped.add(op);
    });
    return escaped.found;
  }

  private void add(Op maker) {
    if (!visited.add(maker)) return;
    found.add(maker.location());
    if (maker instanceof CloneOp clone) addMaker(clone.input());
    if (maker instanceof CallLike call && call.callee() != null && symbols.lookupFrom(maker, call.callee()) instanceof Op callee) {
      // What is not the callee's own is cloned, there, before it is returned.
      if (callee.regionCount() > 0 && callee.region().first() != null)
        callee.region().first().arguments().forEach(each -> found.add(each.location()));
      if (callee.regionCount() > 0) callee.region().blocks().forEach(block -> addReturned(block.last()));
      callee.walk(inner -> {
        if (inner instanceof CallLike || inner.results().stream().anyMatch(result -> Effects.has(inner, Effect.Kind.ALLOCATE, result))) add(inner);
      });
    }
  }

  private void addReturned(@Nullable Op end) {
    if (end == null || end.successorCount() > 0) return;
    for (Value operand : end.operands()) found.add(operand.location());
  }

  private void addMaker(Value buffer) {
    Value base = BufferOrigin.baseOf(buffer);
    if (base.definingOp() != null) add(base.definingOp());
  }
}
