// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.ViewLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which values may be the same buffer, through views, branches and the regions of structured operations.
 *
 * <pre>
 *   %v = memref.subview %a …                          %a → %v
 *   cf.br ^bb1(%v)        ^bb1(%x):                   %v → %x
 *   %r = scf.if … { yield %a } else { yield %b }      %a → %r, %b → %r
 * </pre>
 *
 * A value is <em>terminal</em> if it may be a buffer that is not known further back: an allocation, an argument of a function,
 * the result of a call or of anything unknown. The analysis is a snapshot: changes of the program do not change it.
 */
public final class BufferViewFlow {
  private final Map<Value, List<Value>> after = new HashMap<>();
  private final Map<Value, List<Value>> before = new HashMap<>();
  private final Set<Value> terminals;
  private final Map<Value, Value> sureOrigins = new HashMap<>();

  private BufferViewFlow(Set<Value> terminals) {
    this.terminals = terminals;
  }

  /** Analyses everything in {@code root}; {@code registry} knows the models of {@link ViewFlow}. */
  public static BufferViewFlow of(Op root, Registry registry) {
    return of(root, op -> true, registry);
  }

  /** The same without what is below operations that {@code enters} refuses. */
  static BufferViewFlow of(Op root, Predicate<Op> enters, Registry registry) {
    BufferViewFlow flow = new BufferViewFlow(new LinkedHashSet<>());
    root.walk(enters, op -> flow.add(op, registry));
    return flow;
  }

  /** Like {@link #of}, and moreover with what {@link UnseenFlow} declares; for those who would do wrong without. */
  public static BufferViewFlow cautious(Op root, Registry registry, Profile profile) {
    BufferViewFlow flow = of(root, registry);
    if (!profile.strategy(UnmodeledViews.class, UnmodeledViews.SOUND).areFollowed()) return flow;
    root.walk(op -> {
      UnseenFlow unseen = registry.as(op, UnseenFlow.class);
      if (unseen != null) unseen.flow(flow::edge);
    });
    return flow;
  }

  /** The same with more steps, from one value to the next, which {@code more} hands to what it is given. */
  public BufferViewFlow with(Consumer<BiConsumer<Value, Value>> more) {
    BufferViewFlow whole = new BufferViewFlow(terminals);
    after.forEach((source, targets) -> whole.after.put(source, new ArrayList<>(targets)));
    before.forEach((target, sources) -> whole.before.put(target, new ArrayList<>(sources)));
    more.accept(whole::edge);
    return whole;
  }

  /** The same with those steps only, from one value to the next, that are {@code wanted}. */
  public BufferViewFlow only(BiPredicate<Value, Value> wanted) {
    BufferViewFlow part = new BufferViewFlow(terminals);
    before.forEach((target, sources) -> {
      part.before.put(target, sources.stream().filter(source -> wanted.test(source, target)).toList());
    });
    after.forEach((source, targets) -> part.after.put(source, targets.stream().filter(target -> wanted.test(source, target)).toList()));
    return part;
  }

  /** All values that {@code value} may be seen through, itself first. */
  public Set<Value> resolve(Value value) {
    return reachable(value, after);
  }

  /** All values that {@code value} may be a view of, itself first. */
  public Set<Value> resolveReverse(Value value) {
    return reachable(value, before);
  }

  /** Whether {@code value} may be a buffer that the program shows no origin of. */
  public boolean mayBeTerminalBuffer(Value value) {
    return terminals.contains(value);
  }

  Set<Value> terminals() {
    return terminals;
  }

  /** The values that {@code value} may directly be. */
  public List<Value> sources(Value value) {
    return before.getOrDefault(value, List.of());
  }

  /** The values that may directly be {@code value}. */
  public List<Value> targets(Value value) {
    return after.getOrDefault(value, List.of());
  }

  /** Hands out {@code value} and all that it may be seen through; goes on behind those only for which {@code visit} returns true. */
  public void walk(Value value, Predicate<Value> visit) {
    walk(value, after, visit);
  }

  /** Hands out {@code value} and all that it may be a view of; goes on behind those only for which {@code visit} returns true. */
  public void walkReverse(Value value, Predicate<Value> visit) {
    walk(value, before, visit);
  }

  /** The farthest value that {@code value} is for certain, through any number of views and branches. */
  public Value sureOrigin(Value value) {
    List<Value> way = new ArrayList<>();
    Value origin = value;
    // A value counts as its own origin while it is on the way: unreachable blocks may pass it around in a cycle.
    while (sureOrigins.putIfAbsent(origin, origin) == null) {
      way.add(origin);
      Value source = onlySource(origin);
      if (source != null) origin = source;
    }
    origin = sureOrigins.get(origin);
    for (Value passed : way) sureOrigins.put(passed, origin);
    return origin;
  }

  private @Nullable Value onlySource(Value value) {
    Value only = null;
    for (Value source : sources(value)) {
      if (only != null && source != only) return null;
      only = source;
    }
    return mayBeTerminalBuffer(value) ? null : only;
  }

  private static Set<Value> reachable(Value start, Map<Value, List<Value>> edges) {
    Set<Value> found = new LinkedHashSet<>();
    walk(start, edges, found::add);
    return found;
  }

  private static void walk(Value start, Map<Value, List<Value>> edges, Predicate<Value> visit) {
    Deque<Value> pending = new ArrayDeque<>();
    pending.push(start);
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      if (visit.test(value)) edges.getOrDefault(value, List.of()).forEach(pending::push);
    }
  }

  // Building.

  private void add(Op op, Registry registry) {
    ViewFlow own = registry.as(op, ViewFlow.class);
    if (own != null) {
      own.flow(this::edge);
      addTerminals(op, own);
    } else if (op instanceof ViewLike view) {
      edge(view.viewSource(), op.result());
    } else if (op instanceof BranchOp) {
      add(Flow.edges(op));
    } else if (op instanceof RegionBranchOp) {
      add(Flow.regionEdges(op));
    } else if (!(op instanceof RegionTerminator)) {
      if (op instanceof CallLike) addCall(op);
      addTerminals(op, null);
    }
  }

  private void edge(Value from, Value to) {
    after.computeIfAbsent(from, v -> new ArrayList<>(1)).add(to);
    before.computeIfAbsent(to, v -> new ArrayList<>(1)).add(from);
  }

  private void add(List<Edge> flow) {
    for (Edge each : flow) {
      List<Value> passed = each.passed();
      List<? extends Value> received = each.received();
      for (int i = 0; i < Math.min(passed.size(), received.size()); i++) edge(passed.get(i), received.get(i));
    }
  }

  /** Nothing is known of other functions: any result may be any operand, whatever the types. */
  private void addCall(Op op) {
    for (Value operand : op.operands()) {
      for (Value result : op.results()) edge(operand, result);
    }
  }

  private void addTerminals(Op op, @Nullable ViewFlow own) {
    for (int i = 0; i < op.resultCount(); i++) addTerminal(op.result(i), own);
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (!region.isEmpty()) region.entryBlock().arguments().forEach(argument -> addTerminal(argument, own));
    }
  }

  private void addTerminal(Value value, @Nullable ViewFlow own) {
    if (isBuffer(value) && (own == null || own.mayBeTerminal(value))) terminals.add(value);
  }

  private static boolean isBuffer(Value value) {
    return value.type() instanceof BaseMemRefType;
  }
}
