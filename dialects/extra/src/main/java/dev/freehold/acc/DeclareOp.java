// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import java.util.List;
import java.util.Set;

/** Keeps data on the device for a time: {@code %t = acc.declare_enter dataOperands(%d : memref<4xf32>)}. */
public final class DeclareOp extends Op {
  private static final Set<String> DATA = Set.of("acc.copyin", "acc.copyout", "acc.create", "acc.deviceptr", "acc.getdeviceptr", "acc.present",
      "acc.declare_device_resident", "acc.declare_link");

  static final List<OpDef<DeclareOp>> DEFS = List.of(
      define("declare_enter").operands("dataClauseOperands", AccTypes.VARIABLE).result("token", AccTypes.TOKEN)
          .assembly("oilist(" + Clauses.DATA + ") attr-dict-with-keyword").build(),
      define("declare_exit").optionalOperand("token", AccTypes.TOKEN).operands("dataClauseOperands", AccTypes.VARIABLE).operandSegments()
          .assembly("oilist(`token` `(` $token `)` | " + Clauses.DATA + ") attr-dict-with-keyword").build());

  private DeclareOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<DeclareOp> define(String name) {
    return OpDef.of("acc." + name, DeclareOp.class, DeclareOp::new).effects(AccEffects.WRITES_CONSTRUCT, AccEffects.READS_DEVICE);
  }

  @Override
  protected void verify(Checker check) {
    verify(this, resultCount() > 0 || optionalOperand("token") == null, check);
  }

  /** Checks the data of an operation that declares some. */
  static void verify(Op op, boolean needsData, Checker check) {
    if (needsData && op.operandSegment("dataClauseOperands").isEmpty()) {
      check.errorAt(op.location(), "at least one operand must appear on the declare operation");
    } else {
      Clauses.verifyDefined(op, "dataClauseOperands", DATA, "expect valid declare data entry operation or acc.getdeviceptr as defining op", check);
    }
  }
}
