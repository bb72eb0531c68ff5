// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@link LinearizeIndexOp}. */
final class LinearizePatterns {
  private LinearizePatterns() {}

  /** Operands of a linearization that are results of a division in a row, with the same sizes. */
  private record Run(DelinearizeIndexOp source, int start, int sourceStart, int length) {
    int end() {
      return start + length;
    }
  }

  /** What was divided and is joined again need not be divided: the sizes in between are multiplied. */
  static void cancelRuns(LinearizeIndexOp op, Rewriter rewriter) {
    List<Run> runs = runs(op);
    if (runs.isEmpty()) return;
    List<Value> indices = List.copyOf(op.multiIndex());
    List<@Nullable Folded> basis = Basis.padded(op.basis(), indices.size());
    List<Value> newIndices = new ArrayList<>();
    List<@Nullable Folded> newBasis = new ArrayList<>();
    List<@Nullable List<Value>> replacements = new ArrayList<>();
    int done = 0;
    for (Run run : runs) {
      newIndices.addAll(indices.subList(done, run.start()));
      newBasis.addAll(basis.subList(done, run.start()));
      done = run.end();
      rewriter.before(run.source());
      List<@Nullable Folded> merged = basis.subList(run.start(), run.end());
      Folded size = Basis.product(merged, rewriter.withLocation(op.location()));
      newBasis.add(size);
      boolean whole = run.length() == run.source().resultCount();
      newIndices.add(whole ? run.source().linearIndex() : divideCoarser(run, size, merged, replacements, rewriter));
      if (whole) replacements.add(null);
    }
    newIndices.addAll(indices.subList(done, indices.size()));
    newBasis.addAll(basis.subList(done, basis.size()));
    rewriter.replaceWith(op, LinearizeIndexOp.of(newIndices, Basis.known(newBasis), op.isDisjoint()));
    for (int i = 0; i < runs.size(); i++) {
      if (replacements.get(i) != null) rewriter.replace(runs.get(i).source(), replacements.get(i));
    }
  }

  /** Delinearizes the sizes of the run as one; and the index of the run once more, where that has uses. */
  private static Value divideCoarser(Run run, @Nullable Folded joined, List<@Nullable Folded> linearized, List<@Nullable List<Value>> replacements,
      Rewriter rewriter) {
    DelinearizeIndexOp source = run.source();
    rewriter.withLocation(source.location());
    List<@Nullable Folded> basis = Basis.padded(source.basis(), source.resultCount());
    List<@Nullable Folded> own = basis.subList(run.sourceStart(), run.sourceStart() + run.length());
    boolean keepsOwn = !own.equals(linearized) && !rewriter.profile().strategy(OuterBound.class, OuterBound.SOUND).isThatOfLinearization();
    List<@Nullable Folded> merged = keepsOwn ? own : linearized;
    Folded size = keepsOwn ? Basis.product(own, rewriter) : joined;
    List<@Nullable Folded> coarser = new ArrayList<>(basis.subList(0, run.sourceStart()));
    coarser.add(size);
    coarser.addAll(basis.subList(run.sourceStart() + run.length(), basis.size()));
    DelinearizeIndexOp front = rewriter.create(
        DelinearizeIndexOp.of(source.linearIndex(), Basis.known(coarser), coarser.getFirst() != null));
    Value part = front.result(run.sourceStart());
    DelinearizeIndexOp rest = rewriter.create(DelinearizeIndexOp.of(part, Basis.known(merged), merged.getFirst() != null));
    List<Value> results = new ArrayList<>(front.results().subList(0, run.sourceStart()));
    results.addAll(rest.results());
    results.addAll(front.results().subList(run.sourceStart() + 1, front.resultCount()));
    replacements.add(results);
    return part;
  }

  private static List<Run> runs(LinearizeIndexOp op) {
    List<Value> indices = List.copyOf(op.multiIndex());
    List<@Nullable Folded> basis = Basis.padded(op.basis(), indices.size());
    List<Run> runs = new ArrayList<>();
    Set<DelinearizeIndexOp> seen = new HashSet<>();
    for (int at = 0; at < indices.size();) {
      Run run = runAt(at, op, indices, basis);
      if (run != null && run.length() > 1 && seen.add(run.source())) {
        runs.add(run);
        at = run.end();
      } else {
        at++;
      }
    }
    return runs;
  }

  private static @Nullable Run runAt(int at, LinearizeIndexOp op, List<Value> indices, List<@Nullable Folded> basis) {
    if (!(indices.get(at) instanceof Value.Result result) || !(result.owner() instanceof DelinearizeIndexOp source)) return null;
    List<@Nullable Folded> sizes = Basis.padded(source.basis(), source.resultCount());
    int start = result.index();
    boolean sameSize = Objects.equals(sizes.get(start), basis.get(at));
    // The first size does not matter for the first index, and is known of a disjoint linearization.
    boolean first = start == 0 && (at == 0 || op.isDisjoint() && sizes.getFirst() == null);
    if (!sameSize && !first) return null;
    int length = 1;
    while (at + length < indices.size() && start + length < source.resultCount()
        && indices.get(at + length) == source.result(start + length)
        && Objects.equals(basis.get(at + length), sizes.get(start + length)) && Basis.mayBeMerged(basis.subList(at, at + length + 1))
        && Basis.mayBeMerged(sizes.subList(start, start + length + 1))) {
      length++;
    }
    return new Run(source, at, start, length);
  }

  /** linearize [0, %a, %b] by (%x, %y, %z)    →    linearize [%a, %b] by (%y, %z) */
  static void dropLeadingZero(LinearizeIndexOp op, Rewriter rewriter) {
    List<Value> indices = List.copyOf(op.multiIndex());
    if (indices.isEmpty() || !Constants.isZero(Constants.of(indices.getFirst()))) return;
    if (indices.size() == 1) {
      rewriter.replace(op, indices.getFirst());
      return;
    }
    List<@Nullable Folded> basis = op.basis().entries();
    MixedValues rest = new MixedValues(op.hasOuterBound() ? basis.subList(1, basis.size()) : basis);
    rewriter.replaceWith(op, LinearizeIndexOp.of(indices.subList(1, indices.size()), rest, op.isDisjoint()));
  }

  /** An index that is less than 1 is 0, and a factor of 1 is none. */
  static void dropUnits(LinearizeIndexOp op, Rewriter rewriter) {
    List<Value> indices = List.copyOf(op.multiIndex());
    List<@Nullable Folded> basis = Basis.padded(op.basis(), indices.size());
    List<Value> newIndices = new ArrayList<>();
    List<@Nullable Folded> newBasis = new ArrayList<>();
    for (int i = 0; i < indices.size(); i++) {
      if (Basis.isOne(basis.get(i)) && (op.isDisjoint() || Constants.isZero(Constants.of(indices.get(i))))) continue;
      newIndices.add(indices.get(i));
      newBasis.add(basis.get(i));
    }
    if (newIndices.size() == indices.size()) return;
    if (newIndices.isEmpty()) rewriter.replaceWith(op, ConstantOp.index(0));
    else rewriter.replaceWith(op, LinearizeIndexOp.of(newIndices, Basis.known(newBasis), op.isDisjoint()));
  }
}
