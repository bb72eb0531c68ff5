// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;

/** An instruction that may do anything to memory. */
public final class NvvmOp extends Op {
  private NvvmOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<NvvmOp> define(String name) {
    return OpDef.of("nvvm." + name, NvvmOp.class, NvvmOp::new);
  }

  /** The same for an operation that only computes. */
  static OpDefBuilder<NvvmOp> pure(String name) {
    return define(name).pure();
  }
}
