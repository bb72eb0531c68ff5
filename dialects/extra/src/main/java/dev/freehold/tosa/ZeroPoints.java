// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.arith.Bits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.Printing;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Zero points: constants of the tensor's element type, and only 8-bit types may have another one than 0. */
final class ZeroPoints {
  private ZeroPoints() {}

  /** What is wrong with the type of the zero of a tensor, or null. */
  static @Nullable String typeFault(Value tensor, Value zero, String name) {
    Type element = Checks.storage(tensor);
    Type given = Checks.storage(zero);
    return element.equals(given) ? null
        : "expect both " + name + " and its zero point are the same element type, got " + Printing.quoted(element) + " and " + Printing.quoted(given);
  }

  /** The value of a zero, as far as it is known; of floats only whether it is 0. */
  static OptionalLong known(Value zero, boolean signed) {
    if (!(zero.definingOp() instanceof ConstOp constant) || !(constant.value() instanceof DenseElementsAttr elements)) return OptionalLong.empty();
    return switch (elements.type().element()) {
      case FloatType type -> OptionalLong.of(type.format().isZero(elements.bits(0)) ? 0 : -1);
      case IntegerType type -> OptionalLong.of((signed ? Bits.signed(elements.bits(0), type.width()) : elements.bits(0)).longValue());
      default -> OptionalLong.of(-1);
    };
  }

  /** What is wrong with a zero, or null. */
  static @Nullable String fault(Value zero, String name) {
    OptionalLong value = known(zero, true);
    boolean fits = value.isEmpty() || value.getAsLong() == 0 || Checks.element(zero).equals(IntegerType.I8);
    return fits ? null : name + " zero point must be zero for non-int8 integer types";
  }
}
