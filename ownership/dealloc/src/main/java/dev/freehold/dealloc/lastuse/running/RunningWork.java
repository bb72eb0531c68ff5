// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.running;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Awaiting;
import dev.freehold.dealloc.Completion;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.TaskValues;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.AsyncToken;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What runs on behind its start, in one function, and where control leaves it alone: a token or a group of tokens goes out of scope, or the tag of
 * a transfer does, and nobody has waited for it. A token is also settled by what begins when it is over, and by being passed on or added to a group:
 * then somebody has to wait for those.
 *
 * <pre>
 *   %t = async.execute { … }
 *   scf.if %c {
 *     async.await %t
 *   }                                 %t is left alone where the condition does not hold
 * </pre>
 */
public final class RunningWork implements Completion {
  private final Op root;
  private final Registry registry;
  private final boolean areDroppedAwaited;
  private final Transfers transfers;
  private final StartedTasks tasks;
  private final Map<Region, ControlFlowGraph> graphs = new HashMap<>();
  private final Map<Object, Set<Place>> left = new HashMap<>();
  /** For each group of tokens the operations that add some. */
  private final Map<Value, List<Op>> additions = new HashMap<>();
  private @Nullable Dominance dominance;

  /** @param areDroppedAwaited whether what is left alone counts as awaited if one could wait for it */
  public RunningWork(Op root, BufferViewFlow names, boolean areDroppedAwaited, Registry registry) {
    this.root = root;
    this.registry = registry;
    this.areDroppedAwaited = areDroppedAwaited;
    transfers = new Transfers(root, names, registry);
    tasks = new StartedTasks(root, this::graph, registry);
    root.walk(op -> {
      Awaiting awaiting = registry.as(op, Awaiting.class);
      if (awaiting != null && awaiting.group() instanceof Value group) additions.computeIfAbsent(group, key -> new ArrayList<>()).add(op);
    });
  }

  /** Whether operations in a function return tokens. */
  public static boolean hasTokens(Op function) {
    boolean[] found = new boolean[1];
    function.walkPreOrder(op -> {
      found[0] |= op.results().stream().anyMatch(result -> result.type() instanceof AsyncToken);
      return found[0] ? Walk.STOP : Walk.ADVANCE;
    });
    return found[0];
  }

  public Transfers transfers() {
    return transfers;
  }

  public StartedTasks tasks() {
    return tasks;
  }

  @Override
  public boolean isAwaited(Value token) {
    return leftAlone(token).isEmpty() && startsInOrder(token) || areDroppedAwaited && isAwaitable(token);
  }

  @Override
  public boolean isAwaited(Op start, Value used) {
    if (tasks.isStart(start)) return isTaskOver(used, start);
    Value tag = transfers.localTag(start);
    return tag != null && isOverIn(tag, start);
  }

  /** Whether a task is over wherever a value that is there goes out of scope. */
  public boolean isTaskOver(Value scope, Op start) {
    return tasks.isOverInGroup(start, scope) || isOverIn(scope, start);
  }

  @Override
  public void addReferences(BiConsumer<Value, Value> edge) {
    additions.forEach((group, ops) -> ops.forEach(op -> added(op).forEach(token -> edge.accept(token, group))));
  }

  /** The token of the task that computes a value; null if the value itself refers to what the task uses. */
  public @Nullable Value taskToken(Value value) {
    return TaskValues.token(value, registry);
  }

  /** The operations that add tokens to a value; none if it is no group. */
  public List<Op> additions(Value group) {
    return additions.getOrDefault(group, List.of());
  }

  /** The tokens that an operation adds to a group. */
  public List<Value> added(Op addition) {
    return Objects.requireNonNull(registry.as(addition, Awaiting.class)).awaited();
  }

  /** Whether a transfer or a task that an operation starts, or what it adds to a group, is over wherever a value that is there goes out of scope. */
  public boolean isOverIn(Value scope, Op start) {
    Awaiting addition = registry.as(start, Awaiting.class);
    Value group = addition == null ? null : addition.group();
    Set<Op> waits = new LinkedHashSet<>(
        group != null ? waitsFor(List.of(group)) : tasks.isStart(start) ? tasks.waitsFor(start) : transfers.waitsFor(start));
    waits.removeIf(wait -> !isInOrder(wait, scope));
    return isInOrder(start, scope) && LeftAlone.from(start, new LeftAlone.Work(scope, Set.of(), waits), graph(start), dominance()).isEmpty();
  }

  /** Where control leaves alone what a token stands for. */
  public Set<Place> leftAlone(Value token) {
    return left.computeIfAbsent(work(token), key -> findLeftAlone(token));
  }

  /** The tokens, one for all that stand for the same work, that are left alone although one could wait for them. */
  public List<Value> dropped() {
    Map<Object, Value> tokens = new LinkedHashMap<>();
    root.walk(op -> {
      op.results().forEach(result -> addToken(result, tokens));
      for (Region region : op.regions()) {
        for (Block block : region) block.arguments().forEach(argument -> addToken(argument, tokens));
      }
    });
    return tokens.values().stream().filter(token -> !leftAlone(token).isEmpty() && isAwaitable(token)).toList();
  }

  private void addToken(Value value, Map<Object, Value> tokens) {
    if (value.type() instanceof AsyncToken) tokens.putIfAbsent(work(value), value);
  }

  /** What is the same for all tokens that stand for the same work. */
  private Object work(Value token) {
    return isPassed(token) ? token : Objects.requireNonNull(token.definingOp());
  }

  /** Whether one can wait for what is left alone: it is known what becomes of all its tokens. */
  boolean isAwaitable(Value token) {
    List<? extends Value> together = together(token);
    boolean canBeAwaited = together.stream().anyMatch(each -> each.type() instanceof AsyncToken type && type.await(each) != null);
    return canBeAwaited && startsInOrder(token) && together.stream()
        .allMatch(each -> uses(each).stream().allMatch(use -> isSettling(use) || isPassedOn(use) || additions(each).contains(use.owner())));
  }

  private static List<Use> uses(Value value) {
    List<Use> uses = new ArrayList<>();
    for (Use use = value.firstUse(); use != null; use = use.next()) uses.add(use);
    return uses;
  }

  /** Whether a token gets its value from where control comes from, instead of standing for what its operation starts. */
  private boolean isPassed(Value token) {
    Op definition = token.definingOp();
    return definition == null || definition instanceof RegionBranchOp && registry.as(definition, Awaiting.class) == null;
  }

  /** The values that stand for the same work as a token. */
  private List<? extends Value> together(Value token) {
    return isPassed(token) ? List.of(token) : Objects.requireNonNull(token.definingOp()).results();
  }

  private Set<Place> findLeftAlone(Value token) {
    Set<Value> tokens = Set.copyOf(together(token));
    Set<Op> waits = waitsFor(tokens);
    waits.removeIf(wait -> !isInOrder(wait, token));
    Set<Op> starts = new LinkedHashSet<>(additions(token));
    LeftAlone.Work work = new LeftAlone.Work(token, tokens, waits);
    Set<Place> found = new LinkedHashSet<>();
    if (isPassed(token)) found.addAll(LeftAlone.passed(token, work, graph(token.enclosingRegion()), dominance()));
    else if (token.definingOp() instanceof Op start && !Effects.of(start).equals(Effects.NONE)) starts.add(start);
    for (Op start : starts) found.addAll(LeftAlone.from(start, work, graph(start), dominance()));
    return found;
  }

  /** The operations that wait for tokens, or make others that are over later. */
  private Set<Op> waitsFor(Collection<Value> tokens) {
    Set<Op> waits = new LinkedHashSet<>();
    for (Value token : tokens) {
      for (Use use : uses(token)) {
        if (isSettling(use)) waits.add(use.owner());
      }
    }
    return waits;
  }

  private boolean startsInOrder(Value token) {
    return additions(token).stream().allMatch(addition -> isInOrder(addition, token));
  }

  /** Whether an operation waits for a token, or makes another one that is over later. */
  private boolean isSettling(Use use) {
    Awaiting awaiting = registry.as(use.owner(), Awaiting.class);
    return awaiting != null && awaiting.awaited().contains(use.value());
  }

  private static boolean isPassedOn(Use use) {
    return Flow.edges(use.owner()).stream().anyMatch(edge -> edge.received().size() >= edge.passed().size() && edge.passed().contains(use.value()));
  }

  /** Whether control comes to an operation in order, as far as the regions go in which it sees a value from outside. */
  private boolean isInOrder(Op op, Value value) {
    Region scope = value.enclosingRegion();
    for (Op around = op; around.parentRegion() != scope; around = around.enclosingOp()) {
      Op parent = around.parentOp();
      if (parent == null || !ControlFlowGraph.passesThrough(parent) || Concurrency.hasConcurrentRegions(parent, registry)) return false;
    }
    return true;
  }

  /** The control flow around an operation. */
  public ControlFlowGraph graph(Op op) {
    return graph(Objects.requireNonNull(op.parentRegion()));
  }

  private ControlFlowGraph graph(Region region) {
    return graphs.computeIfAbsent(ControlFlowGraph.root(region), key -> new ControlFlowGraph(key, registry));
  }

  public Dominance dominance() {
    if (dominance == null) dominance = new Dominance(root);
    return dominance;
  }
}
