// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** A known shape: {@code shape.const_shape [1, 2] : tensor<2xindex>}. */
public final class ConstShapeOp extends Op implements ConstantLike {
  public static final OpDef<ConstShapeOp> DEF = OpDef.of("shape.const_shape", ConstShapeOp.class, ConstShapeOp::new)
      .attr("shape", AttrSet.of("index elements attribute", attr -> attr instanceof DenseElementsAttr dense && dense.type().element() instanceof IndexType))
      .result("result", ShapeTypes.SHAPE_OR_EXTENTS)
      .syntax(OpSyntax.of(ConstShapeOp::parse, ConstShapeOp::print))
      .build();

  private ConstShapeOp(OpState<?> state) {
    super(state);
  }

  @Override
  public Attribute value() {
    return prop(0);
  }

  private static void parse(OpParser p, OpState<ConstShapeOp> state) {
    p.attrDict(state);
    int loc = p.loc();
    if (!(p.attribute() instanceof ArrayAttr extents)) throw p.error(loc, "invalid kind of attribute specified");
    List<BigInteger> numbers = new ArrayList<>();
    for (Attribute extent : extents.elements()) {
      if (!(extent instanceof IntegerAttr number)) throw p.error(loc, "expected integer extents");
      numbers.add(number.value());
    }
    state.prop(0, DenseElementsAttr.of(TensorType.of(Shape.of(numbers.size()), IndexType.INSTANCE), numbers));
    p.expect(":");
    state.results(p.expectType());
  }

  private static void print(ConstShapeOp op, OpPrinter out) {
    out.attrDict(op, "shape").text(" [");
    DenseElementsAttr shape = (DenseElementsAttr) op.value();
    for (long i = 0; i < shape.elementCount(); i++) out.text((i > 0 ? ", " : "") + shape.bits(i).longValue());
    out.text("] : ").type(op.result().type());
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
