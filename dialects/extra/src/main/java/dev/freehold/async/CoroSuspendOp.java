// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;

/** Suspends a coroutine: {@code async.coro.suspend %state, ^suspend, ^resume, ^cleanup}. */
public final class CoroSuspendOp extends Op implements Terminator {
  public static final OpDef<CoroSuspendOp> DEF = OpDef.of("async.coro.suspend", CoroSuspendOp.class, CoroSuspendOp::new)
      .operand("state", AsyncTypes.COROUTINE_STATE)
      .successor("suspendDest").successor("resumeDest").successor("cleanupDest")
      .assembly("$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict")
      .build();

  private CoroSuspendOp(OpState<?> state) {
    super(state);
  }
}
