// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.builtin.TypeSets;

/** A region in which data is on the device: {@code acc.data dataOperands(%d : memref<4xf32>) { … }}. */
public final class DataOp extends Op implements RecursiveMemoryEffects, SingleRegion {
  public static final OpDef<DataOp> DEF = OpDef.of("acc.data", DataOp.class, DataOp::new)
      .optionalOperand("ifCond", TypeSets.I1)
      .with(Clauses::declareAsync)
      .with(DeviceSegments::declareWait)
      .operands("dataClauseOperands", AccTypes.VARIABLE)
      .optionalAttr("defaultAttr", AccEnums.DEFAULT_VALUE.set("DefaultValue Clause"))
      .operandSegments()
      .region("region", RegionKind.ANY)
      .effects(AccEffects.WRITES_CONSTRUCT, AccEffects.READS_DEVICE)
      .assembly("oilist(" + String.join(" | ", Clauses.IF, Clauses.ASYNC, Clauses.DATA, Clauses.WAIT) + ") $region attr-dict-with-keyword")
      .build();

  private DataOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (operandCount() == 0 && !hasAttr("defaultAttr")) {
      check.plainError("at least one operand or the default attribute must appear on the data operation");
    } else {
      ClauseChecks.verifyData(this, check);
    }
  }
}
