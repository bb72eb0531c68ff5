// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.iface.Symbol;
import dev.freehold.ir.iface.SymbolTable;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** A program: {@code spirv.module @name Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> { … }}. */
public final class ModuleOp extends Op implements IsolatedFromAbove, NoTerminator, SingleBlock, SymbolTable, Symbol {
  private static final String ADDRESSING = "addressing_model";
  private static final String MEMORY = "memory_model";
  private static final String VCE = "vce_triple";

  public static final OpDef<ModuleOp> DEF = OpDef.of("spirv.module", ModuleOp.class, ModuleOp::new)
      .attr(ADDRESSING, Words.ADDRESSING.set())
      .attr(MEMORY, Words.MEMORY_MODEL.set())
      .optionalAttr(VCE, VceAttr.SET)
      .optionalAttr(Symbol.NAME, AttrSets.STRING)
      .region("body", OpDef.RegionKind.ANY)
      .traits(Traits.NO_REGION_ARGUMENTS)
      .syntax(OpSyntax.of(ModuleOp::parse, ModuleOp::print))
      .build();

  private ModuleOp(OpState<?> state) {
    super(state);
  }

  @Override
  public boolean isOptionalSymbol() {
    return true;
  }

  private static void parse(OpParser p, OpState<ModuleOp> state) {
    String name = p.acceptSymbolName();
    if (name != null) state.attr(Symbol.NAME, StringAttr.of(name));
    state.attr(ADDRESSING, Words.ADDRESSING.keyword(p)).attr(MEMORY, Words.MEMORY_MODEL.keyword(p));
    if (p.accept("requires")) state.attr(VCE, p.attribute());
    p.attrDictWithKeyword(state);
    Region body = p.region(List.of());
    p.addBlockIfMissing(body);
    state.regions(body);
  }

  private static void print(ModuleOp op, OpPrinter out) {
    if (op.symbolName() != null) out.text(" ").symbolName(op.symbolName());
    out.text(" " + ((WordAttr) op.attr(ADDRESSING)).words() + " " + ((WordAttr) op.attr(MEMORY)).words());
    if (op.attr(VCE) != null) out.text(" requires ").attr(op.attr(VCE));
    out.attrDictWithKeyword(op, ADDRESSING, MEMORY, Symbol.NAME, VCE).text(" ").region(op.region(0), false, true);
  }
}
