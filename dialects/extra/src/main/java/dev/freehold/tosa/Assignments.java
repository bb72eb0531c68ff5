// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** What the arguments of a region begin with: {@code (%a = %x, %b = %y)}. */
record Assignments(List<OpParser.Argument> arguments, List<OpParser.Operand> values) {

  static Assignments parse(OpParser p) {
    Assignments read = new Assignments(new ArrayList<>(), new ArrayList<>());
    p.commaList(Delimiter.OPTIONAL_PAREN, () -> {
      read.arguments.add(p.argument(false, false));
      p.expect("=");
      return read.values.add(p.expectOperand());
    });
    return read;
  }

  /** Writes nothing where there are none. */
  static void print(Region region, List<Value> values, OpPrinter out) {
    if (values.isEmpty()) return;
    out.text(" (");
    for (int i = 0; i < values.size(); i++) {
      out.text(i == 0 ? "" : ", ").operand(region.entryBlock().argument(i)).text(" = ").operand(values.get(i));
    }
    out.text(")");
  }
}
