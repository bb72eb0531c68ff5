// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;

/** So many references: {@code !wasmssa<tabletype !wasmssa.funcref [1: 8]>}. */
record TableType(Type reference, LimitType limit) implements Type {
  static final TypeSet SET = TypeSet.of("Wasm table type", TableType.class::isInstance);

  static TableType parse(AttrParser p) {
    int loc = p.loc();
    Type reference = Parameters.read(p, "WasmSSA_TableType", "reference", "::mlir::Type", p::expectType);
    LimitType limit = Parameters.read(p, "WasmSSA_TableType", "limit", "::mlir::wasmssa::LimitType", () -> LimitType.parse(p));
    if (!Types.REFERENCE.contains(reference)) throw p.error(loc, "failed to verify 'reference': " + Types.REFERENCE.description());
    return new TableType(reference, limit);
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('!', "wasmssa", "tabletype " + Printing.toString(reference) + " " + limit.body());
  }

  @Override
  public String dialect() {
    return "wasmssa";
  }
}
