// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.linalg.StructuredOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.ForallOp;
import dev.freehold.scf.ParallelOp;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The trip counts of loops, as far as the program determines them. */
public final class TripCounts {
  /** Where it does not. */
  static final long UNKNOWN = 4;

  private TripCounts() {}

  /** The product of two counts; saturates. */
  static long multiply(long a, long b) {
    return Math.multiplyHigh(a, b) != 0 || a * b < 0 ? Long.MAX_VALUE : a * b;
  }

  /** How many iterations the loops within a loop have for each of its own. */
  static long nested(Op loop) {
    long[] most = {1};
    loop.walk(op -> {
      if (op == loop || !isLoop(op)) return;
      long count = 1;
      for (Op each = op; each != loop; each = each.enclosingOp()) count = multiply(count, of(each));
      most[0] = Math.max(most[0], count);
    });
    return most[0];
  }

  private static boolean isLoop(Op op) {
    return op instanceof LoopLike || op instanceof StructuredOp;
  }

  private static long of(Op op) {
    return switch (op) {
      case ForOp loop -> count(number(loop.lowerBound()), number(loop.upperBound()), number(loop.step()));
      case ParallelOp loop -> product(numbers(loop.lowerBounds()), numbers(loop.upperBounds()), numbers(loop.steps()));
      case ForallOp loop -> product(numbers(loop.lowerBounds()), numbers(loop.upperBounds()), numbers(loop.steps()));
      case dev.freehold.affine.ForOp loop -> count(constant(loop.lowerBoundMap(), 0, 1), constant(loop.upperBoundMap(), 0, 1), loop.step());
      case dev.freehold.affine.ParallelOp loop -> affine(loop);
      case StructuredOp loop -> structured(loop);
      case LoopLike loop -> UNKNOWN;
      default -> 1;
    };
  }

  private static long affine(dev.freehold.affine.ParallelOp loop) {
    long product = 1;
    int lower = 0;
    int upper = 0;
    for (int i = 0; i < loop.stepSizes().length; i++) {
      int nextLower = lower + loop.lowerBoundsGroups()[i];
      int nextUpper = upper + loop.upperBoundsGroups()[i];
      Long from = constant(loop.lowerBoundsMap(), lower, nextLower);
      product = multiply(product, count(from, constant(loop.upperBoundsMap(), upper, nextUpper), loop.stepSizes()[i]));
      lower = nextLower;
      upper = nextUpper;
    }
    return product;
  }

  private static long structured(StructuredOp op) {
    List<AffineMap> maps = op.indexingMaps();
    if (maps.isEmpty()) return 1;
    long[] extents = new long[maps.getFirst().numDims()];
    Arrays.fill(extents, UNKNOWN);
    for (int i = 0; i < maps.size(); i++) {
      if (!(((Op) op).operand(i).type() instanceof ShapedType shaped) || !shaped.hasRank()) continue;
      for (int k = 0; k < Math.min(shaped.shape().rank(), maps.get(i).numResults()); k++) {
        boolean known = !Shape.isDynamic(shaped.shape().size(k));
        if (known && maps.get(i).result(k) instanceof AffineDim(int loop)) extents[loop] = shaped.shape().size(k);
      }
    }
    long product = 1;
    for (long extent : extents) product = multiply(product, extent);
    return product;
  }

  /** How many iterations a nest of loops has. */
  public static long product(long[] trips) {
    long product = 1;
    for (long trip : trips) product = multiply(product, trip);
    return product;
  }

  private static long product(List<@Nullable Long> lower, List<@Nullable Long> upper, List<@Nullable Long> steps) {
    long product = 1;
    for (int i = 0; i < steps.size(); i++) product = multiply(product, count(lower.get(i), upper.get(i), steps.get(i)));
    return product;
  }

  private static long count(@Nullable Long lower, @Nullable Long upper, @Nullable Long step) {
    return lower == null || upper == null || step == null ? UNKNOWN : of(lower, upper, step);
  }

  /** How often a loop with these bounds goes round, as far as the program determines them. */
  static long of(Value lower, Value upper, Value step) {
    return count(number(lower), number(upper), number(step));
  }

  /** How often a loop with these bounds goes round. */
  public static long of(long lower, long upper, long step) {
    return step <= 0 || lower >= upper ? 0 : upper - lower < 0 ? Long.MAX_VALUE : (upper - lower - 1) / step + 1;
  }

  private static @Nullable Long constant(AffineMap map, int from, int to) {
    return to == from + 1 && map.result(from) instanceof AffineConstant(long value) ? (Long) value : null;
  }

  private static @Nullable Long number(Object value) {
    return switch (value) {
      case IntegerAttr attribute -> attribute.longValue();
      case Value known when known.definingOp() instanceof ConstantLike constant && constant.value() instanceof IntegerAttr number ->
          number.longValue();
      default -> null;
    };
  }

  private static List<@Nullable Long> numbers(MixedValues values) {
    return Arrays.asList(values.entries().stream().map(TripCounts::number).toArray(Long[]::new));
  }

  private static List<@Nullable Long> numbers(List<? extends Value> values) {
    return Arrays.asList(values.stream().map(TripCounts::number).toArray(Long[]::new));
  }
}
