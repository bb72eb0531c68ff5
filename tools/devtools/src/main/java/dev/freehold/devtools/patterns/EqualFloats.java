// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.interp.Tensor;
import dev.freehold.interp.check.Contents;
import dev.freehold.interp.semantics.Complex;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.TypeSets;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Makes one of all floats that a function need not distinguish: of all NaNs, as the sign and the payload of one that was computed are up to the processor, and
 * of both zeros if an operation has the flag {@code nsz}.
 *
 * @param sameZeros whether both zeros are the same
 */
record EqualFloats(boolean sameZeros) {
  /** The same value, in which equal floats are the same. */
  @Nullable
  Object unified(@Nullable Object value, Type type) {
    Type element = TypeSets.elementOrSelf(type);
    if (!(element instanceof FloatType) && !(element instanceof ComplexType)) return value;
    return switch (value) {
      case Contents contents -> new Contents(contents.sizes(), elements(contents.elements(), element));
      case Tensor tensor -> new Tensor(tensor.sizes(), elements(tensor.elements(), element));
      case Object[] elements -> elements(elements, element);
      case Complex number when element instanceof ComplexType complex ->
          new Complex(unified(number.real(), complex.element()), unified(number.imaginary(), complex.element()));
      case Long number when element instanceof FloatType f -> number(number, f);
      case BigInteger number when element instanceof FloatType f -> number(number, f);
      case null, default -> value;
    };
  }

  private Object[] elements(Object[] elements, Type element) {
    return Arrays.stream(elements).map(each -> unified(each, element)).toArray();
  }

  private Object number(Object number, FloatType type) {
    BigInteger bits = Kinds.big(number, type);
    if (type.format().isNaN(bits)) return Kinds.boxed(type.format().nan(), type);
    return sameZeros && type.format().isZero(bits) ? Kinds.boxed(type.format().zero(false), type) : number;
  }
}
