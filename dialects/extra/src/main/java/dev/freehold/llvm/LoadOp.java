// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** Reads memory: {@code llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> f32}. */
public final class LoadOp extends Op implements MemoryEffects {
  public static final OpDef<LoadOp> DEF = MemoryAttrs.in(OpDef.of("llvm.load", LoadOp.class, LoadOp::new))
      .operand("addr", LlvmPointerType.SET)
      .optionalAttr("invariant", AttrSets.UNIT)
      .optionalAttr("dereferenceable", FunctionAttrs.DEREFERENCEABLE.set("LLVM dereferenceable attribute"))
      .result("res", AccessedTypes.SIZED)
      .assembly("(`volatile` $volatile_^)? $addr " + MemoryAttrs.ATOMIC + " (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? "
          + "(`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)")
      .build();

  private LoadOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    FunctionAttrs.verifyDereferenceable(this, check);
    if (!check.failed()) AtomicVerifier.access(this, result().type(), List.of("release", "acq_rel"), check);
  }

  @Override
  public void effects(List<Effects.On> effects) {
    effects.add(new Effects.On(Effect.READS, operand("addr")));
    MemoryAttrs.addSynchronization(this, effects);
  }
}
