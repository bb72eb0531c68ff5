// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.attribute.Attribute;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** What the shifts have in common. */
final class Shifts {
  private Shifts() {}

  /** Whether shifting gives more than poison; as in the reference, the last of several amounts decides. */
  static boolean isBounded(@Nullable Attribute values, @Nullable Attribute amounts) {
    if (values == null || amounts == null) return false;
    BigInteger last = Constants.last(amounts);
    return last != null && Constants.last(values) != null && last.compareTo(BigInteger.valueOf(ArithTypes.width(amounts.type()))) < 0;
  }

  /** A shift by that many bits; one by more than the width does no more than one by the width. */
  static int amount(BigInteger number, int width) {
    return Bits.of(number, width).min(BigInteger.valueOf(width)).intValue();
  }
}
