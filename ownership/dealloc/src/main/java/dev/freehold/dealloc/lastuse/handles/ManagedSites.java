// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.AllocationModels;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.Containers;
import dev.freehold.dealloc.Escapes;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.dealloc.ReachedUses;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.FreedOperands;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.calls.Transfer;
import dev.freehold.dealloc.lastuse.options.UnknownOps;
import dev.freehold.dealloc.lastuse.running.RunningWork;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.memref.AllocLike;
import dev.freehold.memref.DeallocOp;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which values are buffers that come into being and that this pass has to free where the program does not: allocations and results of calls that
 * do not get out of sight, and of which it is known where the program frees them.
 */
public final class ManagedSites {
  private static final Set<Escapes.Kind> LOST =
      EnumSet.of(Escapes.Kind.STORED, Escapes.Kind.ADDRESS, Escapes.Kind.ASYNCHRONOUS);

  private static final String LEFT = "the buffer is not freed: it may be in use as long as the program runs";
  private static final String LEFT_TO_PROGRAM = "it is left to the program to free the buffer";

  private final Registry registry;
  private final RunContext run;
  private final BufferViewFlow flow;
  private final Containers containers;
  private final RunningWork running;
  private final Escapes escapes;
  private final ReachedUses frees;
  private final ReachedUses undecidedFrees;
  private final ReachedUses unknownUses;
  private final ReachedUses keptByCallees;
  private final Conventions conventions;
  private final Map<Value, Obstacle> givenUp;

  /** How managed buffers are reached through a value. */
  private enum Reach {
    NOT,
    BY_NAME,
    OTHERWISE
  }

  /**
   * Finds the sites in {@code root}, which is a function.
   *
   * @param lost sites that have been given up already
   */
  public ManagedSites(Op root, Map<Value, Obstacle> lost, RunContext run) {
    this(root, lost, false, run);
  }

  private ManagedSites(Op root, Map<Value, Obstacle> lost, boolean areDroppedAwaited, RunContext run) {
    this.run = run;
    conventions = run.conventions();
    registry = run.cx().registry();
    givenUp = new HashMap<>(lost);
    flow = BufferViewFlow.cautious(root, registry, run.cx().profile())
        .only((from, to) -> !(to.definingOp() instanceof CallLike) || conventions.mayBe((Value.Result) to).contains(from));
    containers = Containers.in(root, flow, registry);
    running = new RunningWork(root, flow, areDroppedAwaited, registry);
    escapes = Escapes.following(root, flow, containers, running, registry);
    frees = ReachedUses.throughCalls(flow, this::mayFree);
    SccDataflow<Value, Boolean> held = new SccDataflow<>(references()::sources,
        (values, inputs) -> inputs.contains(true) || values.stream().anyMatch(value -> isHolder(value)));
    undecidedFrees = ReachedUses.throughCalls(references(),
        use -> mayFree(use) && (held.of(use.value()) || isFreedByCallee(use) || FreedOperands.isUndecided(use)));
    unknownUses = ReachedUses.throughCalls(references(), UnknownUses::isUnknown);
    keptByCallees = ReachedUses.throughCalls(references(), conventions.declared()::keeps);
  }

  private Reach reach(List<Value> values, Set<Reach> inputs) {
    Reach farthest = values.stream().anyMatch(this::contains) ? Reach.BY_NAME : Reach.NOT;
    for (Reach input : inputs) farthest = input.compareTo(farthest) > 0 ? input : farthest;
    return farthest == Reach.BY_NAME && values.stream().anyMatch(this::isHolder) ? Reach.OTHERWISE : farthest;
  }

  /** The sites that there are if somebody waits for all tokens for which one can wait. */
  public static ManagedSites ifAwaited(Op root, RunContext run) {
    return new ManagedSites(root, Map.of(), true, run);
  }

  private boolean mayFree(Use use) {
    return ProgramFrees.mayFree(use) || conventions.declared().frees(use) || isFreedByCallee(use);
  }

  /** Whether a callee may free an operand although that is not handed over to it, nor does it say so. */
  private boolean isFreedByCallee(Use use) {
    return run.arguments().mayFree(use) && conventions.passedBy(use.owner(), use.index()).transfer() == Transfer.NEVER;
  }

  /** Whether a value is a buffer, or the future of one for which only its task is awaited. */
  boolean isName(Value value) {
    return Buffers.isBuffer(value) || Buffers.typeOf(value) != null && running.taskToken(value) != null;
  }

  /** Whether a value is no name of buffers that are reached through it. */
  boolean isHolder(Value value) {
    return !isName(value) || !flow.sources(value).containsAll(references().sources(value));
  }

  /** The values through which buffers that are managed now may be reached although they are none of their names. */
  Predicate<Value> holding() {
    SccDataflow<Value, Reach> reach = new SccDataflow<>(references()::sources, this::reach);
    return value -> reach.of(value) == Reach.OTHERWISE;
  }

  /** Memory that holds buffers, in which they are in sight. */
  Containers containers() {
    return containers;
  }

  /** What runs on behind its start. */
  public RunningWork running() {
    return running;
  }

  /** By which it is known what calls return. */
  public Conventions conventions() {
    return conventions;
  }

  /** The names of buffers, and all other values through which they are reached. */
  public BufferViewFlow references() {
    return escapes.references();
  }

  /** Leaves it to the program to free a buffer. */
  public void giveUp(Value site, Obstacle obstacle) {
    givenUp.putIfAbsent(site, obstacle);
  }

  /** Why a buffer was given up; null if it was not. */
  public @Nullable Obstacle obstacle(Value site) {
    return givenUp.get(site);
  }

  /** What cannot be freed, and why. */
  public Map<Value, Obstacle> givenUp() {
    return givenUp;
  }

  /** Says why a buffer is not freed; null if it is. */
  public Diagnostic.@Nullable Builder explain(Value value) {
    if (!isSite(value) || contains(value)) return null;
    Use free = undecidedFrees.of(value) == null ? frees.of(value) : undecidedFrees.of(value);
    if (free != null) return Diagnostic.remark(value.location(), LEFT_TO_PROGRAM).note(free.owner().location(), "it may be freed here");
    Diagnostic.Builder remark = Diagnostic.remark(value.location(), LEFT);
    Escapes.Escape escape = escapes.of(value, LOST);
    if (escape != null) return escape.explain(remark);
    Use call = keptByCallees.of(value);
    if (call != null) return remark.note(call.owner().location(), "a function is called here that keeps it");
    Use use = isKept(value) ? unknownUses.of(value) : null;
    if (use != null) return remark.note(use.owner().location(), "nothing is known of what is done with it here");
    Escapes.Escape hold = escapes.of(value, EnumSet.of(Escapes.Kind.HELD));
    if (hold != null) hold.explain(remark);
    Obstacle obstacle = givenUp.get(value);
    // The site itself is shown anyway.
    return obstacle == null || obstacle.at().equals(value.location()) ? remark : obstacle.explain(remark);
  }

  public boolean contains(Value value) {
    return isSite(value) && !givenUp.containsKey(value) && escapes.of(value, LOST) == null && undecidedFrees.of(value) == null
        && keptByCallees.of(value) == null && !isKept(value);
  }

  /** Which values may be the same buffer. */
  BufferViewFlow flow() {
    return flow;
  }

  /** An error where the program frees the buffer of a site; null if it does not, or the value is no site. */
  public Diagnostic.@Nullable Builder refuseFree(Value value) {
    Use free = isSite(value) ? frees.of(value) : null;
    if (free == null) return null;
    return Diagnostic.error(free.owner().location(), "the program frees a buffer itself").note(value.location(), "it is allocated here");
  }

  /** An error where an operation uses the buffer of a site of which nothing is known; null if none does, or the value is no site. */
  public Diagnostic.@Nullable Builder refuseUnknown(Value value) {
    Use use = isSite(value) ? unknownUses.of(value) : null;
    if (use == null) return null;
    return Diagnostic.error(use.owner().location(), "nothing is known of what is done with a buffer").note(value.location(), "it is allocated here");
  }

  /** Whether an operation of which nothing is known may keep the buffer. */
  private boolean isKept(Value value) {
    return run.options().unknown() == UnknownOps.ESCAPE && unknownUses.of(value) != null;
  }

  /** Whether the program may free a buffer itself. */
  public boolean isFreedByProgram(Value value) {
    return frees.of(value) != null;
  }

  private boolean isSite(Value value) {
    Op op = value.definingOp();
    if (value instanceof Value.Argument) return conventions.passed(value).transfer() != Transfer.NEVER;
    if (op == null || !Buffers.isBuffer(value) || op.attr(AllocLike.MANUAL_DEALLOCATION) != null) return false;
    if (op instanceof CallLike) return conventions.returned((Value.Result) value).mayBeNew();
    return isAllocated(value, op) && free(value, value) != null && !run.freedInStreams().contains(value);
  }

  private static boolean isAllocated(Value value, Op op) {
    if (!(Effects.of(op) instanceof Effects.Known known)) return false;
    for (Effects.On on : known.effects()) {
      if (on.value() == value && on.is(Effect.Kind.ALLOCATE)) return !on.effect().resource().equals(Effect.Resource.AUTOMATIC_SCOPE);
    }
    return false;
  }

  /** What frees a buffer that the operation behind {@code site} makes, under one of its names; null if nothing does. */
  @Nullable
  OpState<?> free(Value site, Value name) {
    Op op = site.definingOp();
    if (op == null || op instanceof CallLike) return DeallocOp.of(name);
    Allocating allocating = AllocationModels.of(op, registry, run.cx().profile());
    return allocating == null ? null : allocating.free(name);
  }
}
