// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.List;

/** A function of values that are no functions: {@code !smt.func<(!smt.int, !smt.int) !smt.bool>}. */
record FuncType(List<Type> domain, Type range) implements Type {

  static FuncType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    p.expect("(");
    List<Type> domain = Parameters.read(p, "SMTFuncType", "domainTypes", "::llvm::ArrayRef<mlir::Type>",
        () -> p.commaList(Delimiter.NONE, p::expectType));
    p.expect(")");
    Type range = Parameters.read(p, "SMTFuncType", "rangeType", "mlir::Type", p::expectType);
    p.expect(">");
    if (!domain.stream().allMatch(Types::isFirstOrder)) throw p.error(loc, "domain types must be any non-function SMT type");
    if (!Types.isFirstOrder(range)) throw p.error(loc, "range type must be any non-function SMT type");
    return new FuncType(domain, range);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!smt.func<(").types(domain).text(") ").type(range).text(">");
  }

  @Override
  public String dialect() {
    return "smt";
  }
}
