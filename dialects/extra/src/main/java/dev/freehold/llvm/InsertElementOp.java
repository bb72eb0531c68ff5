// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** A vector with another element: {@code llvm.insertelement %x, %v[%i : i32] : vector<4xf32>}. */
public final class InsertElementOp extends Op implements Pure {
  public static final OpDef<InsertElementOp> DEF = OpDef.of("llvm.insertelement", InsertElementOp.class, InsertElementOp::new)
      .operand("vector", LlvmTypes.VECTORS)
      .operand("value", LlvmTypes.PRIMITIVES)
      .operand("position", TypeSets.SIGNLESS_INTEGER)
      .result("res", LlvmTypes.VECTORS)
      .typeFrom("argument type matches vector element type", "vector", "value", type -> ((VectorType) type).element())
      .sameType("res", "vector")
      .inferResults(state -> List.of(state.operands().getFirst().type()))
      .assembly("$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)")
      .build();

  private InsertElementOp(OpState<?> state) {
    super(state);
  }
}
