// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** {@code smt.constant true}. */
public final class BoolConstantOp extends Op implements ConstantLike, NamesResults, Pure {
  public static final OpDef<BoolConstantOp> DEF = OpDef.of("smt.constant", BoolConstantOp.class, BoolConstantOp::new)
      .attr("value", AttrSets.BOOL)
      .result("result", Types.BOOL)
      .assembly("$value attr-dict")
      .build();

  private BoolConstantOp(OpState<?> state) {
    super(state);
  }

  static OpState<BoolConstantOp> of(Attribute value) {
    return DEF.state().prop("value", value).results(Types.BOOL_TYPE);
  }

  @Override
  public Attribute value() {
    return attr("value", Attribute.class);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), value().equals(IntegerAttr.TRUE) ? "true" : "false");
  }
}
