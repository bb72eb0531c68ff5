// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import java.util.ArrayList;
import java.util.List;

/** Known sizes: {@code %s = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>}. */
public final class ConstShapeOp extends Op implements ConstantLike, Pure {
  public static final OpDef<ConstShapeOp> DEF = OpDef.of("tosa.const_shape", ConstShapeOp.class, ConstShapeOp::new)
      .attr("values", ShapeType.SIZES)
      .result("output", ShapeType.SET)
      .assembly("operands attr-dict `:` functional-type(operands, results)")
      .build();

  private ConstShapeOp(OpState<?> state) {
    super(state);
  }

  static OpState<ConstShapeOp> of(Attribute values, Type type) {
    return DEF.state().prop("values", values).results(type);
  }

  static OpState<ConstShapeOp> of(long... sizes) {
    List<Attribute> elements = new ArrayList<>();
    for (long size : sizes) elements.add(IntegerAttr.ofIndex(size));
    return of(DenseElementsAttr.of(TensorType.of(Shape.of(sizes.length), IndexType.INSTANCE), elements), new ShapeType(sizes.length));
  }

  @Override
  public Attribute value() {
    return attr("values", Attribute.class);
  }

  long[] sizes() {
    DenseElementsAttr values = (DenseElementsAttr) value();
    long[] sizes = new long[(int) values.elementCount()];
    for (int i = 0; i < sizes.length; i++) sizes[i] = values.bits(i).longValue();
    return sizes;
  }

  @Override
  protected void verify(Checker check) {
    DenseElementsAttr values = (DenseElementsAttr) value();
    long rank = ((ShapeType) result().type()).rank();
    long count = values.elementCount();
    if (values.type().rank() != 1) {
      check.error("expect elements in attribute values with rank 1");
    } else if (count != rank && !(count == 1 && rank == 0)) {
      check.error("expect number of elements in attribute values (" + count + ") to be equal to the rank (" + rank + ") for the result shape type");
    }
  }
}
