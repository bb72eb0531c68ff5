// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Pure;

/** The same buffers, with the promise that no two of them share memory. */
public final class DistinctObjectsOp extends Op implements Pure {
  public static final OpDef<DistinctObjectsOp> DEF = OpDef.of("memref.distinct_objects", DistinctObjectsOp.class, DistinctObjectsOp::new)
      .operands("operands", MemRefTypes.RANKED)
      .results("results", MemRefTypes.RANKED)
      .traits(DistinctObjectsOp::verifyTypes)
      .inferResults(state -> state.operands().stream().map(Value::type).toList())
      .assembly("$operands attr-dict `:` type($operands)")
      .neverSpeculatable()
      .build();

  private DistinctObjectsOp(OpState<?> state) {
    super(state);
  }

  private static void verifyTypes(Op op, Checker check) {
    if (!op.resultTypes().equals(op.operands().stream().map(Value::type).toList())) {
      check.error("operand types and result types must match");
    } else if (op.operandCount() == 0) {
      check.error("expected at least one operand");
    }
  }
}
