// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.emit.BaseBuffer;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.Future;
import dev.freehold.memref.DeallocOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How the buffer of a handle is freed, and whether handles can be compared. */
public final class FreeingOps {
  private final Handles handles;
  private final ManagedSites managed;
  private final List<HandleClass> sites;
  /** What may be a part of a buffer, as what a call returns; and what may be a view that begins at another address. */
  private final Set<HandleClass> parts = new HashSet<>();
  private final Set<HandleClass> shifted = new HashSet<>();
  /** What may be a buffer of another memory space under a name of this one. */
  private final Set<HandleClass> cast = new HashSet<>();

  public FreeingOps(Handles handles, ManagedSites managed) {
    this.handles = handles;
    this.managed = managed;
    sites = handles.classes().stream().filter(HandleClass::isSite).toList();
    Map<HandleClass, Set<HandleClass>> receivers = new HashMap<>();
    for (HandleClass handle : handles.classes()) {
      if (handles.isPart(handle.base())) parts.add(handle);
      if (handles.isShifted(handle.base())) shifted.add(handle);
      for (Value source : handle.sources()) {
        HandleClass from = handles.of(source);
        if (from == null) continue;
        receivers.computeIfAbsent(from, key -> new HashSet<>()).add(handle);
        if (handles.isPart(source)) parts.add(handle);
        if (handles.isShifted(source)) shifted.add(handle);
        if (!haveOneSpace(source, from.base()) || !haveOneSpace(source, handle.base())) cast.add(handle);
      }
    }
    spread(parts, receivers);
    spread(shifted, receivers);
    spread(cast, receivers);
  }

  /** Adds everything that receives, directly or not, what has been found. */
  static <T> void spread(Set<T> found, Map<T, ? extends Collection<T>> receivers) {
    ArrayDeque<T> pending = new ArrayDeque<>(found);
    while (!pending.isEmpty()) {
      Collection<T> next = receivers.get(pending.poll());
      if (next == null) continue;
      for (T receiver : next) {
        if (found.add(receiver)) pending.add(receiver);
      }
    }
  }

  /** The values that allocate the buffers of these sites. */
  public List<Value> allocations(PersistentIntSet numbers) {
    List<Value> found = new ArrayList<>();
    numbers.forEach(number -> found.add(sites.get(number).base()));
    return found;
  }

  /** Whether the aligned pointers of two handles are equal if and only if they denote one buffer. */
  public boolean areComparable(HandleClass a, HandleClass b) {
    boolean areBuffers = Buffers.isBuffer(a.base()) && Buffers.isBuffer(b.base());
    return areBuffers && !shifted.contains(a) && !shifted.contains(b) && haveOneSpace(a.base(), b.base());
  }

  private static boolean haveOneSpace(Value a, Value b) {
    BaseMemRefType one = Buffers.typeOf(a);
    BaseMemRefType other = Buffers.typeOf(b);
    return one != null && other != null && Objects.equals(one.memorySpace(), other.memorySpace());
  }

  /** Whether one kind of operation frees the buffers of all these sites, of the partition of {@code handle}, under the name of {@code value}. */
  public boolean canFree(PersistentIntSet numbers, HandleClass handle, Value value, boolean isPart) {
    if (numbers.isEmpty() || isPart && !Buffers.hasBaseBuffer(value) || cast.contains(handle) || !haveOneSpace(value, handle.base())) return false;
    boolean areAlike = handles.partitions().allocations(handle).size() == 1;
    return areAlike ? nameOfFree(numbers.first(), value) != null : haveOneName(numbers, value);
  }

  /** Whether a function that gets a value as an argument can free the buffers of all these sites. */
  public boolean canBePassed(PersistentIntSet numbers, HandleClass handle, Value value) {
    boolean[] isAlike = {canFree(numbers, handle, value, isPart(value))};
    numbers.forEach(number -> isAlike[0] &= DeallocOp.DEF.name().equals(nameOfFree(number, value)));
    return isAlike[0];
  }

  private boolean haveOneName(PersistentIntSet numbers, Value value) {
    Set<@Nullable String> names = new HashSet<>();
    numbers.forEach(number -> names.add(nameOfFree(number, value)));
    return names.size() == 1 && !names.contains(null);
  }

  private @Nullable String nameOfFree(int number, Value value) {
    OpState<?> free = managed.free(sites.get(number).base(), value);
    return free == null ? null : free.def().name();
  }

  /** Whether a handle may denote a part of a buffer under its own name. */
  public boolean isPart(HandleClass handle) {
    return parts.contains(handle);
  }

  /** Whether a value may denote a part of a buffer. */
  public boolean isPart(Value value) {
    HandleClass handle = handles.of(value);
    return handle == null || parts.contains(handle) || handles.isPart(value);
  }

  /** Whether the aligned pointer of a value may be another one than that of its buffer. */
  public boolean isShifted(Value value) {
    HandleClass handle = handles.of(value);
    return handle == null || shifted.contains(handle) || handles.isShifted(value);
  }

  /** Frees the buffer of {@code value} at the insertion point. */
  public void free(PersistentIntSet numbers, Value value, boolean isPart, Rewriter rewriter) {
    rewriter.create(freeOf(numbers, base(value, isPart, rewriter)));
  }

  /** Frees the buffer of {@code value} at the insertion point by an operation that has a condition itself; returns whether there is one. */
  public boolean freeIf(Value condition, PersistentIntSet numbers, Value value, boolean isPart, Rewriter rewriter) {
    if (freeOf(numbers, value).def() != DeallocOp.DEF) return false;
    Value base = base(value, isPart, rewriter);
    rewriter.create(dev.freehold.bufferization.DeallocOp.of(List.of(base), List.of(condition), List.of()));
    return true;
  }

  private static Value base(Value value, boolean isPart, Rewriter rewriter) {
    Value buffer = value.type() instanceof Future future ? awaited(value, future, rewriter) : value;
    return isPart ? BaseBuffer.of(buffer, rewriter, rewriter.location()) : buffer;
  }

  /** The value of a future: as the program has it in the block already, or awaited at the insertion point. */
  private static Value awaited(Value value, Future future, Rewriter rewriter) {
    OpState<?> await = future.await(value);
    Rewriter.Point point = rewriter.point();
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      Op user = use.owner();
      boolean isBefore = user.block() == point.block() && (point.before() == null || user.isBefore(point.before()));
      if (isBefore && user.def() == await.def()) return user.result(0);
    }
    return rewriter.create(await).result(0);
  }

  private OpState<?> freeOf(PersistentIntSet numbers, Value value) {
    OpState<?> free = managed.free(sites.get(numbers.first()).base(), value);
    if (free == null) throw new IllegalStateException("nothing frees " + value);
    return free;
  }
}
