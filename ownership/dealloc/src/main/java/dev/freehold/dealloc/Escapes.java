// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.dealloc.References.Sort;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.AsyncToken;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ParallelRegion;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Where a buffer, under any of its names, gets out of sight of an analysis of names: who reaches it from there on, and until when, is not known.
 *
 * <pre>
 *   memref.store %a, %container[%i] …                    STORED, or HELD
 *   %p = memref.extract_aligned_pointer_as_index %a …
 *   return %p                                            ADDRESS
 *   %t = gpu.memcpy async [%0] %a, %b …                  ASYNCHRONOUS
 *   scf.parallel … { … %a … }                            CAPTURED
 *   %0 = bufferization.to_tensor %a …                    TENSOR
 *   return %a                                            RETURNED
 * </pre>
 *
 * <p>What functions do with their arguments is not known here. By the convention at the borders of functions a callee keeps no buffer, unless it
 * returns it or is also given memory that can hold it. The same holds of operations that say nothing of their effects: where one keeps its
 * operands beyond its end, it has to have a result that stands for them, or a {@link Concurrency}.
 *
 * <p>Every value is looked at once, whoever asks. The analysis is a snapshot.
 */
public final class Escapes {
  private final BufferViewFlow flow;
  private final Registry registry;
  private final Containers containers;
  private final Precision precision;
  private final Completion completion;
  private final Set<Value> addresses;
  private final SccDataflow<Value, Found> found;
  /** The operation below which all escapes are; null where there are none, since nothing is asked of operations. */
  private final @Nullable Op root;
  /** The order of the operations; null until two escapes are compared, which few programs have. */
  private @Nullable Map<Op, Integer> numbers;
  /** For operations with regions: itself, or the nearest around it, that is concurrent in some way. */
  private final Map<Op, Op> concurrent = new IdentityHashMap<>();

  private enum Precision {
    /** Nothing is asked of operations. */
    NAMES,
    /** What refers to a buffer other than by name is out of sight. */
    REFERENCES,
    /** What is made of addresses, who is handed one, and who waits for what is in sight. */
    FOLLOWED
  }

  /** How a buffer gets out of sight. */
  public enum Kind {
    /** It is stored in memory as a value, or handed over together with memory that can hold it. */
    STORED("it is stored in memory"),
    /** It is stored in one of the containers, from which it is known what is loaded. */
    HELD("it is stored in memory"),
    /** Its address is used other than in comparisons. */
    ADDRESS("its address is taken"),
    /** Something uses it that may go on when control is behind it. */
    ASYNCHRONOUS("what may still use it later is started"),
    /** Regions that run beside others use it; they are over when their operation is. */
    CAPTURED("regions that run concurrently use it"),
    /** A tensor is made of it. */
    TENSOR("a tensor is made of it"),
    /** A function returns it. */
    RETURNED("it is returned");

    private final String note;

    Kind(String note) {
      this.note = note;
    }
  }

  /** Those after which nobody can tell when a buffer is used for the last time. */
  public static final Set<Kind> OUT_OF_SIGHT = Set.copyOf(EnumSet.of(Kind.STORED, Kind.ADDRESS, Kind.ASYNCHRONOUS));

  /** An operation with which a buffer gets out of sight. */
  public record Escape(Kind kind, Op at) {
    /** Adds a note that shows where, and how. */
    public Diagnostic.Builder explain(Diagnostic.Builder diagnostic) {
      return diagnostic.note(at.location(), kind.note + " here");
    }
  }

  /** For each kind the first operation. */
  private record Found(Map<Kind, Op> first) {
    private static final Found NOTHING = new Found(Map.of());
  }

  private Escapes(@Nullable Op root, BufferViewFlow flow, Set<Value> addresses, Containers containers, Completion completion, Registry registry,
      Precision precision) {
    this.root = root;
    this.flow = flow;
    this.addresses = addresses;
    this.containers = containers;
    this.registry = registry;
    this.precision = precision;
    this.completion = completion;
    found = new SccDataflow<>(flow::targets, this::combine);
  }

  /** Analyses everything in {@code root}, where {@code names} knows the names of buffers. */
  public static Escapes of(Op root, BufferViewFlow names, Registry registry) {
    return of(root, names, Containers.NONE, Completion.UNKNOWN, registry, Precision.REFERENCES);
  }

  /**
   * The same for those who follow references, too: buffers are in sight in {@code containers}, as addresses that are computed, while somebody is
   * handed their address, who by convention keeps none, and until somebody waits for what uses them. {@code names} knows what calls return.
   */
  public static Escapes following(Op root, BufferViewFlow names, Containers containers, Completion completion, Registry registry) {
    return of(root, names, containers, completion, registry, Precision.FOLLOWED);
  }

  private static Escapes of(Op root, BufferViewFlow names, Containers containers, Completion completion, Registry registry, Precision precision) {
    Set<Value> addresses = new HashSet<>();
    BufferViewFlow references = names.with(edge -> {
      containers.addReferences(edge);
      completion.addReferences(edge);
      addresses.addAll(References.add(root, names, registry, precision == Precision.FOLLOWED, edge));
    });
    Escapes escapes = new Escapes(root, references, addresses, containers, completion, registry, precision);
    root.walkPreOrder(op -> {
      escapes.enter(op);
      return Walk.ADVANCE;
    });
    return escapes;
  }

  /** Of buffers that are reached by their names only. */
  public static Escapes none(BufferViewFlow names, Registry registry) {
    return new Escapes(null, names, Set.of(), Containers.NONE, Completion.UNKNOWN, registry, Precision.NAMES);
  }

  /** The names of buffers, and all other values that refer to them as long as they are in sight. */
  public BufferViewFlow references() {
    return flow;
  }

  /** The first escape of {@code buffer} of one of these kinds; null where there is none. */
  public @Nullable Escape of(Value buffer, Collection<Kind> kinds) {
    Escape first = null;
    for (Map.Entry<Kind, Op> each : found.of(buffer).first.entrySet()) {
      if (!kinds.contains(each.getKey())) continue;
      if (first == null || number(each.getValue()) < number(first.at)) first = new Escape(each.getKey(), each.getValue());
    }
    return first;
  }

  private void enter(Op op) {
    if (op.regionCount() == 0) return;
    Op around = concurrentAround(op);
    Op own = registry.as(op, Concurrency.class) != null || op instanceof ParallelRegion ? op : around;
    if (own != null) concurrent.put(op, own);
  }

  /** The nearest operation around {@code op} whose regions may run beside others. */
  private @Nullable Op concurrentAround(Op op) {
    return op.parentOp() == null ? null : concurrent.get(op.parentOp());
  }

  private int number(Op op) {
    if (numbers == null) numbers = numbered(Objects.requireNonNull(root, "there are escapes"));
    return numbers.getOrDefault(op, Integer.MAX_VALUE);
  }

  private static Map<Op, Integer> numbered(Op root) {
    Map<Op, Integer> numbers = new IdentityHashMap<>();
    root.walkPreOrder(op -> {
      numbers.put(op, numbers.size());
      return Walk.ADVANCE;
    });
    return numbers;
  }

  /** Whether a value is a token, a pointer, a handle: neither a buffer nor a tensor nor a number. */
  public static boolean isOpaque(Value value) {
    return Sort.of(value) == Sort.OPAQUE;
  }

  /** Whether a value may stand for work that has not finished: an address does not. */
  public static boolean mayBeToken(Value value) {
    return value.type().holds() == Holds.ANYTHING;
  }

  // One value.

  private Found combine(List<Value> cycle, Set<Found> inputs) {
    // Most stay empty, and an EnumMap has room for all from the start.
    Map<Kind, Op> first = new TreeMap<>();
    if (precision != Precision.NAMES) {
      for (Value value : cycle) look(value, first);
    }
    for (Found input : inputs) input.first.forEach((kind, at) -> add(kind, at, first));
    return first.isEmpty() ? Found.NOTHING : new Found(first);
  }

  private void add(Kind kind, Op at, Map<Kind, Op> first) {
    first.merge(kind, at, (a, b) -> number(a) <= number(b) ? a : b);
  }

  private void look(Value value, Map<Kind, Op> first) {
    Sort sort = Sort.of(value);
    boolean isAddress = addresses.contains(value);
    if (sort == Sort.OPAQUE && !isAddress) lookAtToken(value, first);
    if (sort != Sort.BUFFER && sort != Sort.TENSOR && !isAddress) return;
    if (sort == Sort.BUFFER && !isAddress) lookForTensors(value, first);
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      if (isAddress) lookAtAddress(use, first);
      else if (sort == Sort.TENSOR) lookAtTensor(use, first);
      else lookAtBuffer(use, first);
    }
  }

  private void lookAtToken(Value value, Map<Kind, Op> first) {
    if (completion.isAwaited(value)) return;
    Op definition = value.definingOp();
    if (definition != null) {
      // An operation that does nothing only gives another form to what it was given, unless that is a token that others are joined with.
      boolean isToken = precision == Precision.FOLLOWED && value.type() instanceof AsyncToken;
      boolean converts = !isToken && Effects.of(definition).equals(Effects.NONE);
      add(converts ? Kind.ADDRESS : Kind.ASYNCHRONOUS, definition, first);
    } else if (precision == Precision.FOLLOWED && value.enclosingBlock().parentOp() instanceof Op around) {
      add(Kind.ASYNCHRONOUS, around, first);
    }
  }

  private void lookAtAddress(Use use, Map<Kind, Op> first) {
    Op user = use.owner();
    lookAround(use, first);
    if (mayOutlive(user, use.value())) add(Kind.ASYNCHRONOUS, user, first);
    else if (!References.isComputation(user) && !isInSight(use)) add(kept(use), user, first);
  }

  /** How an operation keeps an address: it stores it if it writes to other memory than that at the address. */
  private Kind kept(Use use) {
    if (!(Effects.of(use.owner()) instanceof Effects.Known known) || References.touches(known, use.value())) return Kind.ADDRESS;
    Kind found = Kind.ADDRESS;
    for (Effects.On on : known.effects()) {
      if (on.is(Effect.Kind.WRITE) && found != Kind.STORED) found = Sort.isAddress(use.value()) ? storage(on.value()) : Kind.STORED;
    }
    return found;
  }

  private boolean isInSight(Use use) {
    Op user = use.owner();
    if (precision == Precision.FOLLOWED) return References.isPassedOn(use) || user instanceof CallLike || isOnlyAccessed(use);
    return user instanceof Terminator && !(user.parentOp() instanceof FunctionLike) || user instanceof BranchOp || user instanceof RegionBranchOp;
  }

  /**
   * Whether an operation is known to store no address, or only something else there, and returns nothing that would have to be followed. By
   * convention an operation of which nothing is known keeps no pointer, and what it returns is followed.
   */
  private static boolean isOnlyAccessed(Use use) {
    Op user = use.owner();
    if (user instanceof Terminator || user.regionCount() > 0) return false;
    if (!(Effects.of(user) instanceof Effects.Known known)) return Sort.isAddress(use.value());
    if (References.touches(known, use.value())) return user.operands().stream().filter(operand -> operand == use.value()).count() == 1;
    boolean areFollowed = Sort.of(use.value()) == Sort.OPAQUE
        || user.results().stream().allMatch(result -> Sort.of(result) == Sort.NUMBER || BufferOrigin.isAllocated(result));
    return areFollowed && known.effects().stream().noneMatch(on -> on.is(Effect.Kind.WRITE));
  }

  private void lookAtBuffer(Use use, Map<Kind, Op> first) {
    Op user = use.owner();
    Value buffer = use.value();
    if (storage(buffer, user) instanceof Kind storage) add(storage, user, first);
    if (mayOutlive(user, buffer)) add(Kind.ASYNCHRONOUS, user, first);
    if (user instanceof Terminator && !(user instanceof BranchOp) && user.parentOp() instanceof FunctionLike) add(Kind.RETURNED, user, first);
    lookAround(use, first);
  }

  /** By what is made of the buffer: an operation that uses it may have any number of results that have nothing to do with it. */
  private void lookForTensors(Value buffer, Map<Kind, Op> first) {
    for (Value made : flow.targets(buffer)) {
      Op maker = made.definingOp();
      if (maker != null && Sort.of(made) == Sort.TENSOR && maker.operands().contains(buffer)) add(Kind.TENSOR, maker, first);
    }
  }

  private void lookAround(Use use, Map<Kind, Op> first) {
    Op user = use.owner();
    if (user.parentRegion() == use.value().region()) return;
    for (Op around = concurrentAround(user); around != null && References.isOutside(use.value(), around); around = concurrentAround(around)) {
      if (Concurrency.hasConcurrentRegions(around, registry)) add(Kind.CAPTURED, around, first);
      if (mayOutlive(around, use.value())) add(Kind.ASYNCHRONOUS, around, first);
    }
  }

  /** Whether {@code op} may go on with a value when control is behind it, and no token that refers to the value tells how long. */
  private boolean mayOutlive(Op op, Value used) {
    boolean hasToken = precision == Precision.FOLLOWED && Sort.of(used) != Sort.NUMBER && op.results().stream().anyMatch(Escapes::mayBeToken);
    return !hasToken && Concurrency.mayOutlive(op, registry) && !completion.isAwaited(op, used);
  }

  /** Memory of which nobody says where it is, such as a global variable, can hold a tensor. */
  private void lookAtTensor(Use use, Map<Kind, Op> first) {
    Op user = use.owner();
    if (passesOn(user) || !(Effects.of(user) instanceof Effects.Known known)) return;
    for (Effects.On on : known.effects()) {
      if (on.value() == null && on.is(Effect.Kind.WRITE)) add(Kind.STORED, user, first);
    }
  }

  private static boolean passesOn(Op user) {
    return user instanceof Terminator || user instanceof BranchOp || user instanceof RegionBranchOp;
  }

  /** How an operation stores a buffer; null if it does not. */
  private @Nullable Kind storage(Value buffer, Op user) {
    if (passesOn(user) || !hasHolder(buffer, user)) return null;
    if (!(Effects.of(user) instanceof Effects.Known known)) return Kind.STORED;
    Kind found = null;
    for (Effects.On on : known.effects()) {
      if (on.value() == buffer) return null;
      if (!on.is(Effect.Kind.WRITE) || found == Kind.STORED) continue;
      if (on.value() == null || canHold(on.value().type())) found = storage(on.value());
    }
    return found;
  }

  /** How memory, null if it is not known which, holds what is stored in it. */
  private Kind storage(@Nullable Value memory) {
    return memory == null || containers.of(memory) == null ? Kind.STORED : Kind.HELD;
  }

  private boolean hasHolder(Value buffer, Op user) {
    Awaiting awaiting = registry.as(user, Awaiting.class);
    List<Value> tokens = awaiting == null ? List.of() : awaiting.awaited();
    boolean isUnknown = !(Effects.of(user) instanceof Effects.Known);
    for (Value operand : user.operands()) {
      if (operand == buffer || !canHold(operand.type()) || tokens.contains(operand)) continue;
      // By convention a callee keeps no pointer: only memory with memrefs as elements can hold the buffer then. So does what says nothing.
      boolean isPointer = user instanceof CallLike || isUnknown && Sort.isAddress(operand);
      if (!isPointer || operand.type() instanceof BaseMemRefType) return true;
    }
    return false;
  }

  /** Whether memory that a value of a type refers to can hold buffers. */
  private static boolean canHold(Type type) {
    return switch (type.holds()) {
      case BUFFER -> ((BaseMemRefType) type).isContainer();
      case ADDRESS, ANYTHING -> true;
      case NOTHING, TENSOR -> false;
    };
  }
}
