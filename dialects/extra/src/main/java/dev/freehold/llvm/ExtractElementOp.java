// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** An element of a vector: {@code llvm.extractelement %v[%i : i32] : vector<4xf32>}. */
public final class ExtractElementOp extends Op implements Pure {
  public static final OpDef<ExtractElementOp> DEF = OpDef.of("llvm.extractelement", ExtractElementOp.class, ExtractElementOp::new)
      .operand("vector", LlvmTypes.VECTORS)
      .operand("position", TypeSets.SIGNLESS_INTEGER)
      .result("res", LlvmTypes.ANY)
      .typeFrom("result type matches vector element type", "vector", "res", type -> ((VectorType) type).element())
      .inferResults(state -> state.operands().getFirst().type() instanceof VectorType vector ? List.of(vector.element()) : null)
      .assembly("$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)")
      .build();

  private ExtractElementOp(OpState<?> state) {
    super(state);
  }
}
