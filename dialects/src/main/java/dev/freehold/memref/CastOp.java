// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import java.util.function.BiConsumer;

/** Sees a buffer under a compatible type: sizes, strides or the offset known or unknown, ranked or not. */
public final class CastOp extends Op implements Pure, ViewLike, NamesResults {
  public static final OpDef<CastOp> DEF = OpDef.of("memref.cast", CastOp.class, CastOp::new)
      .operand("source", MemRefTypes.ANY)
      .result("dest", MemRefTypes.ANY)
      .traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE)
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .build();

  private CastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CastOp> of(Type type, Value source) {
    return DEF.state().operands(source).results(type);
  }

  public Value source() {
    return operand(0);
  }

  @Override
  public Value viewSource() {
    return source();
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "cast");
  }
}
