// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;

/** A global variable or constant: {@code ml_program.global private mutable @x(dense<4> : tensor<4xi32>) : tensor<?xi32>}. */
public final class GlobalOp extends Op implements Symbol {
  public static final OpDef<GlobalOp> DEF = OpDef.of("ml_program.global", GlobalOp.class, GlobalOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .attr("type", AttrSets.TYPE)
      .optionalAttr("is_mutable", AttrSets.UNIT)
      .optionalAttr("value", AttrSet.ANY)
      .optionalAttr("sym_visibility", AttrSets.STRING)
      .directive("SymbolVisibility", Directive.of(GlobalOp::parseVisibility, GlobalOp::printVisibility))
      .directive("TypedInitialValue", Directive.of(GlobalOp::parseValue, GlobalOp::printValue))
      .assembly("custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict")
      .build();

  private GlobalOp(OpState<?> state) {
    super(state);
  }

  public Type type() {
    return attr("type", TypeAttr.class).value();
  }

  public boolean isMutable() {
    return hasAttr("is_mutable");
  }

  @Override
  protected void verify(Checker check) {
    if (!isMutable() && !hasAttr("value")) check.error("immutable global must have an initial value");
  }

  private static void parseVisibility(OpParser p, FormatState<GlobalOp> state) {
    String visibility = p.acceptKeywordIn("public", "private", "nested");
    if (visibility == null) throw p.error("expected 'public', 'private', or 'nested'");
    state.attr("sym_visibility", StringAttr.of(visibility));
  }

  private static void printVisibility(GlobalOp op, OpPrinter out) {
    out.text(op.attr("sym_visibility") instanceof StringAttr visibility ? visibility.value() : "public");
  }

  private static void parseValue(OpParser p, FormatState<GlobalOp> state) {
    if (p.accept("(")) {
      state.attr("value", p.attribute());
      p.expect(")");
    }
    p.expect(":");
    state.attr("type", TypeAttr.of(p.expectType()));
  }

  private static void printValue(GlobalOp op, OpPrinter out) {
    if (op.hasAttr("value")) out.text("(").attr(op.attr("value", Attribute.class)).text(")");
    out.text(" : ").type(op.type());
  }
}
