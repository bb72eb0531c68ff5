// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatConversion;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatRounding;
import dev.freehold.ir.builtin.FloatToInteger;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.TypeSets;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Conversions of constants from and to floats. Types may be scalars, vectors or tensors. */
final class FloatCasts {
  private FloatCasts() {}

  private static FloatFormat format(Type type) {
    return ((FloatType) TypeSets.elementOrSelf(type)).format();
  }

  /** Whether the fast-math flags of a cast (or null) allow to drop it together with its opposite. */
  static boolean contracts(@Nullable Attribute fastmath) {
    return fastmath instanceof FastMathAttr flags && flags.has(FastMathAttr.CONTRACT);
  }

  /** Whether {@code to} has every value of {@code from}. */
  static boolean isSubset(Type from, Type to) {
    return format(from).fitsInto(format(to));
  }

  /** The value in another format, or null where it would not be quite the same. */
  static @Nullable BigInteger exactly(BigInteger bits, Type from, Type to, FloatRounding rounding) {
    FloatConversion converted = format(from).convert(bits, format(to), rounding);
    return converted.exact() ? converted.bits() : null;
  }

  static BigInteger fromInteger(BigInteger value, Type to) {
    return format(to).fromInteger(value, FloatRounding.TO_NEAREST_EVEN).bits();
  }

  /** The integer, or null where it does not fit. */
  static @Nullable BigInteger toInteger(BigInteger bits, Type from, Type to, boolean signed) {
    int width = ArithTypes.width(to);
    FloatToInteger converted = format(from).toInteger(bits, width, signed, FloatRounding.TOWARD_ZERO);
    return converted.invalid() ? null : Bits.of(converted.value(), width);
  }
}
