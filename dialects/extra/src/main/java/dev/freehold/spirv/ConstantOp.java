// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.AttrWriter;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.SparseElementsAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A known value: {@code spirv.Constant 4 : i32}, {@code spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>}. */
public final class ConstantOp extends Op implements ConstantLike, Pure, NamesResults {
  public static final OpDef<ConstantOp> DEF = OpDef.of("spirv.Constant", ConstantOp.class, ConstantOp::new)
      .attr("value", AttrSets.ANY)
      .result("constant", Sets.ANY)
      .syntax(OpSyntax.of(ConstantOp::parse, ConstantOp::print))
      .build();

  private ConstantOp(OpState<?> state) {
    super(state);
  }

  static OpState<ConstantOp> of(Attribute value, Type type) {
    return DEF.state().prop("value", value).results(type);
  }

  @Override
  public Attribute value() {
    return attr("value", Attribute.class);
  }

  @Override
  protected void verify(Checker check) {
    String fault = fault(value(), result().type());
    if (fault != null) check.error(fault);
  }

  private static @Nullable String fault(Attribute value, Type type) {
    if (type instanceof SpirvType.CooperativeMatrix && !(value instanceof DenseElementsAttr elements && elements.isSplat())) {
      return "expected a splat dense attribute for cooperative matrix constant, but found "
          + (value instanceof DenseElementsAttr ? Printing.toString(value) : "<<NULL ATTRIBUTE>>");
    }
    return switch (value) {
      case IntegerAttr number -> scalarFault(number.type(), type);
      case FloatAttr number -> scalarFault(number.type(), type);
      case DenseElementsAttr elements -> elementsFault(elements.type(), type);
      case SparseElementsAttr elements -> elementsFault(elements.type(), type);
      case ArrayAttr array -> arrayFault(array, type);
      default -> "cannot have attribute: " + Printing.toString(value);
    };
  }

  private static @Nullable String scalarFault(Type value, Type type) {
    return value.equals(type) ? null : "result type (" + Printing.quoted(type) + ") does not match value type (" + Printing.quoted(value) + ")";
  }

  /** The elements of a tensor may be those of an array, and of the arrays in it. */
  private static @Nullable String elementsFault(ShapedType value, Type type) {
    if (value.equals(type)) return null;
    if (!SpirvType.ARRAY.contains(type)) {
      return "result or element type (" + Printing.quoted(type) + ") does not match value type (" + Printing.quoted(value)
          + "), must be the same or spirv.array";
    }
    int count = 1;
    Type element = type;
    while (SpirvType.ARRAY.contains(element)) {
      count *= (int) CompositeTypes.count(element);
      element = CompositeTypes.constituent(element, 0);
    }
    if (!Sets.isNumber(element)) return "only support nested array result type";
    if (!element.equals(value.element())) {
      return "result element type (" + Printing.quoted(element) + ") does not match value element type (" + Printing.quoted(value.element()) + ")";
    }
    long given = value.shape().elementCount();
    return count == given ? null : "result number of elements (" + count + ") does not match value number of elements (" + given + ")";
  }

  private static @Nullable String arrayFault(ArrayAttr array, Type type) {
    if (!SpirvType.ARRAY.contains(type)) return "must have spirv.array result type for array value";
    for (Attribute each : array.elements()) {
      String fault = fault(each, CompositeTypes.constituent(type, 0));
      if (fault != null) return fault;
    }
    return null;
  }

  private static void parse(OpParser p, OpState<ConstantOp> state) {
    Attribute value = p.attribute();
    Type type = value.type();
    if (NoneType.INSTANCE.equals(type) || TypeSets.isTensor(type)) {
      p.expect(":");
      type = p.expectType();
    }
    state.attr("value", value).results(type);
  }

  private static void print(ConstantOp op, OpPrinter out) {
    out.text(" ").attr(op.value());
    if (SpirvType.ARRAY.contains(op.result().type())) out.text(" : ").type(op.result().type());
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), hint());
  }

  private String hint() {
    return switch (result().type()) {
      case IntegerType type when value() instanceof IntegerAttr number && type.width() == 1 -> number.isZero() ? "false" : "true";
      case IntegerType type when value() instanceof IntegerAttr number -> "cst" + number.value() + "_" + text(type);
      case FloatType type -> "cst_" + text(type);
      case VectorType type -> "cst_vec_" + shape(type) + text(type.element());
      default -> "cst";
    };
  }

  private static String shape(VectorType type) {
    StringBuilder text = new StringBuilder();
    new AttrWriter(text).text(type.shape().prefix());
    return text.toString();
  }

  private static String text(Type type) {
    StringBuilder text = new StringBuilder();
    new AttrWriter(text).type(type);
    return text.toString();
  }
}
