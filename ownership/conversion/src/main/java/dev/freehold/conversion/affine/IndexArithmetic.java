// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.affine;

import dev.freehold.affine.DelinearizeIndexOp;
import dev.freehold.affine.LinearizeIndexOp;
import dev.freehold.arith.AddIOp;
import dev.freehold.arith.DivSIOp;
import dev.freehold.arith.FloorDivSIOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.arith.OverflowAttr;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.LoopLike;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts between an index and those of a shape, by the strides of the shape. */
final class IndexArithmetic {
  private static final OverflowAttr NO_SIGNED_OVERFLOW = new OverflowAttr(OverflowAttr.NSW);
  private static final OverflowAttr NO_OVERFLOW = new OverflowAttr(OverflowAttr.NSW | OverflowAttr.NUW);

  private final Rewriter rewriter;
  private final AffineExpansion expansion;

  IndexArithmetic(Rewriter rewriter) {
    this.rewriter = rewriter;
    expansion = new AffineExpansion(rewriter);
  }

  /** The indices of a shape for an index. */
  List<Value> delinearized(DelinearizeIndexOp op) {
    Value index = op.linearIndex();
    if (op.resultCount() == 1) return List.of(index);
    List<Value> strides = strides(innerSizes(op.basis(), op.hasOuterBound()), NO_OVERFLOW);
    Value zero = expansion.constant(0);
    List<Value> indices = new ArrayList<>();
    indices.add(rewriter.create(FloorDivSIOp.of(index, strides.getFirst())).result());
    for (int i = 0; i < strides.size(); i++) {
      Value rest = expansion.remainder(index, strides.get(i), zero);
      boolean isLast = i == strides.size() - 1;
      indices.add(isLast ? rest : rewriter.create(DivSIOp.of(rest, strides.get(i + 1))).result());
    }
    return indices;
  }

  /** A summand of a linear index, and around how many loops it could be computed. */
  private record Summand(Value value, int invariantLoops) {}

  /** The index for those of a shape. What changes in the fewest loops is added first, so that it can be moved out of them. */
  Value linearized(LinearizeIndexOp op) {
    List<Value> indices = op.multiIndex();
    if (indices.isEmpty()) return expansion.constant(0);
    if (indices.size() == 1) return indices.getFirst();
    List<Value> strides = strides(innerSizes(op.basis(), op.hasOuterBound()), op.isDisjoint() ? NO_OVERFLOW : NO_SIGNED_OVERFLOW);
    List<Summand> summands = new ArrayList<>();
    for (int i = 0; i < strides.size(); i++) {
      Value scaled = rewriter.create(MulIOp.of(indices.get(i), strides.get(i), NO_SIGNED_OVERFLOW)).result();
      summands.add(new Summand(scaled, invariantLoops(indices.get(i), op)));
    }
    summands.add(new Summand(indices.getLast(), invariantLoops(indices.getLast(), op)));
    return summands.stream()
        .sorted(Comparator.comparingInt(Summand::invariantLoops).reversed())
        .map(Summand::value)
        .reduce((a, b) -> rewriter.create(AddIOp.of(a, b, NO_SIGNED_OVERFLOW)).result())
        .orElseThrow();
  }

  /** In how many of the innermost loops around an operation a value does not change. */
  private static int invariantLoops(Value value, Op user) {
    int count = 0;
    for (Op around = user.parentOp(); around != null; around = around.parentOp()) {
      if (!(around instanceof LoopLike loop)) continue;
      if (!loop.isDefinedOutside(value)) break;
      count++;
    }
    return count;
  }

  private static List<Folded> innerSizes(MixedValues basis, boolean hasOuterBound) {
    return basis.entries().subList(hasOuterBound ? 1 : 0, basis.size());
  }

  /** The products of all sizes from each one on. */
  private List<Value> strides(List<Folded> sizes, OverflowAttr overflow) {
    List<Value> strides = new ArrayList<>();
    long known = 1;
    @Nullable Value unknown = null;
    for (Folded size : sizes.reversed()) {
      Long number = MixedValues.number(size);
      if (number != null) known *= number;
      else if (unknown == null) unknown = (Value) size;
      else unknown = rewriter.create(MulIOp.of(unknown, (Value) size, overflow)).result();
      strides.addFirst(product(known, unknown, overflow));
    }
    return strides;
  }

  private Value product(long known, @Nullable Value unknown, OverflowAttr overflow) {
    if (unknown == null) return expansion.constant(known);
    return known == 1 ? unknown : rewriter.create(MulIOp.of(unknown, expansion.constant(known), overflow)).result();
  }
}
