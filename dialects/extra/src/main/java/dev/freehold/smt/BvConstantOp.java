// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** {@code smt.bv.constant #smt.bv<5> : !smt.bv<4>}. */
public final class BvConstantOp extends Op implements ConstantLike, NamesResults, Pure {
  public static final OpDef<BvConstantOp> DEF = OpDef.of("smt.bv.constant", BvConstantOp.class, BvConstantOp::new)
      .attr("value", BitVectorAttr.SET)
      .result("result", Types.BIT_VECTOR)
      .inferResults(state -> state.prop("value") instanceof Attribute value ? List.of(value.type()) : null)
      .assembly("$value attr-dict")
      .build();

  private BvConstantOp(OpState<?> state) {
    super(state);
  }

  static OpState<BvConstantOp> of(Attribute value) {
    return DEF.state().prop("value", value).results(value.type());
  }

  @Override
  public Attribute value() {
    return attr("value", Attribute.class);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    BitVectorAttr bits = (BitVectorAttr) value();
    name.accept(result(), "c" + bits.value() + "_bv" + bits.type().width());
  }
}
