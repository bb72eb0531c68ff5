// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.Set;

/** Copies data to the device or back: {@code acc.update dataOperands(%d : memref<4xf32>)}. */
public final class UpdateOp extends Op {
  private static final Set<String> DATA = Set.of("acc.update_device", "acc.update_host", "acc.getdeviceptr");

  public static final OpDef<UpdateOp> DEF = OpDef.of("acc.update", UpdateOp.class, UpdateOp::new)
      .optionalOperand("ifCond", TypeSets.I1)
      .with(Clauses::declareAsync)
      .with(DeviceSegments::declareWait)
      .operands("dataClauseOperands", AccTypes.VARIABLE)
      .optionalAttr("ifPresent", AttrSets.UNIT)
      .operandSegments()
      .effects(AccEffects.WRITES_CONSTRUCT, AccEffects.READS_DEVICE)
      .assembly("oilist(" + String.join(" | ", Clauses.IF, Clauses.ASYNC, Clauses.WAIT, Clauses.DATA) + ") attr-dict-with-keyword")
      .canonicalize("RemoveConstantIfCondition", Conditions::simplify)
      .build();

  private UpdateOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (operandSegment("dataClauseOperands").isEmpty()) {
      check.plainError("at least one value must be present in dataOperands");
    } else
      if (ClauseChecks.verifyCount(this, "asyncOperands", "async", check)
          && ClauseChecks.verifySegments(this, "waitOperands", "wait", 0, check)) {
            Clauses.verifyDefined(this, "dataClauseOperands", DATA, ClauseChecks.DATA_EXPECTED, check);
          }
  }
}
