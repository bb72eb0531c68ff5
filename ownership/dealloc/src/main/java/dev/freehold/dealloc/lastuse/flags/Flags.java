// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.flags;

import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.lifetimes.Change;
import dev.freehold.dealloc.lastuse.lifetimes.Lifetimes;
import dev.freehold.dealloc.lastuse.lifetimes.Moves;
import dev.freehold.dealloc.lastuse.lifetimes.Need;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.dealloc.lastuse.lifetimes.Responsibilities;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The flags that tell, path by path, which handles are responsible, made where somebody asks for them. (Braun et al., "Simple and Efficient
 * Construction of Static Single Assignment Form", 2013, where each class is a variable that is assigned where it is defined, where a release
 * may make it responsible, and where the program frees what it may be responsible for.)
 */
public final class Flags {
  private static final int AT_START = -1;
  private static final int AT_END = Integer.MAX_VALUE;

  private final Need need;
  private final Moves moves;
  private final Responsibilities responsibilities;
  private final BiFunction<Change, HandleClass, SameBuffer> questions;
  private final Map<Change, Integer> numbers = new HashMap<>();
  /** The changes of each basic block, and of each edge, by the classes that they may make responsible or not responsible, in order. */
  private final Map<BasicBlock, Map<HandleClass, List<Change>>> updatesInBlocks = new HashMap<>();
  private final Map<ControlFlowEdge, Map<HandleClass, List<Change>>> updatesOnEdges = new HashMap<>();
  /** The classes of which some change is made elsewhere than in the block that defines them. */
  private final Set<HandleClass> updated = new HashSet<>();
  private final Map<BasicBlock, Map<HandleClass, Flag.Phi>> phis = new LinkedHashMap<>();
  private final Map<Change, Map<HandleClass, Flag.Update>> updates = new LinkedHashMap<>();
  private final Map<HandleClass, Flag.Given> given = new LinkedHashMap<>();
  private final Deque<Flag> unfilled = new ArrayDeque<>();
  private final List<Flag> made = new ArrayList<>();

  /** Finds flags; {@code questions} tells how a dying handle and a candidate are told apart. */
  public Flags(Lifetimes lifetimes, BiFunction<Change, HandleClass, SameBuffer> questions) {
    this.questions = questions;
    need = lifetimes.need();
    moves = lifetimes.moves();
    responsibilities = lifetimes.responsibilities();
    responsibilities.releases().forEach(this::enter);
    responsibilities.frees().forEach(this::enter);
    updatesInBlocks.values().forEach(byHandle -> byHandle.values().forEach(list -> list.sort(this::compare)));
  }

  private void enter(Change change) {
    numbers.put(change, numbers.size());
    for (HandleClass candidate : change.candidates()) {
      if (change.place() instanceof Place.On || change.place().block() != candidate.home()) updated.add(candidate);
      Map<HandleClass, List<Change>> there = change.place() instanceof Place.On(ControlFlowEdge edge)
          ? updatesOnEdges.computeIfAbsent(edge, key -> new HashMap<>())
          : updatesInBlocks.computeIfAbsent(change.place().block(), key -> new HashMap<>());
      there.computeIfAbsent(candidate, key -> new ArrayList<>(1)).add(change);
    }
  }

  private static int position(Change change) {
    return switch (change.place()) {
      case Place.Start start -> AT_START;
      case Place.InFront(BasicBlock block, int position) -> 2 * position;
      case Place.Behind(BasicBlock block, int position) -> 2 * position + 1;
      case Place.On on -> AT_END;
    };
  }

  private int compare(Change a, Change b) {
    int byPosition = Integer.compare(position(a), position(b));
    return byPosition != 0 ? byPosition : Integer.compare(numbers.getOrDefault(a, 0), numbers.getOrDefault(b, 0));
  }

  /** All flags that have been asked for, and those that they are made of. */
  public List<Flag> made() {
    return made;
  }

  /** The flag that the dying handle has at its release. */
  public Flag released(Release release) {
    Flag flag = readChanged(release);
    fill();
    return flag;
  }

  /** The flag that a candidate has behind a release. */
  public Flag updated(Release release, HandleClass candidate) {
    Flag flag = update(release, candidate);
    fill();
    return flag;
  }

  /** The flag that a class has where control leaves a block. */
  public Flag atEnd(BasicBlock block, HandleClass handle) {
    Flag flag = readAtEnd(block, handle);
    fill();
    return flag;
  }

  // Reading.

  /** Of the handle that dies, or is freed, in front of the change. Around a loop it may be a parameter that gets its next buffer on the same edge. */
  private Flag readChanged(Change change) {
    return change.place() instanceof Place.On(ControlFlowEdge edge) ? readAtEnd(edge.from(), change.handle()) : read(change.handle(), change);
  }

  /** Of a candidate, in front of a change. */
  private Flag read(HandleClass handle, Change change) {
    if (change.place() instanceof Place.On(ControlFlowEdge edge)) {
      Change earlier = last(updatesOnEdges.getOrDefault(edge, Map.of()).get(handle), change);
      if (earlier != null) return update(earlier, handle);
      return handle.isParameterOf(edge.to()) ? passed(handle, edge) : readAtEnd(edge.from(), handle);
    }
    BasicBlock block = change.place().block();
    Change earlier = last(updatesInBlocks.getOrDefault(block, Map.of()).get(handle), change);
    return earlier != null ? update(earlier, handle) : readDefined(block, handle);
  }

  private Flag readAtEnd(BasicBlock block, HandleClass handle) {
    List<Change> there = updatesInBlocks.getOrDefault(block, Map.of()).get(handle);
    return there != null ? update(there.getLast(), handle) : readDefined(block, handle);
  }

  /** The last of some changes in front of another. */
  private @Nullable Change last(@Nullable List<Change> there, Change before) {
    if (there == null) return null;
    for (Change each : there.reversed()) {
      if (compare(each, before) < 0) return each;
    }
    return null;
  }

  /** Where no change in the block comes first. */
  private Flag readDefined(BasicBlock block, HandleClass handle) {
    boolean isOwn = handle.home() == block;
    if (isOwn) return defined(handle);
    return updated.contains(handle) || isLeftByEdges(block, handle) ? phi(block, handle) : readAtEnd(handle.home(), handle);
  }

  private Flag defined(HandleClass handle) {
    return switch (handle.kind()) {
      case SITE -> Flag.Constant.TRUE;
      case CONDITIONAL_SITE -> given.computeIfAbsent(handle, key -> add(new Flag.Given(key)));
      case CHOICE -> responsibilities.isDecidingChoice(handle) ? Flag.Constant.TRUE : Flag.Constant.FALSE;
      case PARAMETER -> phi(handle.home(), handle);
    };
  }

  /** Whether a handle dies on edges into a block which have no places of their own. */
  private boolean isLeftByEdges(BasicBlock block, HandleClass handle) {
    return block.incoming().size() > 1 && !need.atStart(block).contains(handle.number());
  }

  /** The flag that a parameter is passed on an edge. */
  private Flag passed(HandleClass parameter, ControlFlowEdge edge) {
    HandleClass giver = moves.into(parameter, edge);
    return giver == null ? Flag.Constant.FALSE : readAtEnd(edge.from(), giver);
  }

  // Making.

  private Flag phi(BasicBlock block, HandleClass handle) {
    if (block.incoming().isEmpty()) return Flag.Constant.FALSE;
    return phis.computeIfAbsent(block, key -> new LinkedHashMap<>()).computeIfAbsent(handle, key -> add(new Flag.Phi(block, handle)));
  }

  private Flag update(Change change, HandleClass handle) {
    return updates.computeIfAbsent(change, key -> new LinkedHashMap<>()).computeIfAbsent(handle,
        key -> add(new Flag.Update(change, handle, questions.apply(change, handle))));
  }

  private <F extends Flag> F add(F flag) {
    unfilled.add(flag);
    made.add(flag);
    return flag;
  }

  private void fill() {
    while (!unfilled.isEmpty()) {
      switch (unfilled.poll()) {
        case Flag.Phi phi -> fill(phi);
        case Flag.Update update -> update.set(read(update.handle(), update.change()), readChanged(update.change()));
        case Flag.Given known -> {}
        case Flag.Decided decided -> {}
        case Flag.Constant constant -> {}
      }
    }
  }

  private void fill(Flag.Phi phi) {
    HandleClass handle = phi.handle();
    boolean isOwn = handle.home() == phi.block();
    boolean isLeft = !isOwn && isLeftByEdges(phi.block(), handle);
    List<ControlFlowEdge> edges = phi.block().incoming();
    for (int i = 0; i < edges.size(); i++) {
      ControlFlowEdge edge = edges.get(i);
      List<Change> there = updatesOnEdges.getOrDefault(edge, Map.of()).get(handle);
      if (there != null) phi.inputs()[i] = update(there.getLast(), handle);
      else if (isOwn) phi.inputs()[i] = passed(handle, edge);
      else if (isLeft && !moves.isLeft(handle, edge)) phi.inputs()[i] = Flag.Constant.FALSE;
      else phi.inputs()[i] = readAtEnd(edge.from(), handle);
    }
  }
}
