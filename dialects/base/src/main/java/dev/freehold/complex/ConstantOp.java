// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.function.BiConsumer;

/** A complex constant, as an array of its real and imaginary part: {@code complex.constant [0.1, -1.0] : complex<f64>}. */
public final class ConstantOp extends Op implements ConstantLike, Pure, NamesResults {
  public static final OpDef<ConstantOp> DEF = OpDef.of("complex.constant", ConstantOp.class, ConstantOp::new)
      .attr("value", AttrSets.ARRAY)
      .result("complex", TypeSets.COMPLEX)
      .assembly("$value attr-dict `:` type($complex)")
      .build();

  private ConstantOp(OpState<?> state) {
    super(state);
  }

  static OpState<ConstantOp> of(Attribute value, Type type) {
    return DEF.state().prop("value", value).results(type);
  }

  /** Whether a value can be a constant of a type. */
  static boolean accepts(Attribute value, Type type) {
    return value instanceof ArrayAttr parts && type instanceof ComplexType complex && parts.size() == 2
        && isNumber(parts.get(0)) && isNumber(parts.get(1))
        && parts.get(0).type().equals(complex.element()) && parts.get(1).type().equals(complex.element());
  }

  private static boolean isNumber(Attribute part) {
    return part instanceof FloatAttr || part instanceof IntegerAttr;
  }

  @Override
  public Attribute value() {
    return prop("value", Attribute.class);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "cst");
  }

  @Override
  protected void verify(Checker check) {
    ArrayAttr parts = (ArrayAttr) value();
    Type element = ((ComplexType) result().type()).element();
    if (parts.size() != 2) {
      check.error("requires 'value' to be a complex constant, represented as array of two values");
    } else if (!isNumber(parts.get(0)) || !isNumber(parts.get(1))) {
      check.error("requires attribute's elements to be float or integer attributes");
    } else if (!accepts(parts, result().type())) {
      check.error("requires attribute's element types (" + Printing.quoted(parts.get(0).type()) + ", " + Printing.quoted(parts.get(1).type())
          + ") to match the element type of the op's return type (" + Printing.quoted(element) + ")");
    }
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
