// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.TypeSet;

/** Writes memory: {@code llvm.store %x, %p : f32, !llvm.ptr}. */
public final class StoreOp extends Op {
  public static final OpDef<StoreOp> DEF = MemoryAttrs.in(OpDef.of("llvm.store", StoreOp.class, StoreOp::new))
      .operand("value", TypeSet.ANY)
      .operand("addr", LlvmPointerType.SET, Effect.WRITES)
      .assembly("(`volatile` $volatile_^)? $value `,` $addr " + MemoryAttrs.ATOMIC + " (`invariant_group` $invariantGroup^)? attr-dict "
          + "`:` type($value) `,` qualified(type($addr))")
      .build();

  private StoreOp(OpState<?> state) {
    super(state);
  }
}
