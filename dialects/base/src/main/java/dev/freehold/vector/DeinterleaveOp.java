// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** The even and the odd elements of the last dimension. */
public final class DeinterleaveOp extends Op implements Pure, NamesResults {
  public static final OpDef<DeinterleaveOp> DEF = OpDef.of("vector.deinterleave", DeinterleaveOp.class, DeinterleaveOp::new)
      .operand("source", VectorTypes.NON_ZERO_RANK)
      .result("res1", VectorTypes.NON_ZERO_RANK)
      .result("res2", VectorTypes.NON_ZERO_RANK)
      .sameType("res1", "res2")
      .assembly("$source attr-dict `:` type($source) `->` type($res1)")
      .build();

  private DeinterleaveOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("res1"), "res1");
    name.accept(result("res2"), "res2");
  }

  @Override
  protected void verify(Checker check) {
    VectorType source = VectorTypes.vector(source());
    if (source.size(source.rank() - 1) % 2 != 0) {
      check.error("failed to verify that the trailing dimension of the source vector has an even number of elements");
      return;
    }
    if (Interleaving.doubled(VectorTypes.vector(result("res1"))).equals(source)) return;
    check.error("failed to verify that the trailing dimension of the results is half the width of source trailing dimension");
  }
}
