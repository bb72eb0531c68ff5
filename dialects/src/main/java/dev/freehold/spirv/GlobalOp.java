// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.Symbol;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** What has a name in a module and is no function: variables, and constants that the driver may replace. */
public final class GlobalOp extends Op implements Symbol {
  private static final String INITIALIZER = "initializer";
  private static final String SPEC_ID = "spec_id";
  private static final String DEFAULT = "default_value";
  private static final String TYPE = "type";

  static final OpDef<GlobalOp> VARIABLE = define("GlobalVariable")
      .attr(TYPE, AttrSets.TYPE)
      .attr(NAME, AttrSets.STRING)
      .optionalAttr(INITIALIZER, AttrSets.FLAT_SYMBOL_REF)
      .optionalAttr("location", AttrSets.I32)
      .optionalAttr("binding", AttrSets.I32)
      .optionalAttr("descriptor_set", AttrSets.I32)
      .optionalAttr("built_in", AttrSets.STRING)
      .optionalAttr("linkage_attributes", SpirvStructs.LINKAGE.set(""))
      .syntax(OpSyntax.of(GlobalOp::parseVariable, GlobalOp::printVariable))
      .build();
  static final OpDef<GlobalOp> SPEC_CONSTANT = define("SpecConstant")
      .attr(NAME, AttrSets.STRING)
      .attr(DEFAULT, AttrSets.TYPED)
      .syntax(OpSyntax.of(GlobalOp::parseConstant, GlobalOp::printConstant))
      .build();
  static final OpDef<GlobalOp> SPEC_COMPOSITE = define("SpecConstantComposite")
      .attr(TYPE, AttrSets.TYPE)
      .attr(NAME, AttrSets.STRING)
      .attr("constituents", AttrSets.SYMBOL_REF_ARRAY)
      .syntax(OpSyntax.of(GlobalOp::parseComposite, GlobalOp::printComposite))
      .build();
  static final OpDef<GlobalOp> SPEC_REPLICATE = define("EXT.SpecConstantCompositeReplicate")
      .attr(TYPE, AttrSets.TYPE)
      .attr(NAME, AttrSets.STRING)
      .attr("constituent", AttrSets.SYMBOL_REF)
      .syntax(OpSyntax.of(GlobalOp::parseReplicate, GlobalOp::printReplicate))
      .build();

  private GlobalOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<GlobalOp> define(String name) {
    return OpDef.of("spirv." + name, GlobalOp.class, GlobalOp::new);
  }

  private static void name(OpParser p, OpState<GlobalOp> state) {
    state.attr(NAME, StringAttr.of(p.expectSymbolName()));
  }

  private static void type(OpParser p, OpState<GlobalOp> state) {
    p.expect(":");
    state.attr(TYPE, new TypeAttr(p.expectType()));
  }

  private static void printType(GlobalOp op, OpPrinter out) {
    out.text(" : ").type(((TypeAttr) op.attr(TYPE)).value());
  }

  private static void parseVariable(OpParser p, OpState<GlobalOp> state) {
    name(p, state);
    if (p.accept(INITIALIZER)) {
      p.expect("(");
      state.attr(INITIALIZER, SymbolRefAttr.of(p.expectSymbolName()));
      p.expect(")");
    }
    Decorations.parse(p, state);
    type(p, state);
  }

  private static void printVariable(GlobalOp op, OpPrinter out) {
    out.text(" ").symbolName(op.symbolName());
    if (op.attr(INITIALIZER) != null) out.text(" initializer(").attr(op.attr(INITIALIZER)).text(")");
    Decorations.print(op, out, TYPE, NAME, INITIALIZER);
    printType(op, out);
  }

  private static void parseConstant(OpParser p, OpState<GlobalOp> state) {
    name(p, state);
    if (p.accept(SPEC_ID)) {
      p.expect("(");
      state.attr(SPEC_ID, IntegerAttr.i64(p.expectInteger()));
      p.expect(")");
    }
    p.expect("=");
    state.attr(DEFAULT, p.attribute());
  }

  private static void printConstant(GlobalOp op, OpPrinter out) {
    out.text(" ").symbolName(op.symbolName());
    if (op.attr(SPEC_ID) instanceof IntegerAttr id) out.text(" spec_id(" + id.value() + ")");
    out.text(" = ").attr(op.attr(DEFAULT));
  }

  private static void parseComposite(OpParser p, OpState<GlobalOp> state) {
    name(p, state);
    state.attr("constituents", ArrayAttr.of(p.<Attribute>commaList(Delimiter.PAREN, () -> SymbolRefAttr.of(p.expectSymbolName()))));
    type(p, state);
  }

  private static void printComposite(GlobalOp op, OpPrinter out) {
    out.text(" ").symbolName(op.symbolName()).text(" (");
    out.list(((ArrayAttr) op.attr("constituents")).elements(), out::attr).text(")");
    printType(op, out);
  }

  private static void parseReplicate(OpParser p, OpState<GlobalOp> state) {
    name(p, state);
    p.expect("(");
    state.attr("constituent", SymbolRefAttr.of(p.expectSymbolName()));
    p.expect(")");
    type(p, state);
  }

  private static void printReplicate(GlobalOp op, OpPrinter out) {
    out.text(" ").symbolName(op.symbolName()).text(" (").attr(op.attr("constituent")).text(")");
    printType(op, out);
  }
}
