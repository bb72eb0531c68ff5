// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Buffers that the body of a kernel gets beside its arguments: {@code workgroup(%w : memref<32xf32, 3>)}. */
final class Attributions {
  private Attributions() {}

  static List<OpParser.Argument> parse(OpParser p, String keyword) {
    return p.accept(keyword) ? p.argumentList(Delimiter.PAREN, true, true) : List.of();
  }

  /** Each is a memref; if its memory space is one of the dialect, it is {@code space}. */
  static void verify(List<Value.Argument> buffers, String space, Checker check) {
    for (Value.Argument buffer : buffers) {
      if (!(buffer.type() instanceof MemRefType type)) {
        check.error("expected memref type in attribution");
        return;
      }
      if (type.memorySpace() instanceof EnumAttr named && named.kind() == GpuEnums.ADDRESS_SPACE && !named.keyword().equals(space)) {
        check.error("expected memory space " + space + " in attribution");
        return;
      }
    }
  }

  static void print(List<Value.Argument> buffers, String keyword, @Nullable ArrayAttr attributes, OpPrinter out) {
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
