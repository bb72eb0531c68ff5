// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;

/** A pointer to a variable: {@code emitc.address_of %x : !emitc.lvalue<i32>}. */
public final class AddressOfOp extends Op implements CExpression {
  public static final OpDef<AddressOfOp> DEF = OpDef.of("emitc.address_of", AddressOfOp.class, AddressOfOp::new)
      .operand("reference", LValueType.SET)
      .result("result", PointerType.SET)
      .typeFrom("input and result reference the same type", "reference", "result", place -> new PointerType(((LValueType) place).value()))
      .assembly("$reference `:` qualified(type($reference)) attr-dict")
      .build();

  private AddressOfOp(OpState<?> state) {
    super(state);
  }

  @Override
  public boolean hasSideEffects() {
    return false;
  }
}
