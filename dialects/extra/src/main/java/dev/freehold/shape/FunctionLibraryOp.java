// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Which function computes the shapes of which operation: {@code shape.function_library @lib { func @same(…) … } mapping {std.atan = @same}}. */
public final class FunctionLibraryOp extends Op
    implements SymbolTable, Symbol, AffineScope, IsolatedFromAbove, SingleBlock, NoTerminator, DefaultDialect {
  public static final OpDef<FunctionLibraryOp> DEF = OpDef.of("shape.function_library", FunctionLibraryOp.class, FunctionLibraryOp::new)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .optionalAttr("sym_visibility", AttrSets.STRING)
      .attr("mapping", AttrSets.DICT)
      .region("body", OpDef.RegionKind.ANY)
      .traits(Traits.NO_REGION_ARGUMENTS)
      .syntax(OpSyntax.of(FunctionLibraryOp::parse, FunctionLibraryOp::print))
      .build();

  private FunctionLibraryOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<FunctionLibraryOp> state) {
    state.attr(Symbol.NAME, StringAttr.of(p.expectSymbolName()));
    p.attrDictWithKeyword(state);
    state.regions(p.region(List.of()));
    p.expect("mapping");
    state.attr("mapping", p.attribute(DictAttr.class, null));
  }

  private static void print(FunctionLibraryOp op, OpPrinter out) {
    out.text(" ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value()).attrDictWithKeyword(op, Symbol.NAME, "mapping");
    out.text(" ").region(op.region("body"), false, false).text(" mapping ").attrWithoutType(op.attr("mapping", Attribute.class));
  }
}
