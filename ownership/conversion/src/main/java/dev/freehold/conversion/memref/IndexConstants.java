// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

import dev.freehold.arith.ConstantOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.ArrayList;
import java.util.List;

/** Indices as operands. */
final class IndexConstants {
  private IndexConstants() {}

  /** The value itself, or a new constant. */
  static Value value(Folded folded, Rewriter rw) {
    return folded instanceof Value value ? value : rw.create(ConstantOp.index(((IntegerAttr) folded).longValue())).result();
  }

  static List<Value> values(List<? extends Folded> numbers, Rewriter rw) {
    List<Value> values = new ArrayList<>();
    for (Folded number : numbers) values.add(value(number, rw));
    return values;
  }
}
