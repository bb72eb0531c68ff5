// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.Containers;
import dev.freehold.dealloc.Containers.Container;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.Transfer;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.running.RunningWork;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Values through which buffers are reached although they are no handles: tensors, results of operations of which nothing is known, what is loaded
 * from containers, and what may be one of these. A use of one accesses the buffers of all handles that flow into it. Nothing is freed through them.
 *
 * <pre>
 *   %t = bufferization.to_tensor %a …
 *   %0 = tensor.extract %t …              accesses %a
 *   %b = bufferization.to_buffer %t …
 *   %s = arith.select %c, %b, %d          holds %a and %d
 * </pre>
 */
public final class Holders {
  private final BufferViewFlow references;
  private final Containers containers;
  private final RunningWork running;
  private final Handles handles;
  private final Dominance dominance;
  private final Conventions conventions;
  private final Predicate<Value> holding;
  /** Of holders, and of containers. */
  private final SccDataflow<Object, PersistentIntSet> held;

  Holders(Handles handles, ManagedSites managed, Dominance dominance) {
    this.handles = handles;
    conventions = managed.conventions();
    holding = managed.holding();
    this.dominance = dominance;
    references = managed.references();
    containers = managed.containers();
    running = managed.running();
    held = new SccDataflow<>(this::holdersBefore, this::combine);
  }

  /** Whether managed buffers may be reached through a value that is none of their names. */
  boolean contains(Value value) {
    return holding.test(value);
  }

  private List<?> sources(Object holder) {
    return switch (holder) {
      case Container container -> container.stored();
      case Value value when containers.loadedFrom(value) instanceof Container container -> List.of(container);
      case Value value -> references.sources(value);
      default -> throw new IllegalArgumentException();
    };
  }

  private @Nullable HandleClass handleOf(Object source) {
    return source instanceof Value value ? handles.of(value) : null;
  }

  private List<Object> holdersBefore(Object holder) {
    List<Object> found = new ArrayList<>();
    for (Object source : sources(holder)) {
      if (handleOf(source) == null) found.add(source);
    }
    return found;
  }

  private PersistentIntSet combine(List<Object> holders, Set<PersistentIntSet> inputs) {
    PersistentIntSet all = PersistentIntSet.EMPTY;
    for (PersistentIntSet input : inputs) all = all.or(input);
    for (Object holder : holders) {
      for (Object source : sources(holder)) {
        if (handleOf(source) instanceof HandleClass handle) all = all.or(PersistentIntSet.of(handle.number()));
      }
    }
    boolean isLoaded = holders.size() == 1 && holders.getFirst() instanceof Value value && containers.loadedFrom(value) != null;
    return isLoaded ? thereBefore(definition((Value) holders.getFirst()), all) : all;
  }

  /** Those of some classes that have their buffers when an operation runs. */
  private PersistentIntSet thereBefore(@Nullable Op op, PersistentIntSet classes) {
    PersistentIntSet[] later = {PersistentIntSet.EMPTY};
    classes.forEach(number -> {
      if (op == null || !dominance.properlyDominates(handles.get(number).base(), op)) later[0] = later[0].or(PersistentIntSet.of(number));
    });
    return classes.minus(later[0]);
  }

  /** The classes whose buffers may be reached through a value; none for handles themselves. */
  PersistentIntSet heldBy(Value value) {
    return handles.of(value) != null || references.sources(value).isEmpty() ? PersistentIntSet.EMPTY : held.of(value);
  }

  /** The classes whose buffers may be reached through an operand of an operation. */
  PersistentIntSet heldBy(Value value, Op user) {
    PersistentIntSet classes = heldBy(value);
    return isGroup(value) ? thereBefore(user, classes) : classes;
  }

  /** The classes whose buffers an operation may take out of containers, or that transfers or tasks use for which it waits. */
  PersistentIntSet readBy(Op op) {
    PersistentIntSet all = PersistentIntSet.EMPTY;
    for (Op start : running.transfers().awaitedBy(op)) all = all.or(thereBefore(op, reached(running.transfers().buffers(start))));
    for (Op start : running.tasks().awaitedBy(op)) all = all.or(thereBefore(op, reached(running.tasks().used(start))));
    for (Value operand : op.operands()) {
      if (running.taskToken(operand) instanceof Value token) all = all.or(heldBy(token));
    }
    if (containers.all().isEmpty() || !(Effects.of(op) instanceof Effects.Known known)) return all;
    for (Effects.On on : known.effects()) {
      if (!on.is(Effect.Kind.READ) || on.value() == null || !(containers.of(on.value()) instanceof Container container)) continue;
      if (!container.loaded().isEmpty()) all = all.or(thereBefore(op, held.of(container)));
    }
    return all;
  }

  private PersistentIntSet reached(List<Value> used) {
    PersistentIntSet all = PersistentIntSet.EMPTY;
    for (Value value : used) all = all.or(handles.reached(value));
    return all;
  }

  /**
   * The classes of which containers may give back buffers that they had before they got others, or transfers and tasks may use such buffers when
   * somebody waits for them. A class keeps its buffer as long as a container is there if it has been there before, or both come into being whenever control
   * passes through one block.
   */
  public PersistentIntSet outdated() {
    PersistentIntSet[] found = {PersistentIntSet.EMPTY};
    for (Container container : containers.all()) {
      if (container.loaded().isEmpty()) continue;
      held.of(container).forEach(number -> {
        Value base = handles.get(number).base();
        if (!container.names().stream().allMatch(name -> isInStep(base, name))) found[0] = found[0].or(PersistentIntSet.of(number));
      });
    }
    for (Op start : running.transfers().starts()) {
      Value tag = Objects.requireNonNull(running.transfers().localTag(start));
      found[0] = found[0].or(outdated(reached(running.transfers().buffers(start)), tag, start));
    }
    for (Op start : running.tasks().starts()) {
      reached(running.tasks().used(start)).forEach(number -> {
        if (!running.isTaskOver(handles.get(number).base(), start)) found[0] = found[0].or(PersistentIntSet.of(number));
      });
    }
    return found[0];
  }

  /** Those of some classes that may get other buffers while what {@code start} starts still uses those that they had. */
  private PersistentIntSet outdated(PersistentIntSet classes, Value scope, Op start) {
    PersistentIntSet[] found = {PersistentIntSet.EMPTY};
    classes.forEach(number -> {
      Value base = handles.get(number).base();
      if (!isInStep(base, scope) && !running.isOverIn(base, start)) found[0] = found[0].or(PersistentIntSet.of(number));
    });
    return found[0];
  }

  private boolean isInStep(Value base, Value container) {
    if (container.definingOp() != null && container.enclosingBlock() == base.enclosingBlock()) return true;
    return definition(container) instanceof Op definition && dominance.properlyDominates(base, definition);
  }

  /** The operation that defines a value, or the first one behind it. */
  private static @Nullable Op definition(Value value) {
    return value.definingOp() != null ? value.definingOp() : value.enclosingBlock().first();
  }

  /** Whether a value stands for all that is added to it. */
  public boolean isGroup(Value value) {
    return !running.additions(value).isEmpty();
  }

  /** The classes whose buffers a group of tokens gets only while they denote the same ones. */
  private PersistentIntSet addedInStep(Value group) {
    PersistentIntSet all = PersistentIntSet.EMPTY;
    PersistentIntSet others = PersistentIntSet.EMPTY;
    List<Value> added = new ArrayList<>();
    for (Op addition : running.additions(group)) {
      for (Value token : running.added(addition)) {
        PersistentIntSet classes = heldBy(token);
        all = all.or(classes);
        others = others.or(outdated(classes, group, addition));
        added.add(token);
      }
    }
    for (Value source : references.sources(group)) {
      if (!added.contains(source)) others = others.or(heldBy(source));
    }
    return all.minus(others);
  }

  /**
   * The classes that may denote other buffers than a value holds, as long as it is there: they get them when it has come into being, or it is handed
   * to whoever is behind the end of a function, unless that gets a copy.
   */
  public PersistentIntSet unbounded(Value holder) {
    PersistentIntSet classes = heldBy(holder);
    if (classes.isEmpty()) return classes;
    for (Use use = holder.firstUse(); use != null; use = use.next()) {
      Op user = use.owner();
      boolean leaves = BasicBlock.mayTerminate(user) && user.successorCount() == 0 && !(user.parentOp() instanceof RegionBranchOp);
      if (leaves && !isCopied(use)) return classes;
    }
    PersistentIntSet later = classes.minus(thereBefore(definition(holder), classes));
    return later.isEmpty() ? later : later.minus(addedInStep(holder));
  }

  /** Whether a function returns a copy of an operand, as its caller is to free what it gets. */
  private boolean isCopied(Use returned) {
    return returned.owner().parentOp() instanceof FunctionLike && Buffers.isBuffer(returned.value())
        && conventions.returned(returned.owner().enclosingOp(), returned.index()).transfer() == Transfer.ALWAYS;
  }
}
