// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.ConstantLike;
import java.util.List;

/** A value that does not change. */
public final class ConstantOp extends Op implements ConstantLike, CExpression {
  public static final OpDef<ConstantOp> DEF = OpDef.of("emitc.constant", ConstantOp.class, ConstantOp::new)
      .attr("value", OpaqueAttr.OR_TYPED)
      .result("result", EmitcTypes.ANY)
      .build();

  private ConstantOp(OpState<?> state) {
    super(state);
  }

  @Override
  public Attribute value() {
    return attr("value", Attribute.class);
  }

  @Override
  public boolean hasSideEffects() {
    return !EmitcTypes.isFundamental(result().type());
  }

  @Override
  protected void verify(Checker check) {
    if (!InitialValues.verify(this, value(), check)) return;
    if (value() instanceof OpaqueAttr(String text) && text.isEmpty()) check.error("value must not be empty");
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
