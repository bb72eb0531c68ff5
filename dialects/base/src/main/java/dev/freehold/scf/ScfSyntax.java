// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** Parsing and printing that several operations of the dialect share. */
final class ScfSyntax {
  private ScfSyntax() {}

  /** Prints {@code prefix(%argument = %value, …)}; nothing where there are none. */
  static void printInitialized(List<Value.Argument> arguments, List<? extends Value> values, String prefix, OpPrinter out) {
    if (arguments.isEmpty()) return;
    out.text(prefix).text("(");
    for (int i = 0; i < arguments.size(); i++) {
      if (i > 0) out.text(", ");
      out.operand(arguments.get(i)).text(" = ").operand(values.get(i));
    }
    out.text(")");
  }

  /** Reads {@code (%name = %value, …)}. */
  static void assignments(OpParser p, List<OpParser.Operand> names, List<OpParser.Operand> values) {
    if (!p.accept("(")) throw p.error("expected '('");
    if (p.accept(")")) return;
    do {
      names.add(p.argument(false, false).name());
      p.expect("=");
      values.add(p.expectOperand());
    } while (p.accept(","));
    p.expectEnd(")");
  }

  /** Block arguments with those names and types, located at the names. */
  static List<OpParser.Argument> arguments(OpParser p, List<OpParser.Operand> names, List<Type> types) {
    List<OpParser.Argument> arguments = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      arguments.add(new OpParser.Argument(names.get(i), types.get(i), DictAttr.EMPTY, p.location(names.get(i).loc())));
    }
    return arguments;
  }

  /** The arguments, which the text gives no types, with a type. */
  static List<OpParser.Argument> typed(List<OpParser.Argument> untyped, Type type) {
    return untyped.stream().map(a -> new OpParser.Argument(a.name(), type, a.attrs(), a.location())).toList();
  }
}
