// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** True or false. */
public final class BoolConstantOp extends Op implements ConstantLike, Pure, NamesResults {
  public static final OpDef<BoolConstantOp> DEF = OpDef.of("index.bool.constant", BoolConstantOp.class, BoolConstantOp::new)
      .attr("value", AttrSets.BOOL)
      .result("result", TypeSets.I1)
      .inferResults(state -> List.of(IntegerType.I1))
      .assembly("attr-dict $value")
      .build();

  private BoolConstantOp(OpState<?> state) {
    super(state);
  }

  public static OpState<BoolConstantOp> of(boolean value) {
    return DEF.state().prop("value", IntegerAttr.ofBool(value)).results(IntegerType.I1);
  }

  @Override
  public IntegerAttr value() {
    return prop("value", IntegerAttr.class);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), value().isZero() ? "false" : "true");
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
