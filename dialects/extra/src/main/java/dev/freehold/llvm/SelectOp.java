// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** One of two values: {@code llvm.select %c, %a, %b : i1, i32}. */
public final class SelectOp extends Op implements Pure {
  public static final OpDef<SelectOp> DEF = OpDef.of("llvm.select", SelectOp.class, SelectOp::new)
      .operand("condition", LlvmTypes.BOOLS).operand("trueValue", LlvmTypes.ANY).operand("falseValue", LlvmTypes.ANY)
      .defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE)
      .result("res", LlvmTypes.ANY)
      .sameType("trueValue", "falseValue", "res")
      .inferResults(state -> List.of(state.operands().get(1).type()))
      .assembly("$condition `,` $trueValue `,` $falseValue attr-dict `:` type($condition) `,` type($res)")
      .build();

  private SelectOp(OpState<?> state) {
    super(state);
  }
}
