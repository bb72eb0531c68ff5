// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.OrIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.YieldOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes the deallocations of a region into the program:
 *
 * <pre>
 *   %0 = memref.extract_aligned_pointer_as_index %x …        %x dies, and %m may be the same buffer
 *   %1 = memref.extract_aligned_pointer_as_index %m …
 *   %same = arith.cmpi eq, %0, %1
 *   %hit = arith.andi %own_x, %same
 *   %own_m' = arith.ori %own_m, %hit
 *   %free = arith.andi %own_x, not %same
 *   scf.if %free { memref.dealloc %x }
 * </pre>
 */
final class DeallocationEmitter {
  private final RegionPlacement placement;
  private final ControlFlowGraph graph;
  private final Rewriter rewriter;
  private final EdgeBlocks edges;
  private final FlagValues flags;
  private final Map<Place, List<Runnable>> work = new HashMap<>();

  DeallocationEmitter(RegionPlacement placement, Rewriter rewriter) {
    this.placement = placement;
    this.rewriter = rewriter;
    graph = placement.graph();
    edges = new EdgeBlocks(rewriter);
    flags = new FlagValues(graph, placement.simplified(), edges, rewriter);
  }

  void emit() {
    for (Responsibilities.ChoiceOfTwo choice : placement.responsibilities().choices()) {
      work.computeIfAbsent(choice.place(), key -> new ArrayList<>(1)).add(() -> freeLoser(choice));
    }
    for (Release release : placement.releases()) work.computeIfAbsent(release.death().place(), key -> new ArrayList<>(1)).add(() -> release(release));
    Set<Flag.Phi> phis = placement.phis();
    makePlaces(phis);
    flags.create(phis);
    for (BasicBlock block : graph.blocks()) emit(block);
    flags.passFlags();
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
      for (ControlFlowEdge edge : block.outgoing()) {
        boolean needsBranch = carryingBlocks.contains(edge.to()) && edge.to().isSuccessor() && !(block.ops().getLast() instanceof BranchOp);
        if (needsBranch || work.containsKey(new Place.On(edge))) edges.split(edge);
      }
    }
  }

  private void emit(BasicBlock block) {
    if (!block.ops().isEmpty()) emit(new Place.Start(block), block.ops().getFirst(), block);
    for (int i = 0; i < block.ops().size(); i++) {
      Op following = i + 1 < block.ops().size() ? block.ops().get(i + 1) : null;
      emit(new Place.Behind(block, i), following, block);
    }
    for (ControlFlowEdge edge : block.outgoing()) {
      Place place = new Place.On(edge);
      if (work.containsKey(place)) emit(place, edges.branch(edge), block);
    }
    List<@Nullable Flag> returned = block.ops().isEmpty() ? null : placement.returned().get(block.ops().getLast());
    if (returned != null) giveToCaller(block.ops().getLast(), returned);
  }

  private void emit(Place place, @Nullable Op following, BasicBlock block) {
    for (Runnable each : work.getOrDefault(place, List.of())) {
      if (following != null) rewriter.before(following);
      else rewriter.atEnd(Objects.requireNonNull(block.block()));
      each.run();
    }
  }

  private void freeLoser(Responsibilities.ChoiceOfTwo choice) {
    SelectOp op = choice.op();
    rewriter.withLocation(op.location());
    Value loser = rewriter.create(SelectOp.of(op.condition(), op.falseValue(), op.trueValue()).at(op.location())).result();
    Responsibilities all = placement.responsibilities();
    PersistentIntSet sites = all.sites(choice.whenTrue()).or(all.sites(choice.whenFalse()));
    placement.freeing().free(sites, loser, placement.isPart(choice), rewriter);
  }

  private void release(Release release) {
    HandleClass handle = release.handle();
    rewriter.withLocation(handle.base().location());
    Flag flag = placement.simplified().of(placement.released(release));
    @Nullable Value responsible = flag == Flag.Constant.TRUE ? null : flags.of(flag);
    boolean isMoved = false;
    for (HandleClass candidate : release.candidates()) {
      SameBuffer question = placement.same(release, candidate);
      boolean isOther = isMoved || question instanceof SameBuffer.Known known && !known.isSame();
      @Nullable Value same = isOther ? null : same(question);
      update(release, candidate, isOther, same, responsible);
      if (isOther) continue;
      if (same != null) responsible = responsible == null ? not(same) : and(responsible, not(same));
      isMoved = same == null;
    }
    if (!isMoved) free(handle, responsible);
  }

  /** What the candidate is responsible for behind the release. */
  private void update(Release release, HandleClass candidate, boolean isOther, @Nullable Value same, @Nullable Value responsible) {
    Flag flag = placement.simplified().of(placement.flags().updated(release, candidate));
    if (!(flag instanceof Flag.Update update) || update.release() != release) return;
    Flag before = placement.simplified().of(update.before());
    if (isOther) {
      flags.set(update, flags.of(before));
      return;
    }
    Value hit = same == null ? responsible : responsible == null ? same : and(responsible, same);
    if (hit == null) hit = Buffers.bool(rewriter, true, rewriter.location());
    flags.set(update, before == Flag.Constant.FALSE ? hit : or(flags.of(before), hit));
  }

  /** Whether two handles denote one buffer; null where that is certain one way or the other. */
  private @Nullable Value same(SameBuffer same) {
    return switch (same) {
      case SameBuffer.Known known -> null;
      case SameBuffer.Condition(Value condition, boolean whenTrue) -> whenTrue ? condition : not(condition);
      case SameBuffer.Comparison(Value a, Value b) ->
          rewriter.create(CmpIOp.of(IntegerPredicate.EQ, pointer(a), pointer(b)).at(rewriter.location())).result();
    };
  }

  private Value pointer(Value buffer) {
    return rewriter.create(ExtractAlignedPointerAsIndexOp.of(buffer).at(rewriter.location())).result();
  }

  private Value and(Value a, Value b) {
    return rewriter.create(AndIOp.of(a, b).at(rewriter.location())).result();
  }

  private Value or(Value a, Value b) {
    return rewriter.create(OrIOp.of(a, b).at(rewriter.location())).result();
  }

  private Value not(Value a) {
    return rewriter.create(XOrIOp.of(a, Buffers.bool(rewriter, true, rewriter.location())).at(rewriter.location())).result();
  }

  /** Frees a buffer; null stands for a condition that is always true. */
  private void free(HandleClass handle, @Nullable Value condition) {
    PersistentIntSet sites = placement.responsibilities().sites(handle);
    boolean isPart = placement.freeing().isPart(handle);
    if (condition == null) {
      placement.freeing().free(sites, handle.base(), isPart, rewriter);
      return;
    }
    IfOp choice = rewriter.create(IfOp.of(condition, List.of()).at(rewriter.location()));
    rewriter.atEnd(rewriter.createBlock(choice.thenRegion()));
    placement.freeing().free(sites, handle.base(), isPart, rewriter);
    rewriter.create(YieldOp.of(List.of()).at(choice.location()));
    rewriter.after(choice);
  }

  /** A caller frees what is returned: what is not ours to give is copied. */
  private void giveToCaller(Op end, List<@Nullable Flag> returned) {
    for (int i = 0; i < returned.size(); i++) {
      Flag flag = returned.get(i) == null ? Flag.Constant.TRUE : placement.simplified().of(returned.get(i));
      if (flag == Flag.Constant.TRUE) continue;
      rewriter.before(end);
      rewriter.setOperand(end, i, flag == Flag.Constant.FALSE ? copy(end.operand(i)) : copyUnless(flags.of(flag), end.operand(i)));
    }
  }

  private Value copy(Value buffer) {
    return rewriter.create(CloneOp.of(buffer).at(rewriter.location())).result();
  }

  private Value copyUnless(Value responsible, Value buffer) {
    IfOp choice = rewriter.create(IfOp.of(responsible, List.of(buffer.type())).at(rewriter.location()));
    rewriter.atEnd(rewriter.createBlock(choice.thenRegion()));
    rewriter.create(YieldOp.of(List.of(buffer)).at(choice.location()));
    rewriter.atEnd(rewriter.createBlock(choice.elseRegion()));
    Value copied = copy(buffer);
    rewriter.create(YieldOp.of(List.of(copied)).at(choice.location()));
    rewriter.after(choice);
    return choice.result();
  }
}
