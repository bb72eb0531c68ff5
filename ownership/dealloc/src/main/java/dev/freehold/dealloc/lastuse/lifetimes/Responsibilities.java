// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.arith.SelectOp;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.ir.Op;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.builtin.IntegerType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which handle is responsible for freeing a buffer. A buffer has one responsible handle at any time: what is allocated is, and the responsibility
 * moves on where handles die. So two handles that are responsible on all paths denote different buffers.
 *
 * <p>For each class: the sites for whose buffers it may be responsible, and whether there are paths on which it is not responsible.
 */
public final class Responsibilities {
  /** From how many others a dying handle is told apart, unless it is kept as long as these already. */
  public static final int MOST_CANDIDATES = 64;

  private final ControlFlowGraph graph;
  private final Handles handles;
  private final Moves moves;
  private final ExtendedHandles extended;
  private final Dominance dominance;
  private final boolean[] maybeNot;
  private final PersistentIntSet[] sites;
  private final List<Release> releases = new ArrayList<>();
  private final List<ProgramFree> frees;
  private PersistentIntSet crowded = PersistentIntSet.EMPTY;
  /** Choices among two handles that are responsible and die there: the choice is responsible, and the other is freed. */
  private final Map<HandleClass, ChoiceOfTwo> choices = new LinkedHashMap<>();

  /** A select of which one operand becomes the result, and the other is freed. */
  public record ChoiceOfTwo(SelectOp op, HandleClass whenTrue, HandleClass whenFalse, Place place) {}

  /** @param extended what is kept as long as others, and told apart from all those that are needed even then */
  Responsibilities(ControlFlowGraph graph, Handles handles, Need need, Moves moves, ExtendedHandles extended, Dominance dominance) {
    this.graph = graph;
    this.handles = handles;
    this.moves = moves;
    this.extended = extended;
    this.dominance = dominance;
    maybeNot = new boolean[handles.classes().size()];
    sites = new PersistentIntSet[handles.classes().size()];
    Arrays.fill(sites, PersistentIntSet.EMPTY);
    Need.Ends ends = need.endsInBlocks();
    List<Death> deaths = ends.deaths();
    findChoices(deaths);
    findMaybeNot(ends.frees());
    deaths.removeIf(this::isDecidedByChoice);
    deaths.addAll(moves.deaths());
    solve(deaths);
    frees = ends.frees().stream().map(free -> free.with(losers(free))).toList();
  }

  /** What is done where handles die. */
  public List<Release> releases() {
    return releases;
  }

  /** The numbers of the classes that die where they would have to be told from too many others: what is found here is of no use but to keep them. */
  public PersistentIntSet crowded() {
    return crowded;
  }

  /** What the program frees itself. */
  public List<ProgramFree> frees() {
    return frees;
  }

  /** The choices that decide which of two buffers lives on. */
  public List<ChoiceOfTwo> choices() {
    return choices.entrySet().stream().filter(each -> !maybeNot[each.getKey().number()]).map(Map.Entry::getValue).toList();
  }

  /** Whether the class is a choice that is responsible for what it chooses. */
  public boolean isDecidingChoice(HandleClass handle) {
    return choices.containsKey(handle) && !maybeNot[handle.number()];
  }

  /** Whether there may be paths on which a class is not responsible for its buffer. */
  public boolean isMaybeNot(HandleClass handle) {
    return maybeNot[handle.number()];
  }

  /** The numbers of the classes that may not be responsible for their buffers on some paths. */
  public PersistentIntSet maybeNot() {
    PersistentIntSet found = PersistentIntSet.EMPTY;
    for (int number = 0; number < maybeNot.length; number++) {
      if (maybeNot[number]) found = found.or(PersistentIntSet.of(number));
    }
    return found;
  }

  /** The sites for whose buffers a class may be responsible. */
  public PersistentIntSet sites(HandleClass handle) {
    return sites[handle.number()];
  }

  // Choices.

  private void findChoices(List<Death> deaths) {
    Map<Place, List<Death>> dying = new LinkedHashMap<>();
    for (Death death : deaths) dying.computeIfAbsent(death.place(), place -> new ArrayList<>(2)).add(death);
    dying.forEach((place, there) -> {
      if (!(place instanceof Place.Behind(BasicBlock block, int position)) || !(block.ops().get(position) instanceof SelectOp select)) return;
      HandleClass choice = handles.of(select.result());
      HandleClass whenTrue = handles.of(select.trueValue());
      HandleClass whenFalse = handles.of(select.falseValue());
      if (choice == null || whenTrue == null || whenFalse == null || choice.base() != select.result() || there.size() != 2) return;
      boolean bothDie = whenTrue != whenFalse && there.stream().allMatch(death -> death.handle() == whenTrue || death.handle() == whenFalse);
      if (bothDie && isScalar(select) && there.stream().noneMatch(death -> isNeededUnderOtherNames(death, choice))) {
        choices.put(choice, new ChoiceOfTwo(select, whenTrue, whenFalse, place));
      }
    });
  }

  /** Whether what dies may be needed on, other than as {@code choice}, by a handle that is not always responsible for its own buffer. */
  private boolean isNeededUnderOtherNames(Death death, HandleClass choice) {
    boolean[] found = new boolean[1];
    death.needed().and(handles.partitions().of(death.handle())).forEach(number -> {
      HandleClass other = handles.get(number);
      found[0] |= other != choice && other.kind() != HandleClass.Kind.SITE && other.origins().meets(death.handle().origins());
    });
    return found[0];
  }

  private static boolean isScalar(SelectOp select) {
    return select.condition().type() instanceof IntegerType;
  }

  private boolean isDecidedByChoice(Death death) {
    return death.place() instanceof Place.Behind(BasicBlock block, int position)
        && block.ops().get(position) instanceof SelectOp select && handles.of(select.result()) instanceof HandleClass handle
        && isDecidingChoice(handle) && choices.get(handle) instanceof ChoiceOfTwo choice
        && (choice.whenTrue == death.handle() || choice.whenFalse == death.handle());
  }

  // Paths on which a handle is not responsible.

  private void findMaybeNot(List<ProgramFree> programFrees) {
    Map<HandleClass, List<HandleClass>> receivers = new HashMap<>();
    Deque<HandleClass> pending = new ArrayDeque<>();
    for (ProgramFree free : programFrees) {
      if (free.isNeededOn()) pending.add(free.handle());
      receivers.computeIfAbsent(free.handle(), key -> new ArrayList<>(1)).addAll(possibleLosers(free));
    }
    for (HandleClass handle : handles.classes()) {
      List<@Nullable HandleClass> givers = givers(handle);
      if (givers.contains(null)) pending.add(handle);
      for (HandleClass giver : givers) {
        if (giver != null) receivers.computeIfAbsent(giver, key -> new ArrayList<>(1)).add(handle);
      }
    }
    while (!pending.isEmpty()) {
      HandleClass handle = pending.poll();
      if (maybeNot[handle.number()]) continue;
      maybeNot[handle.number()] = true;
      pending.addAll(receivers.getOrDefault(handle, List.of()));
    }
  }

  /** From whom a class takes over on each path; null for a path on which it takes over nothing. */
  private List<@Nullable HandleClass> givers(HandleClass handle) {
    List<@Nullable HandleClass> givers = new ArrayList<>();
    switch (handle.kind()) {
      case SITE -> {}
      case CONDITIONAL_SITE -> givers.add(null);
      case CHOICE -> {
        ChoiceOfTwo choice = choices.get(handle);
        givers.add(choice == null ? null : choice.whenTrue);
        givers.add(choice == null ? null : choice.whenFalse);
      }
      case PARAMETER -> {
        for (ControlFlowEdge edge : handle.home().incoming()) givers.add(moves.into(handle, edge));
        if (handle.home() == graph.blocks().getFirst()) givers.add(null);
      }
    }
    return givers;
  }

  /** The needed handles that may denote what the program frees under another name. */
  private List<HandleClass> possibleLosers(ProgramFree free) {
    HandleClass freed = free.handle();
    List<HandleClass> found = new ArrayList<>();
    free.needed().and(handles.partitions().of(freed)).forEach(number -> {
      HandleClass other = handles.get(number);
      boolean isThere = other != freed && other.base().definingOp() != free.place().op();
      if (isThere && other.origins().meets(freed.origins()) && !isNewer(freed, other) && !isNewer(other, freed)) found.add(other);
    });
    return found;
  }

  /** Who may be responsible for what the program frees: nobody else, where the handle is on all paths. */
  private List<HandleClass> losers(ProgramFree free) {
    List<HandleClass> losers = new ArrayList<>();
    if (free.isNeededOn()) losers.add(free.handle());
    if (!maybeNot[free.handle().number()]) return losers;
    for (HandleClass each : possibleLosers(free)) {
      if (sites(each).meets(free.handle().origins())) losers.add(each);
    }
    return losers;
  }

  // Sites.

  /** Repeats until no class takes over more: who may be responsible for what decides which comparisons there are, and they who takes over. */
  private void solve(List<Death> deaths) {
    int site = 0;
    for (HandleClass handle : handles.classes()) {
      if (handle.isSite()) sites[handle.number()] = PersistentIntSet.of(site++);
    }
    boolean changed = true;
    while (changed) {
      changed = moveSites();
      for (Death death : deaths) {
        for (HandleClass candidate : candidates(death)) {
          changed |= add(candidate, sites(death.handle()).and(candidate.origins()));
        }
      }
    }
    for (Death death : deaths) {
      if (!sites(death.handle()).isEmpty()) releases.add(new Release(death, candidates(death)));
    }
  }

  private boolean moveSites() {
    boolean any = false;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (HandleClass handle : handles.classes()) {
        for (HandleClass giver : givers(handle)) {
          if (giver != null && (handle.kind() == HandleClass.Kind.PARAMETER || isDecidingChoice(handle))) changed |= add(handle, sites(giver));
        }
      }
      any |= changed;
    }
    return any;
  }

  private boolean add(HandleClass handle, PersistentIntSet more) {
    PersistentIntSet all = sites[handle.number()].or(more);
    boolean grows = all != sites[handle.number()];
    sites[handle.number()] = all;
    return grows;
  }

  private List<HandleClass> candidates(Death death) {
    HandleClass dying = death.handle();
    List<HandleClass> found = new ArrayList<>();
    if (sites(dying).isEmpty()) return found;
    int most = extended.contains(dying) ? Integer.MAX_VALUE : MOST_CANDIDATES;
    boolean isCrowded = death.needed().and(handles.partitions().of(dying)).anyMatch(number -> {
      if (isCandidate(death, handles.get(number))) found.add(handles.get(number));
      return found.size() > most;
    });
    if (!isCrowded) return found;
    crowded = crowded.or(PersistentIntSet.of(dying.number()));
    return List.of();
  }

  private boolean isCandidate(Death death, HandleClass other) {
    HandleClass dying = death.handle();
    HandleClass denoted = denotedAt(death.place(), other);
    if (denoted == null || !maybeNot[other.number()] || !denoted.origins().meets(sites(dying))) return false;
    return denoted == dying ? denoted != other : !isNewer(dying, denoted);
  }

  /** The numbers of the classes that may be the same buffer as a class, and are not responsible for one of their own on all paths. */
  public PersistentIntSet othersThatMayBe(HandleClass handle) {
    PersistentIntSet[] found = {PersistentIntSet.EMPTY};
    handles.partitions().of(handle).minus(PersistentIntSet.of(handle.number())).forEach(number -> {
      if (maybeNot[number] && mayBe(handle, handles.get(number))) found[0] = found[0].or(PersistentIntSet.of(number));
    });
    return found[0];
  }

  /** Whether a handle may be the same buffer as another one. */
  boolean mayBe(HandleClass handle, HandleClass other) {
    return other.origins().meets(handle.origins()) && !isNewer(handle, other);
  }

  /** Of what a needed class denotes the buffer at a place: on an edge, parameters behind it denote what they are passed. Null for no managed buffer. */
  private @Nullable HandleClass denotedAt(Place place, HandleClass needed) {
    if (!(place instanceof Place.On(ControlFlowEdge edge)) || !needed.isParameterOf(edge.to())) return needed;
    return handles.of(edge.passedTo(needed.base()));
  }

  /** Whether a handle is a buffer that was not there yet when the other got its own, which therefore is another one. */
  boolean isNewer(HandleClass handle, HandleClass other) {
    if (handle.kind() != HandleClass.Kind.SITE) return false;
    Op allocation = handle.base().definingOp();
    return allocation != null && dominance.properlyDominates(other.base(), allocation);
  }
}
