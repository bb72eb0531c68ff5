// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.UnseenFlow;
import dev.freehold.analysis.ViewFlow;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.builtin.UnrealizedConversionCastOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.AsyncToken;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Values that refer to a buffer without being one of its names: its address, a tensor or a pointer made of it, the result of an operation
 * that nothing is known of, the token of what still runs with it.
 *
 * <pre>
 *   %p = memref.extract_aligned_pointer_as_index %a …    %a → %p
 *   %t = bufferization.to_tensor %a …                    %a → %t
 *   %k = async.execute { … %a … }                        %a → %k
 *   %j = gpu.memcpy async [%k] %a, %b …                  %a → %j, %b → %j, %k → %j
 * </pre>
 */
final class References {
  private final BufferViewFlow flow;
  private final Registry registry;
  private final boolean areCallsKnown;
  private final BiConsumer<Value, Value> edge;
  private final Set<Value> addresses = new HashSet<>();
  /** For each operation with regions the nearest one around it that has results of opaque types; missing where there is none. */
  private final Map<Op, Op> nextAround = new HashMap<>();

  /** What a value can be by what its type holds. */
  enum Sort {
    /** It refers to no memory, unless it was made of an address; neither do its parts. */
    NUMBER,
    BUFFER,
    TENSOR,
    /** A pointer, a token, a handle: anything. */
    OPAQUE;

    static Sort of(Value value) {
      return switch (value.type().holds()) {
        case NOTHING -> NUMBER;
        case BUFFER -> BUFFER;
        case TENSOR -> TENSOR;
        case ADDRESS, ANYTHING -> OPAQUE;
      };
    }

    /** Whether a value is an address by its type, whatever it is made by. */
    static boolean isAddress(Value value) {
      return value.type().holds() == Holds.ADDRESS;
    }
  }

  private References(BufferViewFlow flow, Registry registry, boolean areCallsKnown, BiConsumer<Value, Value> edge) {
    this.flow = flow;
    this.registry = registry;
    this.areCallsKnown = areCallsKnown;
    this.edge = edge;
  }

  /**
   * Calls {@code edge} with each pair of values of which the second refers to what the first is and {@code flow} does not know it; returns
   * the numbers and pointers that are addresses, or computed from some.
   *
   * @param areCallsKnown whether {@code flow} knows what calls return, so that numbers among it which come from buffers are addresses
   */
  static Set<Value> add(Op root, BufferViewFlow flow, Registry registry, boolean areCallsKnown, BiConsumer<Value, Value> edge) {
    References references = new References(flow, registry, areCallsKnown, edge);
    root.walkPreOrder(op -> {
      references.findAround(op);
      references.add(op);
      references.addAddresses(op);
      return Walk.ADVANCE;
    });
    references.followAddresses();
    return references.addresses;
  }

  private void findAround(Op op) {
    Op parent = op.parentOp();
    if (op.regionCount() == 0 || parent == null) return;
    Op next = hasOpaqueResult(parent) ? parent : nextAround.get(parent);
    if (next != null) nextAround.put(op, next);
  }

  private static boolean hasOpaqueResult(Op op) {
    for (Value.Result result : op.results()) {
      if (Sort.of(result) == Sort.OPAQUE) return true;
    }
    return false;
  }

  private void add(Op op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (Sort.of(op.operand(i)) != Sort.NUMBER) addCaptured(op.operand(i), op);
    }
    if (op.resultCount() > 0) addResults(op);
    if (op instanceof CallLike && areCallsKnown) addReturnedAddresses(op);
    if (op instanceof Terminator) addYielded(op);
  }

  private void addResults(Op op) {
    boolean onlyOpaque = op instanceof CallLike || isModeled(op);
    if (onlyOpaque && !hasOpaqueResult(op)) return;
    Effects effects = Effects.of(op);
    for (Value operand : op.operands()) {
      Sort from = Sort.of(operand);
      if (from == Sort.NUMBER) continue;
      Value token = TaskValues.token(operand, registry);
      for (Value.Result result : op.results()) {
        if (token != null && result.type() instanceof AsyncToken) edge.accept(token, result);
        if (onlyOpaque && !mayReferToAll(result) || !refers(op, effects, operand, from, result)) continue;
        edge.accept(operand, result);
        boolean converts = Sort.of(result) == Sort.OPAQUE && !(result.type() instanceof AsyncToken) && effects.equals(Effects.NONE);
        if (Sort.of(result) == Sort.NUMBER || converts) addresses.add(result);
      }
    }
  }

  private void addReturnedAddresses(Op call) {
    for (Value.Result result : call.results()) {
      if (Sort.of(result) == Sort.NUMBER && !flow.sources(result).isEmpty()) addresses.add(result);
    }
  }

  /** An operation around a use whose results may be anything may have to do with what is used within. */
  private void addCaptured(Value value, Op user) {
    if (user.parentRegion() == value.region() || user.parentOp() == null) return;
    Op around = hasOpaqueResult(user.parentOp()) ? user.parentOp() : nextAround.get(user.parentOp());
    for (; around != null && isOutside(value, around); around = nextAround.get(around)) {
      for (Value.Result result : around.results()) {
        if (mayReferToAll(result)) edge.accept(value, result);
      }
    }
  }

  /** Whether a result may refer to everything that its operation uses. */
  private boolean mayReferToAll(Value.Result result) {
    return Sort.of(result) == Sort.OPAQUE && TaskValues.token(result, registry) == null;
  }

  static boolean isOutside(Value value, Op op) {
    Region region = value.region();
    return region != null && op.parentRegion() != null && op.parentRegion().isIn(region);
  }

  /** What the regions of an unknown operation end with may be its results. */
  private void addYielded(Op end) {
    Op parent = end.parentOp();
    if (parent == null || end instanceof BranchOp || parent instanceof RegionBranchOp || parent instanceof FunctionLike) return;
    for (Value operand : end.operands()) {
      if (Sort.of(operand) == Sort.NUMBER) continue;
      for (Value.Result result : parent.results()) {
        if (Sort.of(result) != Sort.NUMBER && !BufferOrigin.isAllocated(result)) edge.accept(operand, result);
      }
    }
  }

  private boolean refers(Op op, Effects effects, Value operand, Sort from, Value.Result result) {
    Sort to = Sort.of(result);
    if (to == Sort.NUMBER) {
      return from == Sort.BUFFER && takesAddress(op);
    }
    boolean isElement = operand.type() instanceof BaseMemRefType buffer && buffer.element().equals(result.type());
    if (to == Sort.OPAQUE) return !(isElement && touches(effects, operand));
    return op instanceof ToTensorOp || !BufferOrigin.isAllocated(result) && !touches(effects, operand);
  }

  /** Whether numbers that an operation returns are addresses of its operands. */
  static boolean takesAddress(Op op) {
    return op instanceof ExtractAlignedPointerAsIndexOp || op instanceof UnrealizedConversionCastOp;
  }

  /** Whether other analyses know what its results are. */
  private boolean isModeled(Op op) {
    return op instanceof ViewLike || op instanceof RegionBranchOp || registry.as(op, ViewFlow.class) != null
        || registry.as(op, UnseenFlow.class) != null;
  }

  /** Whether the operation is known to read or write the contents of a buffer, which its results then are made of. */
  static boolean touches(Effects effects, Value buffer) {
    if (!(effects instanceof Effects.Known known)) return false;
    for (Effects.On on : known.effects()) {
      if (on.value() == buffer) return true;
    }
    return false;
  }

  // Addresses.

  /** Adds what is an address by its type, wherever it comes from: what is computed from it must be followed. */
  private void addAddresses(Op op) {
    for (Value.Result result : op.results()) {
      if (Sort.isAddress(result)) addresses.add(result);
    }
    for (Region region : op.regions()) {
      for (Block block : region) {
        for (Value.Argument argument : block.arguments()) {
          if (Sort.isAddress(argument)) addresses.add(argument);
        }
      }
    }
  }

  /** What is computed from an address is an address, except for booleans: which of two is larger gives no access to either. */
  private void followAddresses() {
    Deque<Value> pending = new ArrayDeque<>(addresses);
    while (!pending.isEmpty()) {
      Value address = pending.pop();
      for (Use use = address.firstUse(); use != null; use = use.next()) {
        for (Value next : computedBy(use.owner())) {
          edge.accept(address, next);
          if (addresses.add(next)) pending.push(next);
        }
      }
      for (Value next : flow.targets(address)) {
        if (addresses.add(next)) pending.push(next);
      }
    }
  }

  private static List<? extends Value> computedBy(Op op) {
    if (!isComputation(op)) return List.of();
    return op.results().stream().filter(result -> !isTruth(result.type())).toList();
  }

  /** Whether an operand gets another name wherever control goes from its operation, and nothing else becomes of it. */
  static boolean isPassedOn(Use use) {
    for (Edge edge : Flow.edges(use.owner())) {
      for (int i = 0; i < Math.min(edge.passed().size(), edge.received().size()); i++) {
        if (edge.passed().use(i) == use) return true;
      }
    }
    return false;
  }

  /** Whether an operation computes numbers and pointers, and does nothing else. */
  static boolean isComputation(Op op) {
    if (op.regionCount() > 0 || op.resultCount() == 0 || !Effects.of(op).equals(Effects.NONE)) return false;
    for (Value.Result result : op.results()) {
      if (Sort.of(result) == Sort.BUFFER || Sort.of(result) == Sort.TENSOR) return false;
    }
    return true;
  }

  private static boolean isTruth(Type type) {
    return type instanceof IntegerType integer && integer.width() == 1 || type instanceof VectorType vector && isTruth(vector.element());
  }
}
