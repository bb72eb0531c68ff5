// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.util.List;

/** Writes memory: {@code llvm.store %x, %p : f32, !llvm.ptr}. */
public final class StoreOp extends Op implements MemoryEffects {
  public static final OpDef<StoreOp> DEF = MemoryAttrs.in(OpDef.of("llvm.store", StoreOp.class, StoreOp::new))
      .operand("value", AccessedTypes.SIZED)
      .operand("addr", LlvmPointerType.SET)
      .assembly("(`volatile` $volatile_^)? $value `,` $addr " + MemoryAttrs.ATOMIC + " (`invariant_group` $invariantGroup^)? attr-dict "
          + "`:` type($value) `,` qualified(type($addr))")
      .build();

  private StoreOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    AtomicVerifier.access(this, operand("value").type(), List.of("acquire", "acq_rel"), check);
  }

  @Override
  public void effects(List<Effects.On> effects) {
    effects.add(new Effects.On(Effect.WRITES, operand("addr")));
    MemoryAttrs.addSynchronization(this, effects);
  }
}
