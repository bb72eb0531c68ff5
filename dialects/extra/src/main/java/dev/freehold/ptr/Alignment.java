// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.AttrSyntaxes;

/** The alignment that an access may rely on: {@code alignment = 8}; in the generic form {@code [8]}, and {@code []} for none. */
final class Alignment {
  static final String NAME = "alignment";
  private static final ArrayAttr NONE = ArrayAttr.of();
  private static final AttrSet SET = new AttrSet("an alignment", Alignment::isOptionalNumber,
      AttrSyntaxes.of(p -> ArrayAttr.of(IntegerAttr.i64(p.expectInteger())), (out, attr) -> out.text(Long.toString(number((ArrayAttr) attr)))));

  private Alignment() {}

  static <O extends Op> void declare(OpDefBuilder<O> op) {
    op.defaultAttr(NAME, SET, NONE, PropertyCode.OPTIONAL_NUMBER);
  }

  private static boolean isOptionalNumber(Attribute attr) {
    return attr instanceof ArrayAttr array && array.size() <= 1 && array.elements().stream().allMatch(IntegerAttr.class::isInstance);
  }

  private static long number(ArrayAttr alignment) {
    return ((IntegerAttr) alignment.get(0)).longValue();
  }

  static boolean isGiven(Op op) {
    return op.attr(NAME, ArrayAttr.class).size() > 0;
  }

  /** Returns whether the alignment is a power of two, or absent. */
  static boolean verify(Op op, Checker check) {
    if (!isGiven(op)) return true;
    long alignment = number(op.attr(NAME, ArrayAttr.class));
    if (alignment > 0 && Long.bitCount(alignment) == 1) return true;
    check.plainError(alignment <= 0 ? "alignment must be positive" : "alignment must be a power of 2");
    return false;
  }
}
