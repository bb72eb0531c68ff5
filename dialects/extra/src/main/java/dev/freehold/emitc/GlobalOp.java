// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** A global variable: {@code emitc.global static const @g : !emitc.array<2xi32> = dense<[1, 2]>}. */
public final class GlobalOp extends Op implements Symbol {
  public static final OpDef<GlobalOp> DEF = OpDef.of("emitc.global", GlobalOp.class, GlobalOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr("type", AttrSets.TYPE)
      .optionalAttr("initial_value", OpaqueAttr.OR_TYPED)
      .optionalAttr("extern_specifier", AttrSets.UNIT)
      .optionalAttr("static_specifier", AttrSets.UNIT)
      .optionalAttr("const_specifier", AttrSets.UNIT)
      .directive("TypeAndInitialValue", InitialValues.directive())
      .assembly("(`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)? $sym_name "
          + "`:` custom<TypeAndInitialValue>($type, $initial_value) attr-dict")
      .build();

  private GlobalOp(OpState<?> state) {
    super(state);
  }

  Type type() {
    return attr("type", TypeAttr.class).value();
  }

  @Override
  protected void verify(Checker check) {
    String fault = EmitcTypes.isSupported(type()) ? valueFault() : "expected valid emitc type";
    if (fault == null && hasAttr("static_specifier") && hasAttr("extern_specifier")) fault = "cannot have both static and extern specifiers";
    if (fault != null) check.error(fault);
  }

  private @Nullable String valueFault() {
    Attribute value = attr("initial_value");
    if (value == null || value instanceof OpaqueAttr) return null;
    boolean elements = InitialValues.isElements(value);
    if (elements && !(type() instanceof ArrayType)) return "expected array type, but got " + Printing.quoted(type());
    if (!elements && !(value instanceof IntegerAttr || value instanceof FloatAttr)) {
      return "initial value should be a integer, float, elements or opaque attribute, but got " + Printing.toString(value);
    }
    boolean fits = value.type().equals(elements ? ((ArrayType) type()).elements() : type());
    return fits ? null
        : "initial value expected to be of type " + Printing.quoted(type()) + ", but was of type " + Printing.quoted(value.type());
  }
}
