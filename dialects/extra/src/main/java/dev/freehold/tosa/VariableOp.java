// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** A tensor that lives beside the functions: {@code tosa.variable @v = dense<1.0> : tensor<2xf32>}. */
public final class VariableOp extends Op implements Symbol {
  /** The dynamic size in an attribute. */
  private static final long UNKNOWN = -1;

  public static final OpDef<VariableOp> DEF = OpDef.of("tosa.variable", VariableOp.class, VariableOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .attr("var_shape", ShapeType.SIZES)
      .attr("type", AttrSets.TYPE)
      .optionalAttr("initial_value", AttrSet.ANY)
      .directive("VariableOpTypeOrInitialValue", Directive.of(VariableOp::parseValue, VariableOp::printValue))
      .assembly("$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)")
      .build();

  private VariableOp(OpState<?> state) {
    super(state);
  }

  TensorType type() {
    DenseElementsAttr sizes = attr("var_shape", DenseElementsAttr.class);
    long[] shape = new long[(int) sizes.elementCount()];
    for (int i = 0; i < shape.length; i++) {
      long size = ((IntegerAttr) sizes.element(i)).longValue();
      shape[i] = size == UNKNOWN ? Shape.DYNAMIC : size;
    }
    return TensorType.of(Shape.of(shape), attr("type", TypeAttr.class).value());
  }

  private static void parseValue(OpParser p, FormatState<VariableOp> state) {
    Type type;
    if (p.accept("=")) {
      Attribute value = p.attribute();
      state.attr("initial_value", value);
      type = value.type();
    } else {
      p.expect(":");
      type = p.expectType();
    }
    if (!(type instanceof ShapedType shaped)) throw p.error("expected shaped type");
    if (!shaped.hasRank()) throw p.error("expected ranked type");
    List<Attribute> sizes = new ArrayList<>();
    for (long size : shaped.shape().toArray()) sizes.add(IntegerAttr.ofIndex(Shape.isDynamic(size) ? UNKNOWN : size));
    state.attr("var_shape", DenseElementsAttr.of(TensorType.of(Shape.of(sizes.size()), IndexType.INSTANCE), sizes));
    state.attr("type", TypeAttr.of(shaped.element()));
  }

  /** A value has the type of the tensor, unless it is of a kind without a type. */
  private static void printValue(VariableOp op, OpPrinter out) {
    Attribute value = op.prop("initial_value");
    if (value == null || !AttrSets.TYPED.contains(value)) out.text(": ").type(op.type()).text(value == null ? "" : " ");
    if (value != null) out.text("= ").attr(value);
  }
}
