// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** Hands a value to another thread of the subgroup: {@code %shuffleResult, %valid = gpu.shuffle xor %x, %offset, %width : f32}. */
public final class ShuffleOp extends Op implements Pure, NamesResults {
  public static final OpDef<ShuffleOp> DEF = OpDef.of("gpu.shuffle", ShuffleOp.class, ShuffleOp::new)
      .operand("value", GpuTypes.NUMBER_OR_LINE)
      .operand("offset", TypeSets.I32)
      .operand("width", TypeSets.I32)
      .attr("mode", GpuEnums.SHUFFLE.set("Indexing modes supported by gpu.shuffle."))
      .result("shuffleResult", GpuTypes.NUMBER_OR_LINE)
      .result("valid", TypeSets.I1)
      .sameType("value", "shuffleResult")
      .inferResults(state -> List.of(state.operands().getFirst().type(), IntegerType.I1))
      .assembly("$mode $value `,` $offset `,` $width attr-dict `:` type($value)")
      // All threads of the subgroup take part.
      .neverSpeculatable()
      .build();

  private ShuffleOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("shuffleResult"), "shuffleResult");
    name.accept(result("valid"), "valid");
  }
}
