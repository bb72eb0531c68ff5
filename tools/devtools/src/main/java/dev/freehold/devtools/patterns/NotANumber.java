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

/** Makes one of all NaNs: which sign and payload one has that was computed is up to the processor. */
final class NotANumber {
  private NotANumber() {}

  /** The same value, in which all NaNs are the same. */
  static @Nullable Object unified(@Nullable Object value, Type type) {
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

  private static Object[] elements(Object[] elements, Type element) {
    return Arrays.stream(elements).map(each -> unified(each, element)).toArray();
  }

  private static Object number(Object number, FloatType type) {
    return type.format().isNaN(Kinds.big(number, type)) ? Kinds.boxed(type.format().nan(), type) : number;
  }
}
