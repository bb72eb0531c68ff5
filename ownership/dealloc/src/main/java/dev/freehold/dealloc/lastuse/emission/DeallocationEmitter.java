// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.emission;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.SelectOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.lastuse.calls.Transfer;
import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.SameBuffer;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.EmptyRegions;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.FreeingOps;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.lifetimes.ProgramFree;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.dealloc.lastuse.lifetimes.Responsibilities;
import dev.freehold.dealloc.lastuse.options.Conditionals;
import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.lastuse.placement.RegionPlacement;
import dev.freehold.dealloc.lastuse.placement.ReturnedCopies;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes the deallocations of a region into the program. Where a handle dies that may be responsible, and another one may be the same buffer:
 *
 * <pre>
 *   %hit = scf.if %own_x -> (i1) {
 *     %0 = memref.extract_aligned_pointer_as_index %x …
 *     %1 = memref.extract_aligned_pointer_as_index %m …
 *     %same = arith.cmpi eq, %0, %1
 *     scf.if not %same { memref.dealloc %x }
 *     scf.yield %same
 *   } else {
 *     scf.yield %false
 *   }
 *   %own_m' = arith.ori %own_m, %hit
 * </pre>
 */
public final class DeallocationEmitter {
  private final RegionPlacement placement;
  private final List<ControlFlowEdge> splitEdges;
  private final ControlFlowGraph graph;
  private final Rewriter rewriter;
  private final ChangedSignatures signatures;
  private final EdgeBlocks edges;
  private final BooleanCode code;
  private final Conditionals style;
  private final ConditionalCode conditionals;
  private final FlagValues flags;
  private final AddressList addresses;
  private final Map<Place, List<Runnable>> work = new HashMap<>();
  private final Map<Op, List<ReturnedCopies.Copy>> copies;

  /** @param splitEdges the edges that get blocks */
  public DeallocationEmitter(RegionPlacement placement, List<ControlFlowEdge> splitEdges, ChangedSignatures signatures, LastUseOptions options,
      PassContext cx) {
    this.placement = placement;
    this.splitEdges = splitEdges;
    this.signatures = signatures;
    style = options.conditionals();
    rewriter = cx.rewriter();
    graph = placement.graph();
    edges = new EdgeBlocks(rewriter);
    code = new BooleanCode(rewriter);
    conditionals = new ConditionalCode(rewriter);
    // No loop but of blocks would fit among branches, and comparisons need neither.
    int inline = style == Conditionals.CF ? Integer.MAX_VALUE : options.inlineCompares();
    addresses = new AddressList(graph.blocks().getFirst().region(), inline, code, rewriter, cx.registry());
    flags = new FlagValues(graph, placement.simplified(), placement.conventions(), edges, code, rewriter);
    copies = placement.copies().stream().collect(Collectors.groupingBy(ReturnedCopies.Copy::end));
  }

  public void emit() {
    for (Responsibilities.ChoiceOfTwo choice : placement.responsibilities().choices()) {
      work.computeIfAbsent(choice.place(), key -> new ArrayList<>(1)).add(() -> freeLoser(choice));
    }
    // What is freed in any case comes first, so that the order is the same for the output as input.
    placement.releases().stream().sorted(Comparator.comparing(release -> !isCertain(release)))
        .forEach(release -> work.computeIfAbsent(release.place(), key -> new ArrayList<>(1)).add(() -> release(release)));
    placement.updatesByFrees().forEach((free, updates) -> {
      work.computeIfAbsent(free.place(), key -> new ArrayList<>(1)).add(() -> clear(free, updates));
    });
    Set<Flag.Phi> phis = placement.phis();
    makePlaces(phis);
    flags.create(phis);
    addresses.make(placement.releases().stream().mapToInt(release -> listed(release, questions(release)).size()).max().orElse(0));
    for (BasicBlock block : graph.blocks()) emit(block);
    placement.copies().stream().filter(copy -> !copy.isAlways()).forEach(this::copy);
    flags.passFlags();
    graph.omitted().forEach(rewriter::erase);
    if (style == Conditionals.CF) conditionals.lowerToBranches();
  }

  /** Fills regions that are empty, and splits edges, where something comes to stand. */
  private void makePlaces(Set<Flag.Phi> phis) {
    Set<BasicBlock> carryingBlocks = new HashSet<>();
    for (Flag.Phi phi : phis) carryingBlocks.add(phi.block());
    for (BasicBlock block : graph.blocks()) {
      if (block.block() == null) {
        BasicBlock next = block.outgoing().getFirst().to();
        if (work.containsKey(new Place.Start(block)) || carryingBlocks.contains(next)) {
          graph.fill(block, EmptyRegions.fill(block.region(), rewriter));
        }
      }
    }
    splitEdges.forEach(edges::split);
  }

  private void emit(BasicBlock block) {
    if (!block.ops().isEmpty()) emit(new Place.Start(block), block.ops().getFirst(), block);
    List<@Nullable Flag> returned = block.ops().isEmpty() ? null : placement.returned().get(block.ops().getLast());
    for (int i = 0; i < block.ops().size(); i++) {
      Op op = block.ops().get(i);
      Op following = i + 1 < block.ops().size() ? block.ops().get(i + 1) : null;
      emit(new Place.InFront(block, i), op, block);
      if (following == null && returned != null) {
        copies.getOrDefault(op, List.of()).stream().filter(ReturnedCopies.Copy::isAlways).forEach(this::copy);
        // What comes behind a return comes behind its copies.
        following = op;
      }
      emit(new Place.Behind(block, i), following, block);
    }
    for (ControlFlowEdge edge : block.outgoing()) {
      Place place = new Place.On(edge);
      if (work.containsKey(place)) emit(place, edges.branch(edge), block);
    }
    if (returned != null) tellCaller(block.ops().getLast(), returned);
  }

  private void emit(Place place, @Nullable Op following, BasicBlock block) {
    for (Runnable each : work.getOrDefault(place, List.of())) {
      if (following != null) rewriter.before(following);
      else rewriter.atEnd(Objects.requireNonNull(block.block()));
      each.run();
    }
  }

  private boolean isCertain(Release release) {
    return release.candidates().isEmpty() && placement.released(release) == Flag.Constant.TRUE;
  }

  private void freeLoser(Responsibilities.ChoiceOfTwo choice) {
    SelectOp op = choice.op();
    rewriter.withLocation(op.location());
    Value loser = rewriter.create(SelectOp.of(op.condition(), op.falseValue(), op.trueValue())).result();
    Responsibilities all = placement.responsibilities();
    PersistentIntSet sites = all.sites(choice.whenTrue()).or(all.sites(choice.whenFalse()));
    placement.freeing().free(sites, loser, placement.isPart(choice), rewriter);
  }

  private void release(Release release) {
    rewriter.withLocation(release.handle().base().location());
    Flag flag = placement.released(release);
    List<SameBuffer> questions = questions(release);
    List<? extends @Nullable Value> hits = settle(flag, release, questions);
    update(release, hits);
    if (release.isHandedOver()) handOver(release, flag, hits);
  }

  private List<SameBuffer> questions(Release release) {
    return release.candidates().stream().map(candidate -> placement.question(release, candidate)).toList();
  }

  /** The numbers of the questions that are answered by a loop over a list. */
  private List<Integer> listed(Release release, List<SameBuffer> questions) {
    List<Integer> compared = IntStream.range(0, questions.size()).filter(i -> questions.get(i) instanceof SameBuffer.Comparison).boxed().toList();
    return addresses.isUsed(compared.size(), release.place()) ? compared : List.of();
  }

  private List<? extends @Nullable Value> settle(Flag flag, Release release, List<SameBuffer> questions) {
    if (flag == Flag.Constant.TRUE) return settle(release, questions, null);
    boolean isCompared = questions.stream().anyMatch(SameBuffer.Comparison.class::isInstance);
    return isCompared ? settleIf(flags.of(flag), release, questions) : settle(release, questions, flags.of(flag));
  }

  /** Passes on what is left of a responsibility when others may have taken over. */
  private void handOver(Release release, Flag flag, List<? extends @Nullable Value> hits) {
    Op call = ((Place.InFront) release.place()).op();
    int argument = placement.handles().receiver(call, release.handle());
    if (placement.conventions().passedBy(call, argument).transfer() == Transfer.ALWAYS) return;
    Value rest = flag == Flag.Constant.TRUE ? null : flags.of(flag);
    for (Value hit : hits) {
      if (hit != null) rest = code.and(rest, code.not(hit));
    }
    signatures.handOver(call, argument, rest == null ? code.constant(true) : rest);
  }

  /** Compares pointers only where the handle is responsible: elsewhere its buffer may be gone. */
  private List<? extends Value> settleIf(Value responsible, Release release, List<SameBuffer> questions) {
    return conditionals.choose(responsible, Collections.nCopies(questions.size(), IntegerType.I1),
        () -> settle(release, questions, null).stream().map(hit -> hit == null ? code.constant(false) : hit).toList(),
        () -> questions.stream().map(question -> code.constant(false)).toList());
  }

  /**
   * Frees the buffer of a handle if it is responsible for one, and no candidate is the same buffer, unless it is handed over.
   *
   * @param responsible null stands for a condition that is always true
   * @return for each candidate whether it takes over; null if it never does
   */
  private List<@Nullable Value> settle(Release release, List<SameBuffer> questions, @Nullable Value responsible) {
    List<@Nullable Value> hits = new ArrayList<>(Collections.nCopies(questions.size(), null));
    List<Integer> listed = listed(release, questions);
    boolean isMoved = false;
    for (int i = 0; i < questions.size(); i++) {
      SameBuffer question = questions.get(i);
      if (question.isCertain(false) || !listed.isEmpty() && question instanceof SameBuffer.Comparison) continue;
      Value same = same(question);
      hits.set(i, code.and(responsible, same));
      if (same == null) isMoved = true;
      else responsible = code.and(responsible, code.not(same));
    }
    for (int from = 0; from < listed.size(); from += AddressList.MOST) {
      List<Integer> part = listed.subList(from, Math.min(from + AddressList.MOST, listed.size()));
      responsible = find(part, release, questions, responsible, hits);
    }
    if (!isMoved && !release.isHandedOver()) free(release.handle(), responsible);
    return hits;
  }

  /** Looks for the buffer of a handle among some candidates; returns whether it is responsible and is none of them. */
  private Value find(List<Integer> among, Release release, List<SameBuffer> questions, @Nullable Value responsible, List<@Nullable Value> hits) {
    List<Value> others = among.stream().map(i -> ((SameBuffer.Comparison) questions.get(i)).b()).toList();
    AddressList.Found found = addresses.find(release.handle().base(), others);
    for (int i = 0; i < among.size(); i++) hits.set(among.get(i), code.and(responsible, addresses.isAt(found, i)));
    return code.and(responsible, addresses.isAt(found, among.size()));
  }

  /** Notes what the candidates are responsible for behind a release. */
  private void update(Release release, List<? extends @Nullable Value> hits) {
    for (int i = 0; i < hits.size(); i++) {
      Flag flag = placement.simplified().of(placement.flags().updated(release, release.candidates().get(i)));
      if (!(flag instanceof Flag.Update update) || update.change() != release) continue;
      Flag before = placement.simplified().of(update.before());
      Value hit = hits.get(i);
      if (hit == null) flags.set(update, flags.of(before));
      else flags.set(update, before == Flag.Constant.FALSE ? hit : code.or(flags.of(before), hit));
    }
  }

  /** Notes what other handles are responsible for behind a free of the program. */
  private void clear(ProgramFree free, List<Flag.Update> updates) {
    rewriter.withLocation(free.place().op().location());
    for (Flag.Update update : updates) {
      Flag before = placement.simplified().of(update.before());
      SameBuffer question = placement.question(free, update.handle());
      flags.set(update, before == Flag.Constant.TRUE ? isOther(question) : isOtherIf(flags.of(before), question));
    }
  }

  private Value isOther(SameBuffer question) {
    return switch (question) {
      case SameBuffer.Known known -> throw new IllegalStateException("what is certain is no question");
      case SameBuffer.UnlessNew(HandleClass returned) -> flags.given(returned);
      case SameBuffer.Told(Flag flag) -> code.not(flags.of(flag));
      case SameBuffer.Comparison(Value a, Value b) -> compare(IntegerPredicate.NE, a, b);
    };
  }

  /** Compares pointers only where the candidate is responsible: elsewhere its buffer may be gone. */
  private Value isOtherIf(Value responsible, SameBuffer question) {
    if (!(question instanceof SameBuffer.Comparison)) return code.and(responsible, isOther(question));
    return conditionals.choose(responsible, List.of(IntegerType.I1),
        () -> List.of(isOther(question)),
        () -> List.of(code.constant(false))).getFirst();
  }

  /** Whether two handles denote one buffer; null where that is certain one way or the other. */
  private @Nullable Value same(SameBuffer same) {
    return switch (same) {
      case SameBuffer.Known known -> null;
      case SameBuffer.UnlessNew(HandleClass returned) -> code.not(flags.given(returned));
      case SameBuffer.Told(Flag flag) -> flags.of(flag);
      case SameBuffer.Comparison(Value a, Value b) -> compare(IntegerPredicate.EQ, a, b);
    };
  }

  private Value compare(IntegerPredicate predicate, Value a, Value b) {
    return code.compare(predicate, pointer(a), pointer(b));
  }

  private Value pointer(Value buffer) {
    return rewriter.create(ExtractAlignedPointerAsIndexOp.of(buffer)).result();
  }

  /** Frees a buffer; null stands for a condition that is always true. */
  private void free(HandleClass handle, @Nullable Value condition) {
    PersistentIntSet sites = placement.responsibilities().sites(handle);
    boolean isPart = placement.freeing().isPart(handle);
    FreeingOps freeing = placement.freeing();
    Runnable free = () -> freeing.free(sites, handle.base(), isPart, rewriter);
    if (condition == null) {
      free.run();
      return;
    }
    boolean isWritten = style == Conditionals.BUFFERIZATION && freeing.freeIf(condition, sites, handle.base(), isPart, rewriter);
    if (!isWritten) conditionals.when(condition, free);
  }

  /** Where the caller frees some of what is returned, a flag tells what. */
  private void tellCaller(Op end, List<@Nullable Flag> returned) {
    rewriter.before(end);
    List<Value> added = new ArrayList<>();
    for (int i = 0; i < returned.size(); i++) {
      if (returned.get(i) == null || placement.conventions().returned(end.enclosingOp(), i).transfer() != Transfer.CONDITIONAL) continue;
      added.add(flags.of(returned.get(i)));
    }
    if (!added.isEmpty()) rewriter.appendOperands(end.operandSegment("operands"), added);
  }

  /** Where the caller frees all that is returned, what is not ours to give is copied. */
  private void copy(ReturnedCopies.Copy copy) {
    if (copy.arms().isEmpty()) rewriter.setOperand(copy.end(), copy.operand(), owned(copy.end(), copy.end().operand(copy.operand()), copy.flag()));
    for (ReturnedCopies.Arm arm : copy.arms()) {
      Edge edge = Flow.edges(edges.branch(arm.edge())).getFirst();
      int passed = edge.passed().start() + edge.received().indexOf(arm.parameter());
      rewriter.setOperand(edge.from(), passed, owned(edge.from(), edge.from().operand(passed), placement.simplified().of(arm.flag())));
    }
  }

  private Value owned(Op user, Value buffer, Flag flag) {
    rewriter.before(user).withLocation(buffer.location());
    return flag == Flag.Constant.FALSE
        ? rewriter.create(CloneOp.of(buffer)).result()
        : conditionals.choose(flags.of(flag), List.of(buffer.type()), () -> List.of(buffer), () -> rewriter.create(CloneOp.of(buffer)).results())
            .getFirst();
  }
}
