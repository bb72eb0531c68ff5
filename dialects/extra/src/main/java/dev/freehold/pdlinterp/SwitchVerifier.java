// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdlinterp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.ShapedType;

/** What must hold for choices among several blocks. */
final class SwitchVerifier {
  private SwitchVerifier() {}

  /** There is a block for each value; the first successor is for all others. */
  static void cases(Op op, Checker check) {
    Attribute values = op.attr("caseValues", Attribute.class);
    long expected = values instanceof ArrayAttr array ? array.elements().size() : ((ShapedType) values.type()).shape().elementCount();
    int cases = op.successorCount() - 1;
    if (cases != expected) check.error("expected number of cases to match the number of case values, got " + cases + " but expected " + expected);
  }
}
