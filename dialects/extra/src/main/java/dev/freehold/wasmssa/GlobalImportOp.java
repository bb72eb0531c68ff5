// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** A variable that another module has: {@code wasmssa.import_global "g" from "env" as @g mutable : i32}. */
public final class GlobalImportOp extends Op implements Exportable {
  public static final OpDef<GlobalImportOp> DEF = OpDef.of("wasmssa.import_global", GlobalImportOp.class, GlobalImportOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr("moduleName", AttrSets.STRING)
      .attr("importName", AttrSets.STRING)
      .attr("type", AttrSets.typeOf(Types.VALUE))
      .optionalAttr(GlobalOp.MUTABLE, AttrSets.UNIT)
      .syntax(OpSyntax.of(GlobalImportOp::parse, GlobalImportOp::print))
      .build();

  private GlobalImportOp(OpState<?> state) {
    super(state);
  }

  boolean isMutable() {
    return hasAttr(GlobalOp.MUTABLE);
  }

  @Override
  public boolean isDeclaration() {
    return true;
  }

  private static void parse(OpParser p, OpState<GlobalImportOp> state) {
    state.attr("importName", StringAttr.of(p.expectString()));
    p.expect("from");
    state.attr("moduleName", StringAttr.of(p.expectString()));
    p.expect("as");
    state.attr(NAME, StringAttr.of(p.expectSymbolName()));
    if ("mutable".equals(p.acceptKeywordOrString())) state.attr(GlobalOp.MUTABLE, UnitAttr.INSTANCE);
    p.expect(":");
    state.attr("type", new TypeAttr(p.expectType()));
  }

  private static void print(GlobalImportOp op, OpPrinter out) {
    out.text(" ").attr(op.attr("importName", Attribute.class)).text(" from ").attr(op.attr("moduleName", Attribute.class)).text(" as ")
        .symbolName(op.attr(Symbol.NAME, StringAttr.class).value());
    if (op.isMutable()) out.text(" mutable");
    out.text(" : ").type(op.attr("type", TypeAttr.class).value());
  }
}
