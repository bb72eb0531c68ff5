// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.AllocationModels;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.memref.DeallocOp;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the allocations that a buffer may come from, through views, branches and the returns of functions in sight, and frees it as these
 * say ({@link Allocating}); copies are made so that they are freed as what they are copies of. What nobody in sight allocates, {@code memref.dealloc} frees. Arguments of functions are not among the
 * allocations: by the convention at the borders of functions the caller frees them.
 */
final class OriginalAllocations implements DeallocationOps {
  private final PassContext cx;
  private final BufferViewFlow flow;
  private final SccDataflow<Value, Origins> origins;
  private final CalleeReturns returns;

  /** For each operation that frees one of the allocations, such an allocation. */
  private record Origins(Map<OpDef<?>, Value> freedBy) {}

  private OriginalAllocations(PassContext cx) {
    this.cx = cx;
    returns = new CalleeReturns(cx);
    flow = BufferViewFlow.cautious(cx.root(), cx.registry(), cx.profile());
    origins = new SccDataflow<>(this::sources, this::combine);
  }

  /** Where {@code memref.dealloc} frees all that is allocated, it does not matter what comes from where. */
  static DeallocationOps of(PassContext cx) {
    return cx.contains(op -> isFreedOrCopiedOtherwise(op, cx)) ? new OriginalAllocations(cx) : DeallocationOps.MEMREF;
  }

  private static boolean isFreedOrCopiedOtherwise(Op op, PassContext cx) {
    if (op instanceof CloneOp) return false; // as what it is a copy of
    for (int i = 0; i < op.resultCount(); i++) {
      Value result = op.result(i);
      if (!Buffers.isBuffer(result) || !BufferOrigin.isAllocated(result)) continue;
      Allocating model = AllocationModels.of(op, cx.registry(), cx.profile());
      if (model == null) continue;
      OpState<?> free = model.free(result);
      OpState<?> copy = model.copy(result);
      if (free == null || free.def() != DeallocOp.DEF || copy != null && copy.def() != CloneOp.DEF) return true;
    }
    return false;
  }

  @Override
  public OpState<?> free(Value buffer) throws UnsupportedProgram {
    Map<OpDef<?>, Value> freedBy = origins.of(buffer).freedBy;
    if (freedBy.isEmpty()) return DeallocOp.of(buffer);
    Iterator<Map.Entry<OpDef<?>, Value>> entries = freedBy.entrySet().iterator();
    Map.Entry<OpDef<?>, Value> first = entries.next();
    if (entries.hasNext()) throw new UnsupportedProgram(conflict(buffer, first, entries.next()));
    Allocating model = model(first.getValue());
    OpState<?> free = model == null ? DeallocOp.of(buffer) : model.free(buffer);
    if (free == null) {
      throw new UnsupportedProgram(Diagnostic.error(buffer.location(), "the operation that frees this buffer needs to know what allocated it")
          .note(first.getValue().location(), "it may be allocated here"));
    }
    return free;
  }

  @Override
  public @Nullable OpState<?> copy(CloneOp clone) {
    Map<OpDef<?>, Value> freedBy = origins.of(clone.input()).freedBy;
    Allocating model = freedBy.size() == 1 ? model(freedBy.values().iterator().next()) : null;
    OpState<?> copy = model == null ? null : model.copy(clone.input());
    return copy == null || copy.def() == CloneOp.DEF ? null : copy;
  }

  private static Diagnostic.Builder conflict(Value buffer, Map.Entry<OpDef<?>, Value> one, Map.Entry<OpDef<?>, Value> other) {
    return Diagnostic.error(buffer.location(), "the buffer may come from allocations that different operations free")
        .note(one.getValue().location(), "freed by '" + one.getKey().name() + "' if it comes from here")
        .note(other.getValue().location(), "freed by '" + other.getKey().name() + "' if it comes from here");
  }

  private @Nullable Allocating model(Value allocation) {
    return allocation.definingOp() instanceof Op op && BufferOrigin.isAllocated(allocation)
        ? AllocationModels.of(op, cx.registry(), cx.profile())
        : null;
  }

  /** What a call gives back comes from its callee, and is never one of its operands. */
  private List<Value> sources(Value value) {
    if (value.definingOp() instanceof CloneOp clone) return List.of(clone.input());
    if (!(value instanceof Value.Result result && result.owner() instanceof CallLike)) return flow.sources(value);
    List<Value> returned = new ArrayList<>();
    for (Op end : returns.of(result.owner())) {
      if (result.index() < end.operandCount()) returned.add(end.operand(result.index()));
    }
    return returned;
  }

  private Origins combine(List<Value> cycle, Set<Origins> inputs) {
    Map<OpDef<?>, Value> freedBy = new LinkedHashMap<>();
    for (Value value : cycle) {
      OpDef<?> freeing = freeing(value);
      if (freeing != null) freedBy.putIfAbsent(freeing, value);
    }
    for (Origins input : inputs) input.freedBy.forEach(freedBy::putIfAbsent);
    for (Value value : cycle) {
      if (value.definingOp() instanceof CloneOp && !areCopied(freedBy)) return new Origins(Map.of(DeallocOp.DEF, value));
    }
    return new Origins(freedBy);
  }

  /** Whether an operation copies what comes from these allocations. */
  private boolean areCopied(Map<OpDef<?>, Value> freedBy) {
    if (freedBy.size() != 1) return false;
    Value allocation = freedBy.values().iterator().next();
    Allocating model = model(allocation);
    return model != null && model.copy(allocation) != null;
  }

  /** What frees a value that is an allocation, or the result of a call out of sight; null for others. */
  private @Nullable OpDef<?> freeing(Value value) {
    if (value.definingOp() instanceof CloneOp) return null; // as what it is a copy of
    if (value.definingOp() instanceof Op op && BufferOrigin.isAllocated(value)) {
      if (isFreedByScope(op, value)) return null;
      Allocating model = model(value);
      return model == null ? DeallocOp.DEF : Objects.requireNonNull(model.free(value), "what is allocated is freed under its own name").def();
    }
    boolean isUnknownCall = value instanceof Value.Result result && result.owner() instanceof CallLike && returns.of(result.owner()).isEmpty();
    return isUnknownCall ? DeallocOp.DEF : null;
  }

  private static boolean isFreedByScope(Op op, Value allocation) {
    if (!(Effects.of(op) instanceof Effects.Known known)) return false;
    for (Effects.On on : known.effects()) {
      if (on.value() == allocation && on.is(Effect.Kind.ALLOCATE) && on.effect().resource().equals(Effect.Resource.AUTOMATIC_SCOPE)) return true;
    }
    return false;
  }
}
