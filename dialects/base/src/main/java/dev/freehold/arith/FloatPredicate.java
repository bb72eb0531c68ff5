// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.dialects.syntax.Keywords;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.FloatOrder;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How {@link CmpFOp} compares: O… is false and U… is true where an operand is NaN. The order is that of the numbers in
 * the attribute.
 */
public enum FloatPredicate {
  FALSE, OEQ, OGT, OGE, OLT, OLE, ONE, ORD, UEQ, UGT, UGE, ULT, ULE, UNE, UNO, TRUE;

  static final AttrSet SET = Keywords.set(IntegerType.I64, "predicate", null,
      Arrays.stream(values()).map(FloatPredicate::keyword).toArray(String[]::new));

  /** Each call of {@code values} makes an array. */
  private static final List<FloatPredicate> ALL = List.of(values());

  public static FloatPredicate of(IntegerAttr attribute) {
    return ALL.get(attribute.value().intValue());
  }

  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  public IntegerAttr attribute() {
    return IntegerAttr.of(IntegerType.I64, ordinal());
  }

  public boolean test(FloatOrder order) {
    if (order == FloatOrder.UNORDERED) return ordinal() >= UEQ.ordinal();
    return switch (this) {
      case FALSE, UNO -> false;
      case TRUE, ORD -> true;
      case OEQ, UEQ -> order == FloatOrder.EQUAL;
      case ONE, UNE -> order != FloatOrder.EQUAL;
      case OGT, UGT -> order == FloatOrder.GREATER;
      case OGE, UGE -> order != FloatOrder.LESS;
      case OLT, ULT -> order == FloatOrder.LESS;
      case OLE, ULE -> order != FloatOrder.GREATER;
    };
  }

  /** The comparison of integers that returns the same where both operands are the floats of integers; null for the trivial ones. */
  @Nullable
  IntegerPredicate onIntegers(boolean unsigned) {
    return switch (this) {
      case FALSE, TRUE, ORD, UNO -> null;
      case OEQ, UEQ -> IntegerPredicate.EQ;
      case ONE, UNE -> IntegerPredicate.NE;
      case OGT, UGT -> unsigned ? IntegerPredicate.UGT : IntegerPredicate.SGT;
      case OGE, UGE -> unsigned ? IntegerPredicate.UGE : IntegerPredicate.SGE;
      case OLT, ULT -> unsigned ? IntegerPredicate.ULT : IntegerPredicate.SLT;
      case OLE, ULE -> unsigned ? IntegerPredicate.ULE : IntegerPredicate.SLE;
    };
  }
}
