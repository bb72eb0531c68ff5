// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.remarks;

import dev.freehold.pass.Wording;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.FlagSimplification;
import dev.freehold.dealloc.lastuse.flags.SameBuffer;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.handles.Obstacle;
import dev.freehold.dealloc.lastuse.lifetimes.Change;
import dev.freehold.dealloc.lastuse.lifetimes.KeptHandles;
import dev.freehold.dealloc.lastuse.lifetimes.ProgramFree;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.dealloc.lastuse.lifetimes.Responsibilities;
import dev.freehold.dealloc.lastuse.placement.PlacementSummary;
import dev.freehold.dealloc.lastuse.placement.RegionPlacement;
import dev.freehold.dealloc.lastuse.placement.ReturnedCopies;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.Remark;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells those who ask what becomes of the buffers of one function: where each is freed, what that takes and why, and what would make it unnecessary.
 * A remark is at the name of the buffer that it is about, so that all that is said of a buffer comes together.
 */
public final class DeallocationRemarks {
  public static final String CATEGORY = "buffer-deallocation";

  private final String function;
  private final PlaceWording wording;
  private final PassContext cx;

  public DeallocationRemarks(Op function, PassContext cx) {
    this.function = Objects.requireNonNullElse(SymbolTables.nameOf(function), "");
    wording = new PlaceWording(function);
    this.cx = cx;
  }

  private Remark.Builder at(Location location, String name) {
    return Remark.at(location, name).in(function);
  }

  private Remark.Builder at(HandleClass handle, String name) {
    return at(handle.base().location(), name);
  }

  /** What becomes of the buffers of a region. */
  public void explain(RegionPlacement placement, PlacementSummary summary) {
    summary.freed().forEach(each -> freed(each, placement));
    placement.responsibilities().choices().forEach(this::freed);
    placement.phis().forEach(phi -> flag(phi, placement.simplified()));
    summary.comparisons().forEach(this::compared);
    summary.copies().forEach(each -> cloned(each, placement));
    Map<Place, List<Release>> byPlaces = placement.releases().stream().collect(Collectors.groupingBy(Release::place));
    Set<ControlFlowEdge> copying =
        summary.copies().stream().flatMap(copy -> copy.arms().stream()).map(ReturnedCopies.Arm::edge).collect(Collectors.toSet());
    summary.splitEdges().forEach(edge -> split(edge, byPlaces.getOrDefault(new Place.On(edge), List.of()), copying.contains(edge)));
    sunk(placement);
    placement.kept().extended().numbers().forEach(number -> crowded(placement.handles().get(number), placement));
  }

  /**
   * That a buffer is left alone.
   *
   * @param why what the user reads anyway
   * @param obstacle what else is known; null if nothing is
   */
  public void escaped(Value site, Diagnostic why, @Nullable Obstacle obstacle) {
    cx.remark(Remark.Kind.MISSED, CATEGORY, () -> {
      Remark.Builder remark = at(site.location(), "Escaped").text(why.message());
      String reason = why.notes().stream().map(note -> note.message() + wording.at(note.location())).collect(Collectors.joining(", "));
      if (!reason.isEmpty()) remark.reason(reason);
      return remark.suggestion(obstacle == null ? Obstacle.SUGGESTION : obstacle.suggestion());
    });
  }

  /** That the program does not wait for what a token stands for before control comes to a place, and uses a buffer meanwhile. */
  public void awaited(Value token, Value used, Place place) {
    cx.remark(Remark.Kind.MISSED, CATEGORY, () -> at(used.location(), "Await")
        .text("what " + wording.of(token) + " stands for is awaited " + wording.of(place) + ", so that it can be freed")
        .reason("it is used meanwhile, and the program does not wait for it on this path")
        .suggestion("wait for it where that costs least, or let the buffer leak (await-dropped-tokens=false)"));
  }

  // What is freed.

  private void freed(PlacementSummary.Freed freed, RegionPlacement placement) {
    Release release = freed.release();
    cx.remark(Remark.Kind.PASSED, CATEGORY, () -> at(release.handle(), "Freed")
        .text("it is freed " + wording.of(release.place()) + condition(release, placement)));
    extended(release, placement.handles());
  }

  /** That a buffer is freed when what a token stands for is over. */
  public void freedInStream(Value site, Value token) {
    cx.remark(Remark.Kind.PASSED, CATEGORY,
        () -> at(site.location(), "Freed").text("it is freed as soon as what " + wording.of(token) + " stands for is over"));
  }

  private String condition(Release release, RegionPlacement placement) {
    boolean hasFlag = placement.released(release) != Flag.Constant.TRUE;
    List<String> others = release.candidates().stream().filter(each -> !(placement.question(release, each) instanceof SameBuffer.Known))
        .map(wording::of).toList();
    String ifSet = hasFlag ? " if its flag is set" : "";
    return others.isEmpty() ? ifSet : ifSet + (hasFlag ? "," : "") + " unless it is used on as " + Wording.listed(others);
  }

  private void freed(Responsibilities.ChoiceOfTwo choice) {
    cx.remark(Remark.Kind.PASSED, CATEGORY, () -> at(choice.op().location(), "Freed")
        .text("of " + wording.of(choice.whenTrue()) + " and " + wording.of(choice.whenFalse()) + " that which is not chosen is freed "
            + wording.of(choice.place())));
  }

  /** What is used inside an operation whose regions run in no known order lives until that ends. */
  private void extended(Release release, Handles handles) {
    Op op = endingAt(release.place());
    if (op == null || release.handle().base().definingOp() == op || op.operands().stream().anyMatch(each -> handles.of(each) == release.handle()))
      return;
    cx.remark(Remark.Kind.MISSED, CATEGORY, () -> at(release.handle(), "Extended").text("it is kept until the end of " + wording.of(op))
        .reason("the regions of the operation use it, and may run at any time until its end")
        .suggestion("allocate it in the region, if nothing outside uses it"));
  }

  /** The operation that ends in front of a place, if its regions run in no known order. */
  private @Nullable Op endingAt(Place place) {
    Op op = switch (place) {
      case Place.Start(BasicBlock block) -> block.behind();
      case Place.Behind(BasicBlock block, int position) -> block.ops().get(position);
      default -> null;
    };
    boolean isOrdered = op == null || op.regionCount() == 0
        || ControlFlowGraph.passesThrough(op) && !Concurrency.hasConcurrentRegions(op, cx.registry());
    return isOrdered ? null : op;
  }

  // What freeing takes.

  private void flag(Flag.Phi phi, FlagSimplification simplified) {
    cx.remark(Remark.Kind.MISSED, CATEGORY, () -> {
      List<Flag> inputs = Stream.of(phi.inputs()).map(simplified::of).toList();
      int set = first(inputs, Flag.Constant.TRUE, each -> each != Flag.Constant.FALSE && each != phi, 0);
      int other = first(inputs, Flag.Constant.FALSE, each -> each != inputs.get(set) && each != phi, set);
      return at(phi.handle(), "Flag").text("an i1 tells " + wording.startOf(phi.block()) + " whether it is " + asked(phi))
          .reason(IntStream.of(set, other).distinct().mapToObj(edge -> side(phi, edge, inputs.get(edge))).collect(Collectors.joining("; ")))
          .suggestion(inputs.get(other) == Flag.Constant.FALSE ? remedy(phi, phi.block().incoming().get(other))
              : "what removes the other flag removes this one");
    });
  }

  private String asked(Flag.Phi phi) {
    return phi.same() instanceof HandleClass other ? "the same buffer as " + wording.of(other) : "to be freed";
  }

  /** What could be done so that a handle is to be freed where control comes from an edge. */
  private String remedy(Flag.Phi phi, ControlFlowEdge without) {
    Value passed = passed(phi, without);
    return passed == null ? "let both paths use, free or hand it on alike"
        : "copy " + wording.of(passed) + " in front of " + wording.endOf(without.from());
  }

  /** The first edge on which a constant is passed or, if it is on none, the first other one that fits; {@code none} where one flag leaves a region. */
  private static int first(List<Flag> inputs, Flag.Constant wanted, Predicate<Flag> otherwise, int none) {
    if (inputs.contains(wanted)) return inputs.indexOf(wanted);
    return IntStream.range(0, inputs.size()).filter(i -> otherwise.test(inputs.get(i))).findFirst().orElse(none);
  }

  /** What a parameter is passed on an edge; null for a handle that is there on all edges. */
  private static @Nullable Value passed(Flag.Phi phi, ControlFlowEdge edge) {
    return phi.handle().isParameterOf(phi.block()) ? edge.passedTo(phi.handle().base()) : null;
  }

  /** What is known on one edge. */
  private String side(Flag.Phi phi, int edge, Flag flag) {
    ControlFlowEdge incoming = phi.block().incoming().get(edge);
    Value passed = passed(phi, incoming);
    String what = flag == Flag.Constant.TRUE ? "it is" : flag == Flag.Constant.FALSE ? "it is not" : "another flag tells";
    return what + " where control comes from " + wording.endOf(incoming.from()) + (passed == null ? "" : " with " + wording.of(passed));
  }

  private void compared(PlacementSummary.Comparison comparison) {
    Change change = comparison.change();
    cx.remark(Remark.Kind.MISSED, CATEGORY, () -> {
      String other = wording.of(comparison.candidate());
      Remark.Builder remark = at(change.handle(), "Compare").text("its address is compared with that of " + other + " " + wording.of(change.place()));
      return switch (change) {
        case Release release -> remark.reason("they may be one buffer, and " + other + " is used on")
            .suggestion("end the uses of " + other + " before, or make it a copy");
        case ProgramFree free -> remark.reason("the program frees it there, and they may be one buffer")
            .suggestion("leave it to the pass to free it (existing-deallocs=replace)");
      };
    });
  }

  private void cloned(ReturnedCopies.Copy copy, RegionPlacement placement) {
    cx.remark(Remark.Kind.MISSED, CATEGORY, () -> {
      Value returned = copy.end().operand(copy.operand());
      HandleClass handle = placement.handles().of(returned);
      boolean isTwice = handle != null && copy.flag() == Flag.Constant.FALSE
          && copy.end().operands().stream().limit(copy.operand()).anyMatch(each -> placement.handles().of(each) == handle);
      String reason = isTwice ? "is returned twice" : copy.flag() == Flag.Constant.FALSE ? "is not the function's own"
          : "is not the function's own on all paths";
      return at(copy.end().location(), "Clone")
          .text("result " + copy.operand() + " is copied" + where(copy))
          .reason("the caller frees what it gets, and " + wording.of(returned) + " " + reason)
          .suggestion("let the caller pass the buffer, or use the one that it has");
    });
  }

  private String where(ReturnedCopies.Copy copy) {
    if (copy.flag() == Flag.Constant.FALSE) return "";
    List<String> arms = copy.arms().stream().map(arm -> wording.endOf(arm.edge().from())).toList();
    return arms.isEmpty() ? " unless its flag is set" : " in front of " + Wording.listed(arms);
  }

  private void split(ControlFlowEdge edge, List<Release> freed, boolean isCopying) {
    cx.remark(Remark.Kind.ANALYSIS, CATEGORY, () -> {
      Op branch = edge.from().ops().getLast();
      List<String> names = freed.stream().map(release -> wording.of(release.handle())).toList();
      return at(branch.location(), "SplitEdge").text("the edge to " + wording.firstOf(edge.to()) + " gets a block of its own")
          .reason(!freed.isEmpty() ? "only there is freed: " + Wording.listed(names)
              : isCopying ? "what is returned is copied there only" : "a flag is passed on it")
          .suggestion("end what the other edges do with it in front of " + wording.of(branch));
    });
  }

  // What is kept.

  /** What would have to be told from too many others lives as long as they do. */
  private void crowded(HandleClass handle, RegionPlacement placement) {
    cx.remark(Remark.Kind.MISSED, CATEGORY, () -> {
      PersistentIntSet others = placement.responsibilities().othersThatMayBe(handle);
      return at(handle, "Extended").text("it is kept as long as " + wording.of(others, placement.handles()))
          .reason("they may be the same buffer, and it would have to be told from more than " + Responsibilities.MOST_CANDIDATES + " of them")
          .suggestion("end their uses before, or make them copies");
    });
  }

  private void sunk(RegionPlacement placement) {
    Map<HandleClass, List<KeptHandles.Kept>> byHandle =
        placement.kept().all().stream().collect(Collectors.groupingBy(KeptHandles.Kept::handle, LinkedHashMap::new, Collectors.toList()));
    byHandle.forEach((handle, kept) -> cx.remark(Remark.Kind.PASSED, CATEGORY, () -> {
      List<String> until = kept.stream().map(each -> wording.of(each.block().ops().get(each.position()))).distinct().toList();
      return at(handle, "Sunk").text("it is kept until " + Wording.listed(until))
          .reason(
              "it need not be told from " + wording.of(kept.getFirst().others(), placement.handles()) + ", which is used there for the last time");
    }));
  }
}
