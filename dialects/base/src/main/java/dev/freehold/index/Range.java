// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.arith.IntegerPredicate;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The values that an {@code index} of a width may have, without and with sign; the limits belong to it. */
record Range(BigInteger minUnsigned, BigInteger maxUnsigned, BigInteger minSigned, BigInteger maxSigned, int width) {

  /** The results of {@code op} with {@code limit}: everything unless it is a minimum or maximum. */
  static Range of(IndexBinaryOp op, BigInteger limit, int width) {
    BigInteger bits = Bits.of(limit, width);
    BigInteger number = Bits.signed(bits, width);
    BigInteger top = Bits.mask(width - 1);
    BigInteger bottom = top.not();
    return switch (op) {
      case MinSOp min -> ofSigned(bottom, number, width);
      case MaxSOp max -> ofSigned(number, top, width);
      case MinUOp min -> ofUnsigned(BigInteger.ZERO, bits, width);
      case MaxUOp max -> ofUnsigned(bits, Bits.mask(width), width);
      default -> ofSigned(bottom, top, width);
    };
  }

  private static Range ofSigned(BigInteger min, BigInteger max, int width) {
    boolean oneSign = min.signum() >= 0 || max.signum() < 0;
    return new Range(oneSign ? Bits.of(min, width) : BigInteger.ZERO, oneSign ? Bits.of(max, width) : Bits.mask(width), min, max, width);
  }

  private static Range ofUnsigned(BigInteger min, BigInteger max, int width) {
    boolean oneSign = min.testBit(width - 1) == max.testBit(width - 1);
    BigInteger top = Bits.mask(width - 1);
    return new Range(min, max, oneSign ? Bits.signed(min, width) : top.not(), oneSign ? Bits.signed(max, width) : top, width);
  }

  /** How all values compare with an integer; null where that depends on the value. */
  @Nullable
  Boolean compare(IntegerPredicate predicate, BigInteger number) {
    BigInteger bits = Bits.of(number, width);
    BigInteger signed = Bits.signed(bits, width);
    return switch (predicate) {
      case SLT -> always(maxSigned.compareTo(signed) < 0, minSigned.compareTo(signed) >= 0);
      case SLE -> always(maxSigned.compareTo(signed) <= 0, minSigned.compareTo(signed) > 0);
      case SGT -> always(minSigned.compareTo(signed) > 0, maxSigned.compareTo(signed) <= 0);
      case SGE -> always(minSigned.compareTo(signed) >= 0, maxSigned.compareTo(signed) < 0);
      case ULT -> always(maxUnsigned.compareTo(bits) < 0, minUnsigned.compareTo(bits) >= 0);
      case ULE -> always(maxUnsigned.compareTo(bits) <= 0, minUnsigned.compareTo(bits) > 0);
      case UGT -> always(minUnsigned.compareTo(bits) > 0, maxUnsigned.compareTo(bits) <= 0);
      case UGE -> always(minUnsigned.compareTo(bits) >= 0, maxUnsigned.compareTo(bits) < 0);
      case EQ -> always(isOnly(bits), excludes(bits, signed));
      case NE -> always(excludes(bits, signed), isOnly(bits));
    };
  }

  private static @Nullable Boolean always(boolean yes, boolean no) {
    return yes ? Boolean.TRUE : no ? Boolean.FALSE : null;
  }

  private boolean isOnly(BigInteger bits) {
    return minUnsigned.equals(bits) && maxUnsigned.equals(bits);
  }

  /** Whether the integer is outside of the limits both with and without sign. Either would suffice; the reference demands both. */
  private boolean excludes(BigInteger bits, BigInteger signed) {
    return (bits.compareTo(minUnsigned) < 0 || bits.compareTo(maxUnsigned) > 0)
        && (signed.compareTo(minSigned) < 0 || signed.compareTo(maxSigned) > 0);
  }
}
