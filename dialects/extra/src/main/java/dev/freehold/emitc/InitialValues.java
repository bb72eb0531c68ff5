// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;

/** The values that constants, variables and globals begin with. */
final class InitialValues {
  private InitialValues() {}

  /** Returns whether an attribute may be the value of an operation's result. */
  static boolean verify(Op op, Attribute value, Checker check) {
    if (value instanceof OpaqueAttr) return true;
    if (value instanceof StringAttr) {
      check.error("string attributes are not supported, use #emitc.opaque instead");
      return false;
    }
    Type type = op.result().type() instanceof LValueType(Type held) ? held : op.result().type();
    boolean fits = type.equals(value.type()) || type instanceof WideType && value.type() instanceof IndexType;
    if (!fits) {
      check.error("requires attribute to either be an #emitc.opaque attribute or it's type (" + Printing.quoted(value.type())
          + ") to match the op's result type (" + Printing.quoted(type) + ")");
    }
    return fits;
  }

  /** {@code i32 = 5}: the directive of operations that declare something. */
  static <O extends Op> Directive<O> directive() {
    return Directive.of(InitialValues::parse, InitialValues::print);
  }

  private static void parse(OpParser p, FormatState<?> state) {
    Type type = p.expectType();
    state.attr("type", new TypeAttr(type));
    if (!p.accept("=")) return;
    Attribute value = p.attribute(type instanceof ArrayType array ? array.elements() : type);
    if (!isValue(value)) throw p.error(p.nameLoc(), "initial value should be a integer, float, elements or opaque attribute");
    state.attr("initial_value", value);
  }

  private static void print(Op op, OpPrinter out) {
    out.attr(op.attr("type", Attribute.class));
    if (op.attr("initial_value") != null) out.text(" = ").attrWithoutType(op.attr("initial_value"));
  }

  private static boolean isValue(Attribute value) {
    return value instanceof IntegerAttr || value instanceof FloatAttr || value instanceof OpaqueAttr || isElements(value);
  }

  static boolean isElements(Attribute value) {
    return AttrSets.ELEMENTS.contains(value);
  }
}
