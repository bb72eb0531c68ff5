// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.Set;

/** A variable, with what its first value is made from: {@code wasmssa.global exported @g i32 mutable : { … }}. */
public final class GlobalOp extends Op implements Exportable, IsolatedFromAbove, AffineScope, AutomaticAllocationScope {
  static final String MUTABLE = "isMutable";
  private static final Set<String> CONSTANTS = Set.of("wasmssa.const", "wasmssa.global_get", "wasmssa.return");

  public static final OpDef<GlobalOp> DEF = OpDef.of("wasmssa.global", GlobalOp.class, GlobalOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr("type", AttrSets.typeOf(Types.VALUE))
      .optionalAttr(MUTABLE, AttrSets.UNIT)
      .optionalAttr(EXPORTED, AttrSets.UNIT)
      .region("initializer", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(GlobalOp::parse, GlobalOp::print))
      .build();

  private GlobalOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    for (Block block : region("initializer")) {
      for (Op op : block) {
        if (CONSTANTS.contains(op.name())) continue;
        check.plainError("expected a constant initializer for this operator, got " + Printing.toString(op));
        return;
      }
    }
  }

  private static void parse(OpParser p, OpState<GlobalOp> state) {
    Exportable.parseName(p, state);
    state.attr("type", new TypeAttr(p.expectType()));
    if ("mutable".equals(p.acceptKeywordOrString())) state.attr(MUTABLE, UnitAttr.INSTANCE);
    p.expect(":");
    state.regions(p.region(List.of()));
  }

  private static void print(GlobalOp op, OpPrinter out) {
    if (op.hasAttr(EXPORTED)) out.text(" exported");
    out.text(" ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value()).text(" ").type(op.attr("type", TypeAttr.class).value());
    if (op.hasAttr(MUTABLE)) out.text(" mutable");
    out.text(" :");
    if (!op.region("initializer").isEmpty()) out.text(" ").region(op.region("initializer"), false, true);
  }
}
