// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import java.util.Set;

/** A region in which the host may use the addresses on the device: {@code acc.host_data dataOperands(%d : memref<4xf32>) { … }}. */
public final class HostDataOp extends Op implements SingleRegion {
  public static final OpDef<HostDataOp> DEF = OpDef.of("acc.host_data", HostDataOp.class, HostDataOp::new)
      .optionalOperand("ifCond", TypeSets.I1)
      .operands("dataClauseOperands", AccTypes.VARIABLE)
      .optionalAttr("ifPresent", AttrSets.UNIT)
      .operandSegments()
      .region("region", RegionKind.ANY)
      .effects(AccEffects.WRITES_CONSTRUCT, AccEffects.READS_DEVICE)
      .assembly("oilist(" + Clauses.IF + " | " + Clauses.DATA + ") $region attr-dict-with-keyword")
      .canonicalize("RemoveConstantIfConditionWithRegion", HostDataOp::knownCondition)
      .build();

  private HostDataOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (operandSegment("dataClauseOperands").isEmpty()) {
      check.plainError("at least one operand must appear on the host_data operation");
    } else {
      Clauses.verifyDefined(this, "dataClauseOperands", Set.of("acc.use_device"), "expect data entry operation as defining op", check);
    }
  }

  /** A condition that always holds goes; where it never holds, just the region runs. */
  private static void knownCondition(HostDataOp op, Rewriter rw) {
    Boolean known = Conditions.known(op);
    if (known == null) return;
    if (known) {
      Conditions.drop(op, rw);
      return;
    }
    Block body = op.region().entryBlock();
    Op end = body.lastOp();
    rw.inlineBlock(body, op.enclosingBlock(), op, List.of());
    rw.erase(end);
    rw.erase(op);
  }
}
