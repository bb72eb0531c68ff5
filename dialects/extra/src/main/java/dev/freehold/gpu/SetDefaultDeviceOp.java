// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** Sets the default device, by its index. */
public final class SetDefaultDeviceOp extends Op {
  public static final OpDef<SetDefaultDeviceOp> DEF = OpDef.of("gpu.set_default_device", SetDefaultDeviceOp.class, SetDefaultDeviceOp::new)
      .operand("devIndex", TypeSets.I32)
      .effects(Effect.WRITES)
      .assembly("attr-dict $devIndex")
      .build();

  private SetDefaultDeviceOp(OpState<?> state) {
    super(state);
  }
}
