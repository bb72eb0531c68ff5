// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;

/** A value for each value of another type: {@code !smt.array<[!smt.int -> !smt.bool]>}. */
record ArrayType(Type domain, Type range) implements Type {

  static ArrayType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    p.expect("[");
    Type domain = Parameters.read(p, "ArrayType", "domainType", "mlir::Type", p::expectType);
    p.expect("->");
    Type range = Parameters.read(p, "ArrayType", "rangeType", "mlir::Type", p::expectType);
    p.expect("]");
    p.expect(">");
    if (!Types.isValue(domain)) throw p.error(loc, "domain must be any SMT value type");
    if (!Types.isValue(range)) throw p.error(loc, "range must be any SMT value type");
    return new ArrayType(domain, range);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!smt.array<[").type(domain).text(" -> ").type(range).text("]>");
  }

  @Override
  public String dialect() {
    return "smt";
  }
}
