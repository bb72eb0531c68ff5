// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;

/** What a kernel needs around it, when the rest of its construct is gone: {@code acc.kernel_environment dataOperands(…) wait { … }}. */
public final class KernelEnvironmentOp extends Op implements RecursiveMemoryEffects, SingleBlock, NoTerminator, SingleRegion {
  public static final OpDef<KernelEnvironmentOp> DEF = OpDef.of("acc.kernel_environment", KernelEnvironmentOp.class, KernelEnvironmentOp::new)
      .operands("dataClauseOperands", TypeSet.ANY)
      .with(Clauses::declareAsync)
      .with(DeviceSegments::declareWait)
      .operandSegments()
      .region("region", RegionKind.ONE_BLOCK)
      .effects(AccEffects.WRITES_CONSTRUCT, AccEffects.READS_DEVICE)
      .assembly("oilist(" + String.join(" | ", Clauses.DATA, Clauses.ASYNC, Clauses.WAIT) + ") $region attr-dict")
      .canonicalize("RemoveEmptyKernelEnvironment", KernelEnvironmentOp::eraseEmpty)
      .build();

  private KernelEnvironmentOp(OpState<?> state) {
    super(state);
  }

  /** Without a kernel, just the waiting is left; what waits differently on different devices stays. */
  private static void eraseEmpty(KernelEnvironmentOp op, Rewriter rw) {
    if (!op.region().entryBlock().isEmpty()) return;
    boolean simple = op.attr("hasWaitDevnum") instanceof ArrayAttr numbered ? !numbered.elements().contains(IntegerAttr.TRUE) : true;
    for (Attribute device : DeviceTypes.of(op, "waitOperandsDeviceType")) simple &= DeviceTypes.ONLY_NONE.get(0).equals(device);
    if (!simple) return;
    OperandRange waitsFor = op.operandSegment("waitOperands");
    if (!waitsFor.isEmpty() || !DeviceTypes.of(op, "waitOnly").isEmpty()) {
      rw.before(op).create(WaitOp.DEF.state().operandSegments(waitsFor, List.of(), List.of(), List.of()).at(op.location()));
    }
    rw.erase(op);
  }
}
