// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.dialects.syntax.Keywords;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How {@link CmpIOp} compares, in the order of the enum values. */
public enum IntegerPredicate {
  EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE;

  static final AttrSet SET = Keywords.set(IntegerType.I64, "predicate", null,
      Arrays.stream(values()).map(IntegerPredicate::keyword).toArray(String[]::new));

  /** Each call of {@code values} makes an array. */
  private static final List<IntegerPredicate> ALL = List.of(values());

  public static IntegerPredicate of(IntegerAttr attribute) {
    return ALL.get(attribute.value().intValue());
  }

  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  public IntegerAttr attribute() {
    return IntegerAttr.of(IntegerType.I64, ordinal());
  }

  /** Whether it holds for equal operands. */
  public boolean holdsForEqual() {
    return switch (this) {
      case EQ, SLE, SGE, ULE, UGE -> true;
      case NE, SLT, SGT, ULT, UGT -> false;
    };
  }

  /** Whether it holds for two values, given as bits without sign. */
  public boolean test(BigInteger a, BigInteger b, int width) {
    return switch (this) {
      case EQ -> a.equals(b);
      case NE -> !a.equals(b);
      case SLT -> signed(a, b, width) < 0;
      case SLE -> signed(a, b, width) <= 0;
      case SGT -> signed(a, b, width) > 0;
      case SGE -> signed(a, b, width) >= 0;
      case ULT -> a.compareTo(b) < 0;
      case ULE -> a.compareTo(b) <= 0;
      case UGT -> a.compareTo(b) > 0;
      case UGE -> a.compareTo(b) >= 0;
    };
  }

  private static int signed(BigInteger a, BigInteger b, int width) {
    return Bits.signed(a, width).compareTo(Bits.signed(b, width));
  }

  /** The predicate that holds exactly where this does not. */
  public IntegerPredicate inverted() {
    return switch (this) {
      case EQ -> NE;
      case NE -> EQ;
      case SLT -> SGE;
      case SLE -> SGT;
      case SGT -> SLE;
      case SGE -> SLT;
      case ULT -> UGE;
      case ULE -> UGT;
      case UGT -> ULE;
      case UGE -> ULT;
    };
  }

  /** The predicate that means the same with the operands exchanged. */
  public IntegerPredicate swapped() {
    return switch (this) {
      case EQ -> EQ;
      case NE -> NE;
      case SLT -> SGT;
      case SLE -> SGE;
      case SGT -> SLT;
      case SGE -> SLE;
      case ULT -> UGT;
      case ULE -> UGE;
      case UGT -> ULT;
      case UGE -> ULE;
    };
  }
}
