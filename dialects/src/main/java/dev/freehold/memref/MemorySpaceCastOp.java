// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import java.util.function.BiConsumer;

/** The same buffer, seen from another memory space. */
public final class MemorySpaceCastOp extends Op implements Pure, ViewLike, NamesResults {
  public static final OpDef<MemorySpaceCastOp> DEF = OpDef.of("memref.memory_space_cast", MemorySpaceCastOp.class, MemorySpaceCastOp::new)
      .operand("source", MemRefTypes.ANY)
      .result("dest", MemRefTypes.ANY)
      .traits(Traits.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, Traits.SAME_OPERANDS_AND_RESULT_SHAPE)
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .build();

  private MemorySpaceCastOp(OpState<?> state) {
    super(state);
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
    name.accept(result(), "memspacecast");
  }
}
