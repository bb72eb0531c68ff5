// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;

/** An operation of the dialect of which only the form matters; it may do anything to memory. */
public final class SpirvOp extends Op {
  private SpirvOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<SpirvOp> define(String name) {
    return OpDef.of("spirv." + name, SpirvOp.class, SpirvOp::new);
  }
}
