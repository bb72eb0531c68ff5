// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.placement;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.calls.Allocations;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.GainByFreeing;
import dev.freehold.dealloc.lastuse.calls.PassedBuffer;
import dev.freehold.dealloc.lastuse.calls.Transfer;
import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.FlagSimplification;
import dev.freehold.dealloc.lastuse.flags.Flags;
import dev.freehold.dealloc.lastuse.flags.PathFlags;
import dev.freehold.dealloc.lastuse.flags.SameBuffer;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.FreeingOps;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.handles.ManagedSites;
import dev.freehold.dealloc.lastuse.handles.Obstacle;
import dev.freehold.dealloc.lastuse.handles.ReplacedFrees;
import dev.freehold.dealloc.lastuse.lifetimes.Change;
import dev.freehold.dealloc.lastuse.lifetimes.KeptHandles;
import dev.freehold.dealloc.lastuse.lifetimes.Lifetimes;
import dev.freehold.dealloc.lastuse.lifetimes.ProgramFree;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.dealloc.lastuse.lifetimes.Responsibilities;
import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.lastuse.options.Sinking;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The deallocations of one region, such as the body of a function: where handles die, what becomes of their buffers there, and which flags that
 * takes. Nothing is changed here; {@code DeallocationEmitter} carries it out.
 */
public final class RegionPlacement {
  private final ControlFlowGraph graph;
  private final Conventions conventions;
  private final Handles handles;
  private final KeptHandles kept;
  private final Responsibilities responsibilities;
  private final Flags flags;
  private final FreeingOps freeing;
  private final Obstacles obstacles;
  private final PathFlags known;
  private final FlagSimplification simplified;
  private final List<Release> releases = new ArrayList<>();
  /** The releases at which a buffer is handed over to the callee of a call. */
  private final Map<Op, List<Release>> handedOver = new HashMap<>();
  private final Map<Release, Flag> released = new LinkedHashMap<>();
  private final Map<Op, List<@Nullable Flag>> returned = new LinkedHashMap<>();
  private final ReturnedCopies copies;
  private final Set<Flag> flagsInProgram;

  private RegionPlacement(ControlFlowGraph graph, ManagedSites managed, Sinking sinking, Predicate<BasicBlock> isLookedThrough, Dominance dominance,
      Registry registry) {
    this.graph = graph;
    conventions = managed.conventions();
    handles = new Handles(graph, managed, dominance, registry);
    Lifetimes lifetimes = LifetimeChoice.of(graph, handles, sinking, isLookedThrough, dominance, registry);
    kept = lifetimes.kept();
    responsibilities = lifetimes.responsibilities();
    known = new PathFlags(graph, handles, lifetimes, dominance, registry);
    simplified = known.simplified();
    flags = known.flags();
    freeing = new FreeingOps(handles, managed);
    for (Release release : responsibilities.releases()) {
      released.put(release, flags.released(release));
      for (HandleClass candidate : release.candidates()) flags.updated(release, candidate);
    }
    for (BasicBlock block : graph.blocks()) {
      if (isReturn(block)) returned.put(block.ops().getLast(), flagsOfOperands(block));
    }
    simplified.add(flags.made());
    for (Release release : responsibilities.releases()) {
      if (released(release) == Flag.Constant.FALSE) continue;
      releases.add(release);
      if (release.place() instanceof Place.InFront place) handedOver.computeIfAbsent(place.op(), key -> new ArrayList<>(1)).add(release);
    }
    copies = new ReturnedCopies(graph, ownedByCaller(), changes(), simplified);
    flagsInProgram = flagsInProgram();
    obstacles = new Obstacles(this, lifetimes.need(), registry);
  }

  /** Analyses a region; gives up sites whose buffers cannot be freed in all the places where they would have to be. */
  public static RegionPlacement of(Region region, ManagedSites managed, LastUseOptions options, Predicate<BasicBlock> isLookedThrough,
      Dominance dominance, PassContext cx) {
    ControlFlowGraph whole = new ControlFlowGraph(region, cx.registry());
    while (true) {
      ControlFlowGraph graph = ReplacedFrees.without(whole, managed, options);
      RegionPlacement placement = new RegionPlacement(graph, managed, options.sinking(), isLookedThrough, dominance, cx.registry());
      Map<Value, Obstacle> impossible = placement.obstacles.found();
      if (impossible.isEmpty()) return placement;
      impossible.forEach(managed::giveUp);
    }
  }

  public ControlFlowGraph graph() {
    return graph;
  }

  public Handles handles() {
    return handles;
  }

  /** What is kept longer than anything uses it. */
  public KeptHandles kept() {
    return kept;
  }

  public Conventions conventions() {
    return conventions;
  }

  public Responsibilities responsibilities() {
    return responsibilities;
  }

  public Flags flags() {
    return flags;
  }

  public FlagSimplification simplified() {
    return simplified;
  }

  public FreeingOps freeing() {
    return freeing;
  }

  /** The releases at which a buffer may be freed. */
  public List<Release> releases() {
    return releases;
  }

  /** Whether the handle that dies is responsible. */
  public Flag released(Release release) {
    return simplified.at(Objects.requireNonNull(released.get(release), "all releases have been looked at"), release.place());
  }

  /** For each return whether its operands are the caller's to free from there on; null for an operand that is no buffer. */
  public Map<Op, List<@Nullable Flag>> returned() {
    return returned;
  }

  /** The results that callers free although they are not the function's own on all paths, or are returned twice. */
  public List<ReturnedCopies.Copy> copies() {
    return copies.all();
  }

  /** An operand of a return. */
  public record Returned(Op end, int operand) {}

  /** The results that callers do not free although they are the function's own on some path. */
  public List<Returned> lost() {
    List<Returned> found = new ArrayList<>();
    returned.forEach((end, flags) -> {
      for (int i = 0; i < flags.size(); i++) {
        boolean mayBeOwn = flags.get(i) instanceof Flag flag && simplified.of(flag) != Flag.Constant.FALSE;
        if (mayBeOwn && conventions.returned(end.enclosingOp(), i).transfer() == Transfer.NEVER) found.add(new Returned(end, i));
      }
    });
    return found;
  }

  /** How to tell whether a candidate is the buffer that dies or is freed, where nothing that is known of flags answers that. */
  public SameBuffer question(Change change, HandleClass candidate) {
    boolean isApart = change instanceof Release release && simplified.isApart(flags.updated(release, candidate));
    return isApart ? new SameBuffer.Known(false) : known.same(change, candidate);
  }

  /** The phis that have to be in the program. */
  public Set<Flag.Phi> phis() {
    Set<Flag.Phi> phis = new LinkedHashSet<>();
    for (Flag flag : flagsInProgram) {
      if (flag instanceof Flag.Phi phi) phis.add(phi);
    }
    return phis;
  }

  /** For each of the program's own frees behind which flags have to be in the program: these flags. */
  public Map<ProgramFree, List<Flag.Update>> updatesByFrees() {
    Map<ProgramFree, List<Flag.Update>> updates = new LinkedHashMap<>();
    for (Flag flag : flagsInProgram) {
      if (!(flag instanceof Flag.Update update) || !(update.change() instanceof ProgramFree free)) continue;
      updates.computeIfAbsent(free, key -> new ArrayList<>(1)).add(update);
    }
    return updates;
  }

  private Set<Flag> flagsInProgram() {
    List<Flag> wanted = new ArrayList<>();
    for (Release release : releases) {
      wanted.add(released(release));
      for (HandleClass candidate : release.candidates()) {
        wanted.add(flags.updated(release, candidate));
        SameBuffer question = question(release, candidate);
        if (question instanceof SameBuffer.Told(Flag flag)) wanted.add(flag);
      }
    }
    returned.forEach((end, operands) -> {
      for (int i = 0; i < operands.size(); i++) {
        if (operands.get(i) instanceof Flag flag && returned(end, i) == Transfer.CONDITIONAL) wanted.add(flag);
      }
    });
    wanted.addAll(copies.flags());
    return simplified.allBehind(wanted);
  }

  /** Whether a basic block ends with the return of a function. */
  static boolean isReturn(BasicBlock block) {
    if (block.ops().isEmpty() || !block.outgoing().isEmpty()) return false;
    Op end = block.ops().getLast();
    return end instanceof Terminator && end.parentOp() instanceof FunctionLike;
  }

  /** A buffer that is returned twice is the caller's once. */
  private List<@Nullable Flag> flagsOfOperands(BasicBlock block) {
    List<@Nullable Flag> found = new ArrayList<>();
    Set<HandleClass> seen = new LinkedHashSet<>();
    for (Value operand : block.ops().getLast().operands()) {
      HandleClass handle = handles.of(operand);
      if (!Buffers.isBuffer(operand)) found.add(null);
      else found.add(handle != null && seen.add(handle) ? flags.atEnd(block, handle) : Flag.Constant.FALSE);
    }
    return found;
  }

  private Transfer returned(Op end, int operand) {
    return conventions.returned(end.enclosingOp(), operand).transfer();
  }

  /** For each return whether those of its operands that the caller frees in any case are the function's own; null for the others. */
  private Map<Op, List<@Nullable Flag>> ownedByCaller() {
    Map<Op, List<@Nullable Flag>> owned = new LinkedHashMap<>();
    returned.forEach((end, operands) -> {
      List<@Nullable Flag> flags = new ArrayList<>(operands);
      for (int i = 0; i < flags.size(); i++) {
        if (flags.get(i) != null && returned(end, i) != Transfer.ALWAYS) flags.set(i, null);
      }
      owned.put(end, flags);
    });
    return owned;
  }

  /** Where buffers are freed or change hands. */
  private List<Place> changes() {
    List<Place> places = new ArrayList<>();
    releases.forEach(release -> places.add(release.place()));
    responsibilities.choices().forEach(choice -> places.add(choice.place()));
    return places;
  }

  // Arguments of calls.

  /** Whether the responsibility for an operand of a call is handed over with it; null if it cannot be, although the buffer is needed no longer. */
  public @Nullable Transfer handedOver(Op call, int operand) {
    for (Release release : handedOver.getOrDefault(call, List.of())) {
      if (handles.receiver(call, release.handle()) != operand) continue;
      PersistentIntSet sites = responsibilities.sites(release.handle());
      if (obstacles.of(release) != null || !freeing.canBePassed(sites, release.handle(), call.operand(operand))) return null;
      boolean isCertain = released(release) == Flag.Constant.TRUE
          && release.candidates().stream().allMatch(candidate -> question(release, candidate).isCertain(false));
      return isCertain ? Transfer.ALWAYS : Transfer.CONDITIONAL;
    }
    return Transfer.NEVER;
  }

  /** What the callee of a call gets as an operand, but for whether it has to free it. */
  public PassedBuffer passed(Op call, int operand) {
    Value passed = call.operand(operand);
    HandleClass handle = handles.of(passed);
    if (handle == null) return PassedBuffer.BORROWED;
    PersistentIntSet same = PersistentIntSet.EMPTY;
    for (int i = 0; i < call.operandCount(); i++) {
      HandleClass other = i == operand ? null : handles.of(call.operand(i));
      if (other != null && other.origins().meets(handle.origins())) same = same.or(PersistentIntSet.of(i));
    }
    return new PassedBuffer(Transfer.NEVER, -1, same, freeing.isPart(passed), freeing.isShifted(passed));
  }

  /** Notes for each argument that is freed what is better if that is done here. */
  public void addGains(Allocations allocations, Map<Value, GainByFreeing> gains) {
    Set<Op> copying = copies.all().stream().map(ReturnedCopies.Copy::end).collect(Collectors.toSet());
    for (Release release : releases) {
      for (Value freed : freeing.allocations(responsibilities.sites(release.handle()))) {
        if (!(freed instanceof Value.Argument) || gains.get(freed) == GainByFreeing.EARLY) continue;
        if (allocations.mayFollow(behind(release), copying)) gains.put(freed, GainByFreeing.EARLY);
        else if (release.isHandedOver()) gains.merge(freed, new GainByFreeing(false, Set.of(parameter(release))), GainByFreeing::or);
      }
    }
  }

  /** Where a buffer would be freed if it were not handed over. */
  private static Place behind(Release release) {
    return release.place() instanceof Place.InFront(BasicBlock block, int position) ? new Place.Behind(block, position) : release.place();
  }

  /** The argument of a function by which it takes a buffer over. */
  private Value parameter(Release release) {
    Op call = ((Place.InFront) release.place()).op();
    FuncOp callee = Objects.requireNonNull(conventions.calls().callee(call), "it takes something over");
    return callee.arguments().get(handles.receiver(call, release.handle()));
  }

  /** Whether what is freed by a choice may be a part of a buffer. */
  public boolean isPart(Responsibilities.ChoiceOfTwo choice) {
    return freeing.isPart(choice.op().trueValue()) || freeing.isPart(choice.op().falseValue());
  }
}
