// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** The even and the odd elements of the last dimension. */
public final class DeinterleaveOp extends Op implements Pure, NamesResults {
  public static final OpDef<DeinterleaveOp> DEF = OpDef.of("vector.deinterleave", DeinterleaveOp.class, DeinterleaveOp::new)
      .operand("source", VectorTypes.ANY)
      .result("res1", VectorTypes.ANY)
      .result("res2", VectorTypes.ANY)
      .sameType("res1", "res2")
      .assembly("$source attr-dict `:` type($source) `->` type($res1)")
      .build();

  private DeinterleaveOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(0), "res1");
    name.accept(result(1), "res2");
  }

  @Override
  protected void verify(Checker check) {
    if (Interleaving.doubled(VectorTypes.vector(result(0))).equals(operand(0).type())) return;
    check.error("failed to verify that the trailing dimension of the results is half the width of source trailing dimension");
  }
}
