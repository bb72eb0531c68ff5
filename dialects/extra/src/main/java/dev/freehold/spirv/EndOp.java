// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import java.util.List;

/** Ends an invocation. */
public final class EndOp extends Op implements Terminator {
  static final List<OpDef<EndOp>> DEFS = List.of(
      define("Kill").assembly("attr-dict").build(),
      define("Unreachable").traits(SpirvVerifier.IN_FUNCTION, EndOp::verifyUnreachable).assembly("attr-dict").build(),
      define("EXT.EmitMeshTasks").operand("group_count_x", Sets.UNSIGNED_32).operand("group_count_y", Sets.UNSIGNED_32)
          .operand("group_count_z", Sets.UNSIGNED_32).optionalOperand("payload", SpirvType.POINTER).traits(EndOp::verifyPayload)
          .assembly("operands attr-dict `:` type(operands)").build());

  private EndOp(OpState<?> state) {
    super(state);
  }

  private static void verifyUnreachable(Op op, Checker check) {
    if (op.enclosingBlock().isEntry()) check.error("cannot be used in reachable block");
  }

  private static void verifyPayload(Op op, Checker check) {
    if (op.operandCount() < 4 || ((SpirvType.Pointer) op.operand(3).type()).storage().equals("TaskPayloadWorkgroupEXT")) return;
    check.error("payload must be a variable with a storage class of TaskPayloadWorkgroupEXT");
  }

  private static OpDefBuilder<EndOp> define(String name) {
    return OpDef.of("spirv." + name, EndOp.class, EndOp::new);
  }
}
