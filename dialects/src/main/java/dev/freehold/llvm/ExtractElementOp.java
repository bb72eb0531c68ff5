// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** An element of a vector: {@code llvm.extractelement %v[%i : i32] : vector<4xf32>}. */
public final class ExtractElementOp extends Op implements Pure {
  public static final OpDef<ExtractElementOp> DEF = OpDef.of("llvm.extractelement", ExtractElementOp.class, ExtractElementOp::new)
      .operand("vector", TypeSets.VECTOR)
      .operand("position", TypeSets.INTEGER)
      .result("res", TypeSet.ANY)
      .inferResults(state -> state.operands().getFirst().type() instanceof VectorType vector ? List.of(vector.element()) : null)
      .assembly("$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)")
      .build();

  private ExtractElementOp(OpState<?> state) {
    super(state);
  }
}
