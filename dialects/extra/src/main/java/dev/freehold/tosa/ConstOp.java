// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import dev.freehold.quant.QuantizedType;

/** A tensor of known elements; it has no syntax of its own. */
public final class ConstOp extends Op implements ConstantLike, Pure {
  public static final OpDef<ConstOp> DEF = OpDef.of("tosa.const", ConstOp.class, ConstOp::new)
      .attr("values", AttrSets.ELEMENTS)
      .result("output", TosaTypes.TENSOR)
      .build();

  private ConstOp(OpState<?> state) {
    super(state);
  }

  static OpState<ConstOp> of(Attribute values, Type type) {
    return DEF.state().prop("values", values).results(type);
  }

  @Override
  public Attribute value() {
    return attr("values", Attribute.class);
  }

  @Override
  protected void verify(Checker check) {
    ShapedType given = (ShapedType) value().type();
    ShapedType wanted = (ShapedType) result().type();
    if (!wanted.hasRank() || !wanted.shape().equals(given.shape())) {
      check.error("failed to verify that all of {values, output} have same shape");
      return;
    }
    Type element = QuantizedType.storage(wanted.element());
    if (!given.element().equals(element) && !given.element().equals(wanted.element())) check.error("expected same attr/result element types");
  }
}
