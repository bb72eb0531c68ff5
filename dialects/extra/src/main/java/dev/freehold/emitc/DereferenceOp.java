// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;

/** The variable that a pointer points to: {@code emitc.dereference %p : !emitc.ptr<i32>}. */
public final class DereferenceOp extends Op {
  public static final OpDef<DereferenceOp> DEF = OpDef.of("emitc.dereference", DereferenceOp.class, DereferenceOp::new)
      .operand("pointer", PointerType.SET)
      .result("result", LValueType.SET)
      .typeFrom("input and result reference the same type", "pointer", "result", pointer -> new LValueType(((PointerType) pointer).pointee()))
      .assembly("$pointer `:` qualified(type($pointer)) attr-dict")
      .build();

  private DereferenceOp(OpState<?> state) {
    super(state);
  }
}
