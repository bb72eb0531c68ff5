// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** Reads or replaces the element of a subgroup matrix that the thread holds at an index. */
public final class ThreadLocalOp extends Op implements Pure {
  private static final String SAME = "value type matches element type of mma_matrix";
  static final List<OpDef<ThreadLocalOp>> DEFS = List.of(
      define("extract").operand("matrix", MmaMatrixType.SET).operands("indices", TypeSets.INDEX).result("res", GpuTypes.NUMBER)
          .typeFrom(SAME, "matrix", "res", MmaMatrixType::elementOf)
          .assembly("$matrix `[` $indices `]` attr-dict `:` type($matrix) `->` type($res)").build(),
      define("insert").operand("value", GpuTypes.NUMBER).operand("matrix", MmaMatrixType.SET).operands("indices", TypeSets.INDEX)
          .result("res", MmaMatrixType.SET).typeFrom(SAME, "matrix", "value", MmaMatrixType::elementOf)
          .assembly("$value `,` $matrix `[` $indices `]` attr-dict `:` type($value) `,` type($matrix) `->` type($res)").build());

  private ThreadLocalOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<ThreadLocalOp> define(String verb) {
    return OpDef.of("gpu.subgroup_mma_" + verb + "_thread_local", ThreadLocalOp.class, ThreadLocalOp::new).neverSpeculatable();
  }
}
