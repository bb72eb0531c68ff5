// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A buffer that lives as long as the program: {@code memref.global "private" constant @g : memref<2xf32> = dense<1.0>}. */
public final class GlobalOp extends Op implements Symbol {
  public static final OpDef<GlobalOp> DEF = OpDef.of("memref.global", GlobalOp.class, GlobalOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .optionalAttr("sym_visibility", AttrSets.STRING)
      .attr("type", MemRefAttrs.MEMREF_TYPE)
      .optionalAttr("initial_value", AttrSet.ANY)
      .optionalAttr("constant", AttrSets.UNIT)
      .optionalAttr("alignment", MemRefAttrs.ALIGNMENT)
      .directive("GlobalMemrefOpTypeAndInitialValue", Directive.of(GlobalOp::parseTypeAndValue, GlobalOp::printTypeAndValue))
      .assembly("($sym_visibility^)? (`constant` $constant^)? $sym_name `:` "
          + "custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict")
      .build();

  private GlobalOp(OpState<?> state) {
    super(state);
  }

  public MemRefType type() {
    return (MemRefType) prop("type", TypeAttr.class).value();
  }

  /** The elements; a unit where they are left open; null where the buffer is defined elsewhere. */
  public @Nullable Attribute initialValue() {
    return prop("initial_value");
  }

  /** Whether the buffer is never written to. */
  public boolean isConstant() {
    return hasAttr("constant");
  }

  @Override
  protected void verify(Checker check) {
    if (!type().hasStaticShape()) {
      check.error("type should be static shaped memref, but got " + Printing.quoted(type()));
      return;
    }
    Attribute value = initialValue();
    if (value == null || value instanceof UnitAttr) return;
    if (!Elements.is(value) || !(value.type() instanceof TensorType tensor)) {
      check.error("initial value should be a unit or elements attribute, but got " + Printing.toString(value));
    } else if (!tensor.element().equals(type().element())) {
      check.error("initial value element expected to be of type " + Printing.quoted(type().element()) + ", but was of type "
          + Printing.quoted(tensor.element()));
    } else if (!tensor.shape().equals(type().shape())) {
      check.error("initial value shape expected to be " + listed(type().shape()) + " but was " + listed(tensor.shape()));
    }
  }

  private static String listed(Shape shape) {
    return Arrays.stream(shape.toArray()).mapToObj(Long::toString).collect(Collectors.joining(", "));
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
