// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.analysis.UnseenFlow;
import dev.freehold.analysis.ViewFlow;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.calls.FreedOperands;
import dev.freehold.dealloc.lastuse.calls.PassedBuffer;
import dev.freehold.dealloc.lastuse.calls.ReturnedBuffer;
import dev.freehold.dealloc.lastuse.calls.Transfer;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.CastOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The handles of managed buffers in one control-flow graph. Values that can denote none of these, such as arguments of functions, have no class.
 *
 * <pre>
 *   %a = memref.alloc()               class 0, a site
 *   %v = memref.subview %a …          class 0 too
 *   %s = arith.select %c, %v, %arg    class 1, a choice; origins {0}
 *   cf.br ^bb1(%s)    ^bb1(%x):       class 2, a parameter; origins {0}
 * </pre>
 */
public final class Handles {
  private final Registry registry;
  private final ManagedSites managed;
  /** The base of each value that is a view, or passed on under another name. */
  private final Map<Value, Value> bases = new HashMap<>();
  private final Map<Value, HandleClass> candidates = new LinkedHashMap<>();
  private final List<HandleClass> classes = new ArrayList<>();
  private final Map<Value, HandleClass> byBase = new HashMap<>();
  /** Values that are a part of what their class denotes, and those whose aligned pointer may be another one. */
  private final Set<Value> parts = new HashSet<>();
  private final Set<Value> shifted = new HashSet<>();
  /** The values that are views of each value. */
  private final Map<Value, List<Value>> views = new HashMap<>();
  private final Partitions partitions;
  private final Holders holders;

  public Handles(ControlFlowGraph graph, ManagedSites managed, Dominance dominance, Registry registry) {
    this.registry = registry;
    this.managed = managed;
    holders = new Holders(this, managed, dominance);
    for (BasicBlock block : graph.blocks()) collect(block);
    for (BasicBlock block : graph.blocks()) collectPassed(block);
    int count;
    do {
      count = candidates.size();
      for (BasicBlock block : graph.blocks()) collapse(block, dominance);
      List.copyOf(candidates.values()).forEach(candidate -> collapse(candidate.base()));
    } while (candidates.size() < count);
    // Only now: what a value is a view of may be known before it is known that this is a part.
    FreeingOps.spread(parts, views);
    FreeingOps.spread(shifted, views);
    keepHandles();
    partitions = new Partitions(classes, this);
  }

  public List<HandleClass> classes() {
    return classes;
  }

  public HandleClass get(int number) {
    return classes.get(number);
  }

  /** The class of a value; null if it denotes no managed buffer. */
  public @Nullable HandleClass of(@Nullable Value value) {
    return value == null ? null : byBase.get(baseOf(value));
  }

  /** The class of which a parameter of a basic block is the base; null if it is none. */
  public @Nullable HandleClass ofParameter(BasicBlock block, int i) {
    return byBase.get(block.parameters().get(i));
  }

  /** Which classes buffers flow among. */
  public Partitions partitions() {
    return partitions;
  }

  private Value baseOf(Value value) {
    Value base = value;
    for (Value next = bases.get(base); next != null; next = bases.get(base)) base = next;
    return base;
  }

  // Collecting.

  private void collect(BasicBlock block) {
    for (Value parameter : block.parameters()) {
      if (managed.isName(parameter)) collectPassed(parameter, block);
    }
    for (Op op : block.ops()) {
      if (op.resultCount() > 0 && !ControlFlowGraph.passesThrough(op)) collect(op, block);
    }
  }

  private void collect(Op op, BasicBlock block) {
    if (makesParts(op, registry)) parts.addAll(op.results());
    if (op instanceof ViewLike view && Buffers.isBuffer(op.result(0)) && Buffers.isBuffer(view.viewSource())) {
      alias(op.result(0), List.of(view.viewSource()));
      if (view.mayMoveAlignedPointer()) shifted.add(op.result(0));
    }
    BiConsumer<Value, Value> edge = (from, to) -> {
      HandleClass known = candidates.get(to);
      if (known == null) known = addCandidate(HandleClass.Kind.CHOICE, to, block);
      known.sources().add(from);
    };
    ViewFlow flow = registry.as(op, ViewFlow.class);
    UnseenFlow unseen = registry.as(op, UnseenFlow.class);
    for (Value.Result result : op.results()) {
      if (op instanceof CallLike) collectReturned(result, block);
      else if (managed.contains(result)) addCandidate(HandleClass.Kind.SITE, result, block);
    }
    if (op instanceof CallLike || candidates.containsKey(op.result(0))) return;
    if (flow != null) flow.flow(edge);
    if (unseen != null) unseen.flow(edge);
    op.results().forEach(this::collapse);
  }

  /** What a function has to free is a site; what it borrows may be the same buffer. */
  private void collectPassed(Value parameter, BasicBlock block) {
    PassedBuffer passed = managed.conventions().passed(parameter);
    if (passed.hasTwin()) {
      alias(parameter, List.of(block.parameters().get(passed.twin())));
      return;
    }
    HandleClass.Kind site = passed.transfer() == Transfer.ALWAYS ? HandleClass.Kind.SITE : HandleClass.Kind.CONDITIONAL_SITE;
    HandleClass made = addCandidate(managed.contains(parameter) ? site : HandleClass.Kind.PARAMETER, parameter, block);
    // Of two buffers that the function has to free for certain, neither is the other.
    if (made.kind() != HandleClass.Kind.SITE) passed.same().forEach(number -> made.sources().add(block.parameters().get(number)));
    if (passed.mayBePart()) parts.add(parameter);
    if (passed.mayBeShifted()) shifted.add(parameter);
  }

  /** What a call returns is new, or one of the arguments, or one or the other. */
  private void collectReturned(Value.Result result, BasicBlock block) {
    ReturnedBuffer returned = managed.conventions().returned(result);
    List<Value> passed = managed.conventions().mayBe(result);
    if (!Buffers.isBuffer(result)) return;
    if (returned.isArgument()) {
      alias(result, passed);
    } else {
      HandleClass.Kind site = returned.transfer() == Transfer.ALWAYS ? HandleClass.Kind.SITE : HandleClass.Kind.CONDITIONAL_SITE;
      addCandidate(managed.contains(result) ? site : HandleClass.Kind.CHOICE, result, block).sources().addAll(passed);
    }
    // By the usual convention a buffer of which no base can be had is whole.
    if (returned.mayBePart() && (Buffers.hasBaseBuffer(result) || managed.conventions().isAgreed(result))) parts.add(result);
    if (returned.mayBeShifted()) shifted.add(result);
  }

  /** A choice among views of one buffer is a view of it. */
  private void collapse(Value result) {
    HandleClass choice = candidates.get(result);
    if (choice == null || choice.kind() != HandleClass.Kind.CHOICE || mayBeReturnedFromElsewhere(result)) return;
    if (onlyBase(choice) != null) alias(result, choice.sources());
  }

  private boolean mayBeReturnedFromElsewhere(Value value) {
    return value.definingOp() instanceof CallLike && managed.conventions().returned((Value.Result) value).mayBeOther();
  }

  /** The base that all sources of a class have, itself aside; null if they have several. */
  private @Nullable Value onlyBase(HandleClass handle) {
    Value only = null;
    for (Value source : handle.sources()) {
      Value base = baseOf(source);
      if (base == handle.base() || base == only) continue;
      if (only != null) return null;
      only = base;
    }
    return only;
  }

  /** Makes a value a view of what the sources are views of, which is the same for all of them. */
  private void alias(Value value, List<Value> sources) {
    candidates.remove(value);
    bases.put(value, baseOf(sources.getFirst()));
    for (Value source : sources) views.computeIfAbsent(source, each -> new ArrayList<>()).add(value);
  }

  /** A parameter that gets the same buffer on all edges is a view of it, if that is known there. */
  private void collapse(BasicBlock block, Dominance dominance) {
    if (block.ops().isEmpty() || block.incoming().isEmpty()) return;
    for (int i = 0; i < block.parameters().size(); i++) {
      HandleClass parameter = candidates.get(block.parameters().get(i));
      if (parameter == null || parameter.sources().size() != block.incoming().size()) continue;
      Value base = onlyBase(parameter);
      if (base != null && Buffers.isBuffer(base) && dominance.properlyDominates(base, block.ops().getFirst())) {
        alias(parameter.base(), parameter.sources().stream().filter(source -> baseOf(source) == base).toList());
      }
    }
  }

  private HandleClass addCandidate(HandleClass.Kind kind, Value base, BasicBlock block) {
    HandleClass made = new HandleClass(candidates.size(), kind, base, block);
    candidates.put(base, made);
    return made;
  }

  private void collectPassed(BasicBlock block) {
    for (int i = 0; i < block.parameters().size(); i++) {
      HandleClass parameter = candidates.get(block.parameters().get(i));
      if (parameter == null) continue;
      for (ControlFlowEdge edge : block.incoming()) {
        if (edge.passed()[i] != null) parameter.sources().add(edge.passed()[i]);
      }
    }
  }

  // Origins.

  /** Finds origins, and gives numbers to those candidates that have any and are no holders. */
  private void keepHandles() {
    Map<HandleClass, PersistentIntSet> sites = new HashMap<>();
    for (HandleClass candidate : candidates.values()) {
      if (candidate.isSite()) sites.put(candidate, PersistentIntSet.of(sites.size()));
    }
    SccDataflow<HandleClass, PersistentIntSet> origins = new SccDataflow<>(this::sources, (component, inputs) -> {
      PersistentIntSet all = PersistentIntSet.EMPTY;
      for (HandleClass each : component) all = all.or(sites.getOrDefault(each, PersistentIntSet.EMPTY));
      for (PersistentIntSet input : inputs) all = all.or(input);
      return all;
    });
    for (HandleClass candidate : candidates.values()) {
      PersistentIntSet found = origins.of(candidate);
      if (found.isEmpty() || candidate.kind() != HandleClass.Kind.SITE && holders.contains(candidate.base())) continue;
      HandleClass kept = new HandleClass(classes.size(), candidate.kind(), candidate.base(), candidate.home());
      kept.sources().addAll(candidate.sources());
      kept.origins(found);
      classes.add(kept);
      byBase.put(kept.base(), kept);
    }
    candidates.clear();
  }

  private List<HandleClass> sources(HandleClass candidate) {
    List<HandleClass> found = new ArrayList<>();
    for (Value source : candidate.sources()) {
      HandleClass known = candidates.get(baseOf(source));
      if (known != null) found.add(known);
    }
    return found;
  }

  // Uses.

  public Holders holders() {
    return holders;
  }

  /** The classes whose buffers an operation, or what is in its regions, may access. */
  public PersistentIntSet accessed(Op op) {
    PersistentIntSet found = holders.readBy(op);
    if (!Effects.of(op).equals(Effects.NONE)) {
      for (int i = 0; i < op.operandCount(); i++) {
        if (!managed.conventions().unused().isPassed(op, i)) found = found.or(reached(op.operand(i), op));
      }
    } else {
      for (Value operand : op.operands()) found = found.or(holders.heldBy(operand, op));
    }
    if (op.regionCount() > 0 && !ControlFlowGraph.passesThrough(op)) {
      List<Value> inside = new ArrayList<>();
      op.walk(inner -> inside.addAll(inner.operands()));
      for (Value operand : inside) found = found.or(reached(operand));
    }
    return found;
  }

  private PersistentIntSet reached(Value value, Op user) {
    return of(value) == null ? holders.heldBy(value, user) : reached(value);
  }

  /** The classes whose buffers are reached through a value. */
  public PersistentIntSet reached(Value value) {
    HandleClass handle = of(value);
    return handle == null ? holders.heldBy(value) : PersistentIntSet.of(handle.number());
  }

  /** The classes whose buffers an operation of the program frees. */
  public Set<HandleClass> freed(Op op) {
    Set<HandleClass> found = new LinkedHashSet<>();
    for (Value operand : FreedOperands.of(op, managed.conventions().declared())) {
      if (of(operand) instanceof HandleClass handle) found.add(handle);
    }
    return found;
  }

  /** The number of the argument by which the callee of an operation takes over what dies there; -1 if there is none. */
  public int receiver(Op op, HandleClass dying) {
    return managed.conventions().taken(op, operand -> of(operand) == dying);
  }

  /** Whether a call returns an argument under a class wherever it says that what it returns is not new. */
  public boolean isArgumentUnlessNew(HandleClass handle) {
    return handle.kind() == HandleClass.Kind.CONDITIONAL_SITE && handle.base() instanceof Value.Result result
        && !managed.conventions().returned(result).mayBeOther();
  }

  /** Whether what an operation gives may be a part of a buffer that it gets. */
  static boolean makesParts(Op op, Registry registry) {
    if (op instanceof CastOp) return false;
    ViewFlow flow = registry.as(op, ViewFlow.class);
    UnseenFlow unseen = registry.as(op, UnseenFlow.class);
    return op instanceof ViewLike || unseen != null && unseen.mayBePart() || flow != null && flow.mayBePart();
  }

  /** Whether a value may be a part of what its class denotes. */
  public boolean isPart(Value value) {
    return parts.contains(value);
  }

  /** Whether the aligned pointer of a value may be another one than that of the base of its class. */
  boolean isShifted(Value value) {
    return shifted.contains(value);
  }
}
