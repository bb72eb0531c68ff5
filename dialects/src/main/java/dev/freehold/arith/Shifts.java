// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Attribute;
import dev.freehold.ub.PoisonAttr;
import java.math.BigInteger;

/** What the shifts have in common. */
final class Shifts {
  private Shifts() {}

  /** Whether shifting gives more than poison; as in the reference, the last of several amounts decides. */
  static boolean isBounded(Attribute values, Attribute amounts) {
    if (values == null || amounts == null || values instanceof PoisonAttr || amounts instanceof PoisonAttr) return false;
    return Constants.last(amounts).compareTo(BigInteger.valueOf(ArithTypes.width(amounts.type()))) < 0;
  }

  /** A shift by that many bits; one by more than the width does no more than one by the width. */
  static int amount(BigInteger bits, int width) {
    return bits.min(BigInteger.valueOf(width)).intValue();
  }
}
