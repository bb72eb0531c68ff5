// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.AllocLike;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Allocations whose place a buffer of the caller can take. An allocation is taken only if
 * <ul>
 *   <li>nothing frees it;
 *   <li>wherever it or an alias of it is returned, it is returned in the same position;
 *   <li>no other that stands in that position is needed while it is, which includes itself in another round of a loop.
 * </ul>
 */
final class ExclusiveAllocations implements ReturnedAllocations {
  private final List<ReturnOp> returns;
  private final Predicate<MemRefType> wanted;
  private final BufferViewFlow flow;
  private final ProgramFrees frees;
  private final Map<Value, Integer> positions = new HashMap<>();
  private final Map<Integer, List<BufferRange>> taken = new HashMap<>();

  ExclusiveAllocations(FuncOp function, List<ReturnOp> returns, Predicate<MemRefType> wanted, Rewriter rewriter) {
    this.returns = returns;
    this.wanted = wanted;
    flow = BufferViewFlow.cautious(function, rewriter.registry(), rewriter.profile());
    frees = new ProgramFrees(flow, rewriter.callees());
    for (ReturnOp end : returns) {
      int position = 0;
      for (Value value : end.operands()) {
        if (value.type() instanceof MemRefType) consider(value, position++);
      }
    }
  }

  @Override
  public boolean isFor(Value value, int position) {
    Integer found = positions.get(value);
    return found != null && found == position;
  }

  /** The sizes of a result are known if all returns give an allocation whose sizes are the same arguments. */
  @Override
  public @Nullable List<Integer> sizes(int position) {
    List<Integer> known = null;
    for (ReturnOp end : returns) {
      Value buffer = bufferAt(end, position);
      List<Integer> arguments =
          buffer instanceof Value.Result result && isFor(result, position) ? ReturnedAllocations.sizeArguments(result.owner()) : null;
      if (arguments == null || known != null && !known.equals(arguments)) return null;
      known = arguments;
    }
    return known;
  }

  private boolean isWanted(Value.Result value) {
    return value.owner() instanceof AllocLike && wanted.test((MemRefType) value.type());
  }

  private void consider(Value value, int position) {
    if (!(value instanceof Value.Result result) || !isWanted(result) || positions.containsKey(value)) return;
    Set<Value> aliases = flow.resolve(value);
    boolean suitable = !frees.mayFree(value) && isReturnedOnlyAt(position, value, aliases) && take(result, aliases, position);
    positions.put(value, suitable ? position : -1);
  }

  private boolean isReturnedOnlyAt(int position, Value value, Set<Value> aliases) {
    for (Value alias : aliases) {
      for (Use use = alias.firstUse(); use != null; use = use.next()) {
        if (use.owner() instanceof ReturnOp end && bufferAt(end, position) != value) return false;
      }
    }
    return true;
  }

  private static @Nullable Value bufferAt(ReturnOp end, int position) {
    int left = position;
    for (Value value : end.operands()) {
      if (value.type() instanceof MemRefType && left-- == 0) return value;
    }
    return null;
  }

  /** Whether the caller's buffer in that position can be this one besides those that it is already. */
  private boolean take(Value.Result value, Set<Value> aliases, int position) {
    BufferRange range = new BufferRange(value, aliases);
    if (range.outlivesARound()) return false;
    List<BufferRange> others = taken.computeIfAbsent(position, p -> new ArrayList<>());
    for (BufferRange other : others) {
      if (range.meets(other)) return false;
    }
    return others.add(range);
  }
}
