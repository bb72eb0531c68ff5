// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.iface.NeverReached;

/** Ends a block whose end is never reached. */
public final class UnreachableOp extends Op implements Terminator, NeverReached {
  public static final OpDef<UnreachableOp> DEF =
      OpDef.of("llvm.unreachable", UnreachableOp.class, UnreachableOp::new).assembly("attr-dict").build();

  private UnreachableOp(OpState<?> state) {
    super(state);
  }
}
