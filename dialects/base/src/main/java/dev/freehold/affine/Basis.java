// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sizes of a shape, in the operations that convert between an index and those of a shape. The first may be null: not given. */
final class Basis {
  private Basis() {}

  /** Reports where there is not one operand for each size that is not known. */
  static boolean verify(long[] basis, int operands, Checker check) {
    int dynamic = 0;
    for (long size : basis) {
      if (Shape.isDynamic(size)) dynamic++;
    }
    if (dynamic == operands) return true;
    check.error("mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry)"
        + " -- this can only happen due to an incorrect fold/rewrite");
    return false;
  }

  /** One size for each index, the first null where it is not given. */
  static List<@Nullable Folded> padded(MixedValues basis, int indices) {
    List<@Nullable Folded> padded = new ArrayList<>(basis.entries());
    if (padded.size() < indices) padded.addFirst(null);
    return padded;
  }

  /** Without a first size that is not given. */
  static MixedValues known(List<@Nullable Folded> padded) {
    boolean given = padded.isEmpty() || padded.getFirst() != null;
    return new MixedValues(given ? padded : padded.subList(1, padded.size()));
  }

  static boolean isOne(@Nullable Folded size) {
    Long number = size == null ? null : MixedValues.number(size);
    return number != null && number == 1;
  }

  /** Whether one division may do for those by several sizes: the constants among them are positive, and their product fits into 64 bits. */
  static boolean mayBeMerged(List<@Nullable Folded> sizes) {
    BigInteger product = BigInteger.ONE;
    for (Folded size : sizes) {
      Long number = size == null ? null : MixedValues.number(size);
      if (number == null) continue;
      if (number <= 0) return false;
      product = product.multiply(BigInteger.valueOf(number));
    }
    return product.bitLength() < Long.SIZE;
  }

  /** The product of sizes, computed at the insertion point; null where one of them is not given. */
  static @Nullable Folded product(List<@Nullable Folded> sizes, Rewriter rewriter) {
    AffineExpr product = AffineExpr.constant(1);
    List<Value> symbols = new ArrayList<>();
    for (Folded size : sizes) {
      if (size == null) return null;
      Long number = MixedValues.number(size);
      product = product.times(number != null ? AffineExpr.constant(number) : AffineExpr.symbol(symbols.size()));
      if (number == null) symbols.add((Value) size);
    }
    if (product instanceof AffineConstant(long value) && !Shape.isDynamic(value)) return IntegerAttr.ofIndex(value);
    return rewriter.create(ApplyOp.of(new MapOperands(AffineMap.of(0, symbols.size(), product), symbols))).result();
  }
}
