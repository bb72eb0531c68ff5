// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.List;

/** A type of which only the name is known, and what it is made of: {@code !smt.sort<"pair"[!smt.bool, !smt.int]>}. */
record SortType(StringAttr name, List<Type> parameters) implements Type {

  static SortType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    StringAttr name = Parameters.read(p, "SortType", "identifier", "mlir::StringAttr", () -> name(p));
    List<Type> parameters = List.of();
    if (p.accept("[")) {
      parameters = Parameters.read(p, "SortType", "sortParams", "::llvm::ArrayRef<mlir::Type>", () -> p.commaList(Delimiter.NONE, p::expectType));
      p.expect("]");
    }
    p.expect(">");
    if (!parameters.stream().allMatch(Types::isFirstOrder)) throw p.error(loc, "sort parameter types must be any non-function SMT type");
    return new SortType(name, parameters);
  }

  private static StringAttr name(AttrParser p) {
    int loc = p.loc();
    Attribute name = p.attribute();
    if (!(name instanceof StringAttr text)) throw p.error(loc, "invalid kind of attribute specified");
    return text;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!smt.sort<").attr(name);
    if (!parameters.isEmpty()) out.text("[").types(parameters).text("]");
    out.text(">");
  }

  @Override
  public String dialect() {
    return "smt";
  }
}
