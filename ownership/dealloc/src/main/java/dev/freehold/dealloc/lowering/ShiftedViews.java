// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.analysis.UnseenFlow;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.EscapeAnalysis;
import dev.freehold.dealloc.Escapes;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which buffers may be views whose aligned pointer is another one than that of what they are views of, through blocks, regions, functions in
 * sight and memory. Arguments that come from out of sight, and results of functions out of sight, count as buffers of their own, by the
 * convention at the borders of functions. A snapshot.
 *
 * <pre>
 *   %v = memref.view %bytes[%c8][] …                     shifted, a view of %bytes
 *   cf.br ^bb1(%v)        ^bb1(%x):                      shifted, a view of %bytes
 *   %r = arith.select %c, %x, %other                     may be shifted, a view of one or the other
 * </pre>
 */
final class ShiftedViews {
  private final PassContext cx;
  private final CalleeReturns returns;
  private final BufferViewFlow flow;
  private final Map<Value, List<Value>> passed = new HashMap<>();
  private final List<Value> stored = new ArrayList<>();
  private final Set<Value> loaded = new LinkedHashSet<>();
  private final SccDataflow<Value, Shift> shifts = new SccDataflow<>(this::sources, this::combine);

  /**
   * What is known of a value.
   *
   * @param by the operation that may move the aligned pointer, null where none does
   * @param source where one does, the nearest value in front of all such operations that the value is a view of for certain, or null
   * @param isNew whether all that the value may be was allocated in sight, or returned from out of sight
   */
  record Shift(@Nullable Op by, @Nullable Value source, boolean isNew) {
    private static final Shift NONE = new Shift(null, null, false);
    private static final Shift NONE_OF_NEW = new Shift(null, null, true);
  }

  private ShiftedViews(PassContext cx) {
    this.cx = cx;
    returns = new CalleeReturns(cx);
    BufferViewFlow names = BufferViewFlow.cautious(cx.root(), cx.registry(), cx.profile());
    flow = EscapeAnalysis.in(cx.root(), names, cx).references();
    cx.root().walk(this::add);
  }

  /** Those below the root of a pass; null where no operation moves an aligned pointer. */
  static @Nullable ShiftedViews in(PassContext cx) {
    return cx.contains(ShiftedViews::hasMoved) ? new ShiftedViews(cx) : null;
  }

  private static boolean hasMoved(Op op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (isMoved(op.result(i))) return true;
    }
    return false;
  }

  Shift of(Value value) {
    return shifts.of(value);
  }

  /** Whether a value is what its operation has just allocated, or what a call gives its caller to own: no other buffer is the same then. */
  boolean isAllocated(Value value) {
    return BufferOrigin.isAllocated(value) && sources(value).isEmpty() || isResultOfCall(value) && of(value).isNew;
  }

  /** Whether the operation that defines a value may move the aligned pointer. */
  static boolean isMoved(Value value) {
    Op op = value.definingOp();
    if (op instanceof ViewLike view) return value == op.result() && view.mayMoveAlignedPointer();
    return op != null && Buffers.isBuffer(value) && op.operands().stream().anyMatch(Escapes::isOpaque) && Effects.of(op).equals(Effects.NONE);
  }

  /** Whether a value may be something that its sources do not show. */
  boolean isTerminal(Value value) {
    boolean isForwarded = value.definingOp() != null && cx.registry().as(value.definingOp(), UnseenFlow.class) != null && !sources(value).isEmpty();
    return flow.mayBeTerminalBuffer(value) && !isForwarded;
  }

  /** What a value is a view of, through views that keep the aligned pointer. */
  static Value unmoved(Value view) {
    Value value = view;
    while (value.definingOp() instanceof ViewLike op && value == value.definingOp().result() && !op.mayMoveAlignedPointer()) value = op.viewSource();
    return value;
  }

  /** What a value may directly be. */
  List<Value> sources(Value value) {
    if (isResultOfCall(value)) return returned((Value.Result) value);
    if (isArgumentOfFunction(value)) return passed.getOrDefault(value, List.of());
    if (loaded.contains(value)) return value == loaded.iterator().next() ? stored : List.of(loaded.iterator().next());
    return flow.sources(value);
  }

  private static boolean isResultOfCall(Value value) {
    return value.definingOp() instanceof CallLike;
  }

  static boolean isArgumentOfFunction(Value value) {
    return value instanceof Value.Argument argument && argument.owner().isEntry() && argument.owner().parentOp() instanceof FunctionLike;
  }

  private List<Value> returned(Value.Result result) {
    List<Value> ends = new ArrayList<>();
    for (Op end : returns.of(result.owner())) {
      if (result.index() < end.operandCount()) ends.add(end.operand(result.index()));
    }
    return ends;
  }

  private void add(Op op) {
    if (op instanceof CallLike call) addPassed(op, call);
    for (Value operand : op.operands()) {
      if (!(operand.type() instanceof BaseMemRefType container && container.element() instanceof BaseMemRefType held)) continue;
      for (Value other : op.operands()) {
        if (other.type().equals(held)) stored.add(other);
      }
      for (Value result : op.results()) {
        if (result.type().equals(held)) loaded.add(result);
      }
    }
  }

  private void addPassed(Op op, CallLike call) {
    Op callee = call.callee() == null ? null : cx.symbols().lookupFrom(op, call.callee());
    if (!(callee instanceof FunctionLike function) || function.isDeclaration() || !cx.root().isAncestorOf(callee)) return;
    List<Value.Argument> arguments = function.body().entryBlock().arguments();
    List<Value> operands = List.copyOf(call.arguments());
    for (int i = 0; i < Math.min(arguments.size(), operands.size()); i++) {
      passed.computeIfAbsent(arguments.get(i), argument -> new ArrayList<>()).add(operands.get(i));
    }
  }

  private Shift combine(List<Value> cycle, Set<Shift> inputs) {
    List<Value> sources = sourcesBefore(cycle);
    Op by = null;
    boolean isNew = true;
    boolean isShown = true;
    for (Value value : cycle) {
      if (by == null && isMoved(value)) by = value.definingOp();
      isNew &= !isTerminal(value) || BufferOrigin.isAllocated(value) || isResultOfCall(value);
      isShown &= !isTerminal(value);
    }
    for (Value source : sources) {
      Shift shift = shifts.of(source);
      if (by == null) by = shift.by;
      isNew &= shift.isNew;
    }
    if (by != null) return new Shift(by, isShown ? common(sources) : null, isNew);
    return isNew ? Shift.NONE_OF_NEW : Shift.NONE;
  }

  private List<Value> sourcesBefore(List<Value> cycle) {
    Set<Value> within = new HashSet<>(cycle);
    List<Value> before = new ArrayList<>();
    for (Value value : cycle) {
      for (Value source : sources(value)) {
        if (!within.contains(source)) before.add(source);
      }
    }
    return before;
  }

  /** The only value in front of all shifts that these are, or are views of. */
  private @Nullable Value common(List<Value> values) {
    Set<Value> nearest = new HashSet<>();
    Set<Value> farthest = new HashSet<>();
    for (Value value : values) {
      Shift shift = shifts.of(value);
      Value origin = shift.by == null ? value : shift.source;
      if (origin == null) return null;
      nearest.add(origin);
      farthest.add(flow.sureOrigin(origin));
    }
    Set<Value> found = nearest.size() == 1 ? nearest : farthest;
    return found.size() == 1 ? found.iterator().next() : null;
  }
}
