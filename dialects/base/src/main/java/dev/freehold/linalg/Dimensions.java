// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** An array of dimensions in the text: {@code permutation = [1, 0]}. */
final class Dimensions {
  private Dimensions() {}

  static void parse(String name, OpParser p, OpState<?> state) {
    p.expect(name);
    p.expect("=");
    List<Long> numbers = p.commaList(Delimiter.SQUARE, p::expectInteger);
    state.attr(name, DenseArrayAttr.i64(numbers.stream().mapToLong(Long::longValue).toArray()));
  }

  /** Writes the array as the reference does: with a space behind it. */
  static void print(String name, Op op, OpPrinter out) {
    out.text(" " + name + " = [");
    op.attr(name, DenseArrayAttr.class).printElements(out);
    out.text("] ");
  }
}
