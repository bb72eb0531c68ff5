// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.options.Sinking;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.iface.CallLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets handles that are responsible on all paths outlive those that may denote the same buffer and are not, if nothing is allocated in between.
 * Then no flag and no comparison is needed, and no peak grows: what is live grows at allocations only.
 *
 * <pre>
 *   %s = arith.select %c, %a, %arg        %a dies, and %s may be the same buffer
 *   cf.cond_br %d, ^reads, ^end
 * ^reads:
 *   %0 = memref.load %s …                 behind it nobody needs either: %a is freed here, and at the start of ^end
 *   …
 * ^end:
 *   %b = memref.alloc() …                 the window ends
 * </pre>
 */
public final class Windows {
  /** How many operations and edges are looked at for one window, so that many handles in a long one do not take quadratic time. */
  private static final int LIMIT = 250;

  private final Handles handles;
  private final Need need;
  private final Responsibilities responsibilities;
  private final Sinking sinking;
  private final Registry registry;
  private final PersistentIntSet maybeNot;
  private final Map<BasicBlock, Integer> order = new HashMap<>();
  private final KeptHandles kept;

  private Windows(KeptHandles kept, ControlFlowGraph graph, Handles handles, Lifetimes eager, Sinking sinking, Registry registry) {
    this.kept = kept;
    this.handles = handles;
    this.sinking = sinking;
    need = eager.need();
    responsibilities = eager.responsibilities();
    this.registry = registry;
    maybeNot = responsibilities.maybeNot();
    for (BasicBlock block : graph.blocks()) order.put(block, order.size());
  }

  /**
   * Finds until where handles are kept.
   *
   * @param kept gets them
   * @param eager what there is if each handle dies behind its last use
   */
  public static void find(KeptHandles kept, ControlFlowGraph graph, Handles handles, Lifetimes eager, Sinking sinking, Registry registry) {
    Windows windows = new Windows(kept, graph, handles, eager, sinking, registry);
    Responsibilities responsibilities = eager.responsibilities();
    Map<HandleClass, List<Point>> starts = new LinkedHashMap<>();
    for (Release release : responsibilities.releases()) {
      if (!release.candidates().isEmpty()) starts.computeIfAbsent(release.handle(), key -> new ArrayList<>(1)).add(Point.behind(release.place()));
    }
    for (BasicBlock block : graph.blocks()) {
      for (ControlFlowEdge edge : block.incoming()) {
        eager.moves().on(edge).forEach((receiver, giver) -> {
          if (responsibilities.isMaybeNot(receiver)) starts.computeIfAbsent(giver, key -> new ArrayList<>(1)).add(new Point(block, 0));
        });
      }
    }
    starts.forEach((handle, points) -> {
      if (!responsibilities.isMaybeNot(handle)) windows.keep(handle, points);
    });
  }

  /** In front of an operation of a basic block; behind the last one stands for its outgoing edges. */
  private record Point(BasicBlock block, int position) {
    static Point behind(Place place) {
      return switch (place) {
        case Place.Start(BasicBlock block) -> new Point(block, 0);
        case Place.InFront(BasicBlock block, int position) -> new Point(block, position);
        case Place.Behind(BasicBlock block, int position) -> new Point(block, position + 1);
        case Place.On(ControlFlowEdge edge) -> new Point(edge.to(), 0);
      };
    }
  }

  private void keep(HandleClass handle, List<Point> starts) {
    if (new Window(handle).keep(starts) || starts.size() == 1) return;
    for (Point start : starts) new Window(handle).keep(List.of(start));
  }

  /** What lies between places where a handle dies and those where the others are needed no longer. */
  private final class Window {
    private final HandleClass handle;
    private final PersistentIntSet partition;
    private final List<Point> lastUses = new ArrayList<>();
    private int looked;

    Window(HandleClass handle) {
      this.handle = handle;
      partition = handles.partitions().of(handle);
    }

    /** Those of some needed handles that may denote the same buffer and are not responsible on all paths. */
    private PersistentIntSet others(PersistentIntSet needed) {
      PersistentIntSet[] found = {PersistentIntSet.EMPTY};
      needed.and(maybeNot).and(partition).forEach(number -> {
        if (isOther(number)) found[0] = found[0].or(PersistentIntSet.of(number));
      });
      return found[0];
    }

    private boolean areNeeded(PersistentIntSet needed) {
      return needed.and(maybeNot).and(partition).anyMatch(this::isOther);
    }

    private boolean isOther(int number) {
      return responsibilities.mayBe(handle, handles.get(number));
    }

    /** Keeps the handle until the last uses of the others, if it can; returns whether it can. */
    boolean keep(List<Point> starts) {
      if (!findLastUses(starts) || !isOpen()) return false;
      for (Point use : lastUses) {
        PersistentIntSet used = others(need.inFront(use.block(), use.position()));
        kept.add(new KeptHandles.Kept(handle, used, use.block(), use.position()));
      }
      return true;
    }

    /** Follows the others forward. */
    private boolean findLastUses(List<Point> starts) {
      Map<BasicBlock, Integer> from = new HashMap<>();
      Deque<Point> pending = new ArrayDeque<>();
      for (Point start : starts) enter(start, from, pending);
      while (!pending.isEmpty()) {
        Point point = pending.poll();
        boolean isEarliest = from.getOrDefault(point.block(), 0) == point.position();
        if (isEarliest && !follow(point, from, pending)) return false;
      }
      return true;
    }

    private static void enter(Point point, Map<BasicBlock, Integer> from, Deque<Point> pending) {
      Integer known = from.get(point.block());
      if (known != null && known <= point.position()) return;
      from.put(point.block(), point.position());
      pending.add(point);
    }

    private boolean follow(Point point, Map<BasicBlock, Integer> from, Deque<Point> pending) {
      BasicBlock block = point.block();
      List<Op> ops = block.ops();
      for (int i = point.position(); i < ops.size() - 1; i++) {
        if (!areNeeded(need.inFront(block, i))) return true;
        if (++looked > LIMIT || closesWindow(ops.get(i))) return false;
        if (areNeeded(need.behind(block, i))) continue;
        lastUses.add(new Point(block, i));
        return true;
      }
      return followEdges(block, from, pending);
    }

    private boolean followEdges(BasicBlock block, Map<BasicBlock, Integer> from, Deque<Point> pending) {
      boolean isNeeded = block.ops().isEmpty() || areNeeded(need.inFront(block, block.ops().size() - 1));
      boolean goesOn = !isNeeded;
      for (ControlFlowEdge edge : block.outgoing()) {
        if (!areNeeded(need.atStart(edge.to()))) continue;
        if (isBackward(edge) || ++looked > LIMIT) return false;
        goesOn = true;
        enter(new Point(edge.to(), 0), from, pending);
      }
      return goesOn;
    }

    /** Goes back from the last uses to where the handle is needed anyway: all that is in between is held longer. */
    private boolean isOpen() {
      Map<BasicBlock, Integer> until = new HashMap<>();
      Deque<Point> pending = new ArrayDeque<>();
      for (Point use : lastUses) enterFromBehind(use, until, pending);
      while (!pending.isEmpty()) {
        if (!isOpenInFront(pending.poll(), until, pending)) return false;
      }
      return true;
    }

    private static void enterFromBehind(Point point, Map<BasicBlock, Integer> until, Deque<Point> pending) {
      Integer known = until.get(point.block());
      if (known != null && known >= point.position()) return;
      until.put(point.block(), point.position());
      pending.add(point);
    }

    private boolean isOpenInFront(Point point, Map<BasicBlock, Integer> until, Deque<Point> pending) {
      BasicBlock block = point.block();
      if (!handle.isVisibleIn(block)) return false;
      for (int i = point.position(); i >= 0; i--) {
        if (i < block.ops().size() && (++looked > LIMIT || closesWindow(block.ops().get(i)))) return false;
        if (isThere(block, i)) return true;
      }
      for (ControlFlowEdge edge : block.incoming()) {
        if (isBackward(edge) || ++looked > LIMIT) return false;
        BasicBlock from = edge.from();
        boolean isThere = need.dyingOn(edge).contains(handle.number());
        if (!isThere) enterFromBehind(new Point(from, Math.max(0, from.ops().size() - 1)), until, pending);
      }
      return !block.incoming().isEmpty();
    }

    /** Whether the handle has its buffer in front of an operation, and is needed there or until there. */
    private boolean isThere(BasicBlock block, int position) {
      if (need.inFront(block, position).contains(handle.number())) return true;
      if (position == 0) return handle.isParameterOf(block);
      Op before = block.ops().get(position - 1);
      boolean isUsedBefore = need.during(block, position - 1).contains(handle.number()) && handles.receiver(before, handle) < 0;
      return before == handle.base().definingOp() || isUsedBefore;
    }
  }

  private boolean isBackward(ControlFlowEdge edge) {
    return order.getOrDefault(edge.from(), 0) >= order.getOrDefault(edge.to(), 0);
  }

  /** Whether anything may be allocated, or freed by the program, or may take long: what is in regions runs any number of times. */
  private boolean closesWindow(Op op) {
    if (ControlFlowGraph.passesThrough(op)) return Concurrency.hasConcurrentRegions(op, registry);
    if (op.regionCount() > 0) return true;
    if (op instanceof CallLike) return sinking != Sinking.RELAXED;
    if (!(Effects.of(op) instanceof Effects.Known known)) return true;
    for (Effects.On on : known.effects()) {
      if (on.is(Effect.Kind.ALLOCATE) && sinking != Sinking.RELAXED || on.is(Effect.Kind.FREE)) return true;
    }
    return false;
  }
}
