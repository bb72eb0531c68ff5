// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineBounds;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineFold;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineSymbol;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fold and the canonicalizations that {@link MinOp} and {@link MaxOp} have in common. */
final class MinMaxPatterns {
  private MinMaxPatterns() {}

  static <O extends MinMaxOp> void declare(OpDefBuilder<O> declaration) {
    declaration
        .canonicalize("singleResult", (op, rewriter) -> {
          if (op.map().numResults() == 1) rewriter.replaceWith(op, ApplyOp.of(op.value()));
        })
        .canonicalize("dropRepeated", MinMaxPatterns::dropRepeated)
        .canonicalize("merge", MinMaxPatterns::merge)
        .canonicalize("simplify", MinMaxPatterns::simplify)
        .canonicalize("sort", MinMaxPatterns::sort);
  }

  /** The results that are constants; or the one symbol that is the result; or the greatest or the least of all. */
  static @Nullable List<Folded> fold(MapOp op, boolean greatest, Rewriter rewriter) {
    AffineFold folded = op.value().fold();
    if (folded.map().numResults() == 1 && folded.map().numSymbols() == 1 && folded.map().result(0) instanceof AffineSymbol) {
      return List.of(op.value().symbols().getFirst());
    }
    if (folded.constants() != null) {
      long extreme = greatest ? Collections.max(folded.constants()) : Collections.min(folded.constants());
      return List.of(IntegerAttr.ofIndex(extreme));
    }
    if (folded.map().equals(op.map())) return null;
    rewriter.setProp(op, MapOp.MAP, AffineMapAttr.of(folded.map()));
    return MapOp.updated();
  }

  private static void replace(MapOp op, MapOperands value, Rewriter rewriter) {
    OpState<?> state = op.def().state();
    rewriter.replaceWith(op, state.operands(value.operands()).prop(MapOp.MAP, AffineMapAttr.of(value.map())).results(IndexType.INSTANCE));
  }

  private static void dropRepeated(MapOp op, Rewriter rewriter) {
    List<AffineExpr> different = new ArrayList<>(new LinkedHashSet<>(op.map().results()));
    if (different.size() < op.map().numResults()) replace(op, new MapOperands(op.map().withResults(different), op.operands()), rewriter);
  }

  /** min(a, min(b, c)) = min(a, b, c) */
  private static void merge(MapOp op, Rewriter rewriter) {
    List<Value> dims = new ArrayList<>(op.value().dims());
    List<Value> symbols = new ArrayList<>(op.value().symbols());
    List<AffineExpr> results = new ArrayList<>();
    List<MapOp> producers = new ArrayList<>();
    for (AffineExpr result : op.map().results()) {
      Value operand = switch (result) {
        case AffineDim(int position) -> dims.get(position);
        case AffineSymbol(int position) -> symbols.get(position);
        default -> null;
      };
      if (operand != null && operand.definingOp() != null && operand.definingOp().def() == op.def()) producers.add((MapOp) operand.definingOp());
      else results.add(result);
    }
    if (producers.isEmpty()) return;
    for (MapOp producer : producers) {
      for (AffineExpr result : producer.map().results()) {
        results.add(result.shiftDims(dims.size(), 0).shiftSymbols(symbols.size(), 0));
      }
      dims.addAll(producer.value().dims());
      symbols.addAll(producer.value().symbols());
    }
    AffineMap map = new AffineMap(dims.size(), symbols.size(), results);
    dims.addAll(symbols);
    replace(op, new MapOperands(map, dims), rewriter);
  }

  private static void simplify(MapOp op, Rewriter rewriter) {
    MapOperands value = op.value();
    MapOperands simpler = value.simplest();
    if (!simpler.equals(value)) replace(op, simpler, rewriter);
  }

  /** A result and the factors by which it sorts. */
  private record Keyed(long[] key, AffineExpr result) {}

  /** Sums of multiples of operands are sorted by the factors of the first operand, then of the second, and so on. */
  private static void sort(MapOp op, Rewriter rewriter) {
    AffineMap map = op.map();
    List<Keyed> keyed = new ArrayList<>();
    for (AffineExpr result : map.results()) {
      long[] key = result.isPureAffine() ? AffineBounds.coefficients(result, map.numDims(), map.numSymbols()) : null;
      if (key == null) return;
      keyed.add(new Keyed(key, result));
    }
    keyed.sort((a, b) -> Arrays.compare(a.key, b.key));
    List<AffineExpr> sorted = keyed.stream().map(Keyed::result).toList();
    if (!sorted.equals(map.results())) replace(op, new MapOperands(map.withResults(sorted), op.operands()), rewriter);
  }
}
