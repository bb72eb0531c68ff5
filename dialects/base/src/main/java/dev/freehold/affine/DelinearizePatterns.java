// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@link DelinearizeIndexOp}. */
final class DelinearizePatterns {
  private DelinearizePatterns() {}

  /** What a division leaves where a linearization promises that its indices are less than their sizes. */
  private static @Nullable LinearizeIndexOp disjointSource(DelinearizeIndexOp op) {
    return op.linearIndex().definingOp() instanceof LinearizeIndexOp source && source.isDisjoint() ? source : null;
  }

  /** delinearize(linearize [%a, %b] by (%x, %y)) into (%z, %y)    →    delinearize(linearize [%a] by (%x)) into (%z), %b */
  static void cancelSameTail(DelinearizeIndexOp op, Rewriter rewriter) {
    LinearizeIndexOp source = disjointSource(op);
    if (source == null) return;
    List<Folded> from = source.basis().entries();
    List<Folded> into = op.basis().entries();
    int same = 0;
    while (same < Math.min(from.size(), into.size()) && from.get(from.size() - 1 - same).equals(into.get(into.size() - 1 - same))) same++;
    if (same == 0) return;
    List<Value> indices = List.copyOf(source.multiIndex());
    if (same == from.size() && same == into.size() && indices.size() == op.resultCount()) {
      rewriter.replace(op, indices);
      return;
    }
    int kept = indices.size() - same;
    Value linear = rewriter.create(
        LinearizeIndexOp.of(indices.subList(0, kept), new MixedValues(from.subList(0, from.size() - same)), true).at(source.location())).result();
    DelinearizeIndexOp rest = rewriter.create(
        DelinearizeIndexOp.of(linear, new MixedValues(into.subList(0, into.size() - same)), op.hasOuterBound()).at(op.location()));
    List<Value> results = new ArrayList<>(rest.results());
    results.addAll(indices.subList(kept, indices.size()));
    rewriter.replace(op, results);
  }

  /** The index into a dimension of size 1 is 0. */
  static void dropUnits(DelinearizeIndexOp op, Rewriter rewriter) {
    List<Folded> basis = Basis.padded(op.basis(), op.resultCount());
    List<Folded> kept = new ArrayList<>();
    for (Folded size : basis) {
      if (!Basis.isOne(size)) kept.add(size);
    }
    if (kept.size() == op.resultCount()) return;
    Value zero = rewriter.create(ConstantOp.index(0)).result();
    List<Value.Result> others = List.of();
    if (!kept.isEmpty()) {
      others = rewriter.create(DelinearizeIndexOp.of(op.linearIndex(), Basis.known(kept), kept.getFirst() != null)).results();
    }
    List<Value> results = new ArrayList<>();
    int next = 0;
    for (Folded size : basis) results.add(Basis.isOne(size) ? zero : others.get(next++));
    rewriter.replace(op, results);
  }

  /** delinearize(linearize [%a, %b] by (3, 32)) into (3, 8, 4)    →    delinearize(linearize [%a] by (3)) into (3), delinearize(%b) into (8, 4) */
  static void splitLast(DelinearizeIndexOp op, Rewriter rewriter) {
    LinearizeIndexOp source = disjointSource(op);
    if (source == null || source.staticBasis().length == 0) return;
    long[] from = source.staticBasis();
    long[] into = op.staticBasis();
    int split = factors(into, from[from.length - 1]);
    if (split < 2) return;
    List<Value> indices = List.copyOf(source.multiIndex());
    MixedValues fromRest = new MixedValues(source.basis().entries().subList(0, from.length - 1));
    List<Folded> sizes = op.basis().entries();
    Value linear = rewriter.create(LinearizeIndexOp.of(indices.subList(0, indices.size() - 1), fromRest, true).at(source.location())).result();
    DelinearizeIndexOp front = rewriter.create(
        DelinearizeIndexOp.of(linear, new MixedValues(sizes.subList(0, into.length - split)), op.hasOuterBound()).at(op.location()));
    DelinearizeIndexOp back = rewriter.create(
        DelinearizeIndexOp.of(indices.getLast(), new MixedValues(sizes.subList(into.length - split, into.length)), true).at(op.location()));
    List<Value> results = new ArrayList<>(front.results());
    results.addAll(back.results());
    rewriter.replace(op, results);
  }

  /** How many of the last sizes have this product; 0 where none do. */
  private static int factors(long[] sizes, long product) {
    if (Shape.isDynamic(product)) return 0;
    long part = 1;
    for (int count = 1; count <= sizes.length; count++) {
      long size = sizes[sizes.length - count];
      if (Shape.isDynamic(size)) return 0;
      part *= size;
      if (part == product) return count;
      if (part > product) return 0;
    }
    return 0;
  }

  /** The indices of a known position. */
  static List<Folded> constants(DelinearizeIndexOp op, long position) {
    List<Folded> indices = new ArrayList<>();
    long[] basis = op.staticBasis();
    for (int i = basis.length - 1; i >= (op.hasOuterBound() ? 1 : 0); i--) {
      indices.addFirst(IntegerAttr.ofIndex(Math.floorMod(position, basis[i])));
      position = Math.floorDiv(position, basis[i]);
    }
    indices.addFirst(IntegerAttr.ofIndex(position));
    return indices;
  }
}
