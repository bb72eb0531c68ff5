// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.Symbol;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;

/** A buffer that lives as long as the program: {@code memref.global "private" constant @g : memref<2xf32> = dense<1.0>}. */
public final class GlobalOp extends Op implements Symbol {
  public static final OpDef<GlobalOp> DEF = OpDef.of("memref.global", GlobalOp.class, GlobalOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .optionalAttr("sym_visibility", AttrSets.STRING)
      .attr("type", MemRefAttrs.MEMREF_TYPE)
      .optionalAttr("initial_value", AttrSet.ANY)
      .optionalAttr("constant", AttrSets.UNIT)
      .optionalAttr("alignment", AttrSets.I64)
      .directive("GlobalMemrefOpTypeAndInitialValue", Directive.of(GlobalOp::parseTypeAndValue, GlobalOp::printTypeAndValue))
      .assembly("($sym_visibility^)? (`constant` $constant^)? $sym_name `:` "
          + "custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict")
      .build();

  private GlobalOp(OpState<?> state) {
    super(state);
  }

  public MemRefType type() {
    return (MemRefType) ((TypeAttr) prop(2)).value();
  }

  /** The elements; a unit where they are left open; null where the buffer is defined elsewhere. */
  public Attribute initialValue() {
    return prop(3);
  }

  /** Whether the buffer is never written to. */
  public boolean isConstant() {
    return hasAttr("constant");
  }

  private static void parseTypeAndValue(OpParser p, FormatState<GlobalOp> state) {
    Type type = p.expectType();
    if (!(type instanceof MemRefType memref) || !memref.hasStaticShape()) {
      throw p.error(p.nameLoc(), "type should be static shaped memref, but got " + Printing.quoted(type));
    }
    state.attr("type", new TypeAttr(type));
    if (!p.accept("=")) return;
    if (p.accept("uninitialized")) {
      state.attr("initial_value", UnitAttr.INSTANCE);
      return;
    }
    Attribute value = p.attribute(MemRefTypes.tensorOf(type));
    if (!Elements.is(value)) throw p.error(p.nameLoc(), "initial value should be a unit or elements attribute");
    state.attr("initial_value", value);
  }

  private static void printTypeAndValue(GlobalOp op, OpPrinter out) {
    out.type(op.type());
    if (op.initialValue() == null) return;
    out.text(" = ");
    if (op.initialValue() instanceof UnitAttr) out.text("uninitialized");
    else out.attrWithoutType(op.initialValue());
  }
}
