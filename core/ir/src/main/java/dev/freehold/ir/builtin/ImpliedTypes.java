// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;

/** The types that a reader assumes where a number has none. */
final class ImpliedTypes {
  private ImpliedTypes() {}

  /** Prints an attribute, its type left out if it is the one that a reader assumes. */
  static void print(AttrPrinter out, Attribute attribute) {
    boolean implied = attribute instanceof IntegerAttr && attribute.type().equals(IntegerType.I64)
        || attribute instanceof FloatAttr && attribute.type().equals(FloatType.F64);
    if (implied) out.attrWithoutType(attribute);
    else out.attr(attribute);
  }
}
