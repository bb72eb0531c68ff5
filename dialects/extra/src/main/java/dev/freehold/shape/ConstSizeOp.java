// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** A known extent: {@code %c3 = shape.const_size 3}. */
public final class ConstSizeOp extends Op implements ConstantLike, Pure, NamesResults {
  public static final OpDef<ConstSizeOp> DEF = OpDef.of("shape.const_size", ConstSizeOp.class, ConstSizeOp::new)
      .attr("value", AttrSets.INDEX)
      .result("result", ShapeTypes.ONLY_SIZE)
      .assembly("$value attr-dict")
      .build();

  private ConstSizeOp(OpState<?> state) {
    super(state);
  }

  @Override
  public Attribute value() {
    return attr("value", Attribute.class);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "c" + ((IntegerAttr) value()).value());
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
