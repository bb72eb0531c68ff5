// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** A constant of type {@code index}. */
public final class ConstantOp extends Op implements ConstantLike, Pure, NamesResults {
  public static final OpDef<ConstantOp> DEF = OpDef.of("index.constant", ConstantOp.class, ConstantOp::new)
      .attr("value", AttrSets.INDEX)
      .result("result", TypeSets.INDEX)
      .inferResults(state -> List.of(IndexType.INSTANCE))
      .assembly("attr-dict $value")
      .build();

  private ConstantOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ConstantOp> of(long value) {
    return DEF.state().prop("value", IntegerAttr.ofIndex(value)).results(IndexType.INSTANCE);
  }

  @Override
  public IntegerAttr value() {
    return prop("value", IntegerAttr.class);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "idx" + value().value());
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
