// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** Buffers that the body of a kernel gets beside its arguments: {@code workgroup(%w : memref<32xf32, 3>)}. */
final class Attributions {
  private Attributions() {}

  static List<OpParser.Argument> parse(OpParser p, String keyword) {
    return p.accept(keyword) ? p.argumentList(Delimiter.PAREN, true, true) : List.of();
  }

  static void print(List<Value.Argument> buffers, String keyword, ArrayAttr attributes, OpPrinter out) {
    if (buffers.isEmpty()) return;
    out.text(" ").text(keyword).text("(");
    for (int i = 0; i < buffers.size(); i++) {
      if (i > 0) out.text(", ");
      out.operand(buffers.get(i)).text(" : ").type(buffers.get(i).type());
      if (attributes != null) out.attrs((DictAttr) attributes.elements().get(i));
    }
    out.text(")");
  }
}
