// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** A condition that is known to hold or not: {@code shape.const_witness true}. */
public final class ConstWitnessOp extends Op implements ConstantLike, Pure {
  public static final OpDef<ConstWitnessOp> DEF = OpDef.of("shape.const_witness", ConstWitnessOp.class, ConstWitnessOp::new)
      .attr("passing", AttrSets.BOOL)
      .result("result", ShapeTypes.WITNESS)
      .assembly("$passing attr-dict")
      .build();

  private ConstWitnessOp(OpState<?> state) {
    super(state);
  }

  static OpState<ConstWitnessOp> of(boolean passing) {
    return DEF.state().prop("passing", IntegerAttr.ofBool(passing)).results(ShapeType.WITNESS);
  }

  @Override
  public Attribute value() {
    return attr("passing", Attribute.class);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
