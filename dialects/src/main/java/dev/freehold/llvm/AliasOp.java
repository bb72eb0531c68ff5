// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.Symbol;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Another name for a global: {@code llvm.mlir.alias external @a : !llvm.ptr { … }}. */
public final class AliasOp extends Op implements Symbol, IsolatedFromAbove {
  public static final OpDef<AliasOp> DEF = OpDef.of("llvm.mlir.alias", AliasOp.class, AliasOp::new)
      .attr("alias_type", AttrSets.TYPE)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .attr("linkage", LlvmEnums.LINKAGE.set("LLVM Linkage specification"))
      .optionalAttr("dso_local", AttrSets.UNIT)
      .optionalAttr("thread_local_", AttrSets.UNIT)
      .optionalAttr("unnamed_addr", LlvmEnums.UNNAMED_ADDRESS.set("LLVM GlobalValue UnnamedAddr"))
      .defaultAttr("visibility_", LlvmEnums.VISIBILITY.set("LLVM GlobalValue Visibility"), LlvmEnums.VISIBILITY.first())
      .region("initializer", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(AliasOp::parse, AliasOp::print))
      .build();

  private AliasOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<AliasOp> state) {
    GlobalWords.parse(p, state);
    state.attr(Symbol.NAME, StringAttr.of(p.expectSymbolName()));
    p.attrDict(state);
    p.expect(":");
    state.attr("alias_type", new TypeAttr(p.expectType()));
    state.regions(p.region(List.of()));
  }

  private static void print(AliasOp op, OpPrinter out) {
    out.text(" ");
    GlobalWords.print(op, "", out);
    out.symbolName(op.symbolName());
    out.attrDict(op, Symbol.NAME, "alias_type", "linkage", "thread_local_", "unnamed_addr", "visibility_");
    out.text(" : ").type(((TypeAttr) op.attr("alias_type")).value()).text(" ").region(op.region(0), false, true);
  }
}
