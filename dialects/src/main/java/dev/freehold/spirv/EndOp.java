// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Terminator;
import java.util.List;

/** Ends an invocation. */
public final class EndOp extends Op implements Terminator {
  static final List<OpDef<EndOp>> DEFS = List.of(
      define("Kill").assembly("attr-dict").build(),
      define("Unreachable").assembly("attr-dict").build(),
      define("EXT.EmitMeshTasks").operand("group_count_x", Sets.UNSIGNED_32).operand("group_count_y", Sets.UNSIGNED_32)
          .operand("group_count_z", Sets.UNSIGNED_32).optionalOperand("payload", SpirvType.POINTER)
          .assembly("operands attr-dict `:` type(operands)").build());

  private EndOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<EndOp> define(String name) {
    return OpDef.of("spirv." + name, EndOp.class, EndOp::new);
  }
}
