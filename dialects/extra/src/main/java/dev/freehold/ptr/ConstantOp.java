// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** A known pointer: {@code ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>}. */
public final class ConstantOp extends Op implements ConstantLike, Pure {
  public static final OpDef<ConstantOp> DEF = OpDef.of("ptr.constant", ConstantOp.class, ConstantOp::new)
      .attr("value", AttrSets.TYPED)
      .result("result", PtrType.SET)
      .inferResults(state -> state.prop("value") instanceof Attribute value ? List.of(value.type()) : null)
      .traits((op, check) -> {
        if (!op.attr("value", Attribute.class).type().equals(op.result().type()))
          check.error("failed to verify that all of {value, result} have same type");
      })
      .assembly("attr-dict $value")
      .build();

  private ConstantOp(OpState<?> state) {
    super(state);
  }

  @Override
  public Attribute value() {
    return attr("value", Attribute.class);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
