// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.affine.AffineBinary;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the elements of a memref lie: at the offset, plus each index times its stride. Numbers that are known at run time only
 * are {@link Shape#DYNAMIC}.
 */
public record Strides(long offset, List<Long> strides) {
  public Strides {
    strides = List.copyOf(strides);
  }

  public long stride(int dimension) {
    return strides.get(dimension);
  }

  /** The strides of a memref; null where its layout is not strided. */
  public static @Nullable Strides of(MemRefType type) {
    return switch (type.layout()) {
      case null -> rowMajor(type.shape());
      case StridedLayoutAttr strided -> new Strides(strided.offset(), strided.strides());
      case AffineMapAttr map -> map.map().isIdentity() ? rowMajor(type.shape()) : of(map.map());
      default -> null;
    };
  }

  /**
   * The strides of a memref whose layout is known to be strided.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static Strides ofStrided(MemRefType type) {
    Strides strides = of(type);
    if (strides == null) throw new IllegalArgumentException("the layout of " + type + " is not strided");
    return strides;
  }

  /** The strides of a buffer without gaps whose last dimension is the innermost. */
  public static Strides rowMajor(Shape shape) {
    Long[] strides = new Long[shape.rank()];
    long running = 1;
    for (int i = strides.length - 1; i >= 0; i--) {
      strides[i] = running;
      running = Shape.isDynamic(running) || shape.isDynamic(i) ? Shape.DYNAMIC : running * shape.size(i);
    }
    return new Strides(0, Arrays.asList(strides));
  }

  private static @Nullable Strides of(AffineMap map) {
    if (map.numResults() != 1) return null;
    AffineExpr zero = AffineExpr.constant(0);
    List<AffineExpr> strides = new ArrayList<>(Collections.nCopies(map.numDims(), zero));
    AffineExpr offset = zero;
    Deque<Term> pending = new ArrayDeque<>();
    pending.push(new Term(map.result(0), AffineExpr.constant(1)));
    while (!pending.isEmpty()) {
      Term term = pending.pop();
      AffineExpr expr = term.expr;
      if (expr.isSymbolicOrConstant()) {
        offset = offset.plus(expr.times(term.factor));
      } else if (expr instanceof AffineDim dim) {
        strides.set(dim.position(), strides.get(dim.position()).plus(term.factor));
      } else if (!split((AffineBinary) expr, term.factor, pending)) {
        return null;
      }
    }
    List<Long> numbers = new ArrayList<>(strides.size());
    for (AffineExpr stride : strides) numbers.add(number(stride, map));
    return new Strides(number(offset, map), numbers);
  }

  /** An expression that is multiplied with a factor that no dimension is part of. */
  private record Term(AffineExpr expr, AffineExpr factor) {}

  private static boolean split(AffineBinary expr, AffineExpr factor, Deque<Term> pending) {
    switch (expr.kind()) {
      case ADD -> {
        pending.push(new Term(expr.lhs(), factor));
        pending.push(new Term(expr.rhs(), factor));
        return true;
      }
      case MUL -> {
        boolean left = expr.rhs().isSymbolicOrConstant();
        pending.push(new Term(left ? expr.lhs() : expr.rhs(), factor.times(left ? expr.rhs() : expr.lhs())));
        return true;
      }
      default -> {
        return false;
      }
    }
  }

  private static long number(AffineExpr expr, AffineMap map) {
    return expr.simplify(map.numDims(), map.numSymbols()) instanceof AffineConstant constant ? constant.value() : Shape.DYNAMIC;
  }
}
