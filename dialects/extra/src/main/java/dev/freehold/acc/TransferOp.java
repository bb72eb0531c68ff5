// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import java.util.Set;

/** Begins or ends the time of data on the device: {@code acc.enter_data async dataOperands(%d : memref<4xf32>)}. */
public final class TransferOp extends Op {
  static final List<OpDef<TransferOp>> DEFS = List.of(define("enter_data").operandSegments().build(),
      define("exit_data").optionalAttr("finalize", AttrSets.UNIT).operandSegments().build());

  private TransferOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<TransferOp> define(String name) {
    return OpDef.of("acc." + name, TransferOp.class, TransferOp::new)
        .optionalOperand("ifCond", TypeSets.I1)
        .with(Clauses::declareOneAsync)
        .with(Clauses::declareOneWait)
        .operands("dataClauseOperands", AccTypes.VARIABLE)
        .effects(AccEffects.WRITES_CONSTRUCT, AccEffects.READS_DEVICE)
        .assembly("oilist(" + String.join(" | ", Clauses.IF, Clauses.ONE_ASYNC, Clauses.WAIT_DEVICE,
            "`wait` `` custom<OneWait>($waitOperands, type($waitOperands), $wait)", Clauses.DATA) + ") attr-dict-with-keyword")
        .canonicalize("RemoveConstantIfCondition", Conditions::simplify);
  }

  @Override
  protected void verify(Checker check) {
    boolean enters = name().equals("acc.enter_data");
    if (operandSegment("dataClauseOperands").isEmpty()) {
      check.plainError(enters ? "at least one operand must be present in dataOperands on the enter data operation"
          : "at least one operand must be present in dataOperands on the exit data operation");
    } else if (Clauses.verifyAlone(this, check) && enters) {
      Clauses.verifyDefined(this, "dataClauseOperands", Set.of("acc.attach", "acc.create", "acc.copyin"),
          "expect data entry operation as defining op", check);
    }
  }
}
