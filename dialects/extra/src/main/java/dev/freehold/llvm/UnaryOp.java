// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** The negative of a float, and a value that is poison no more: {@code llvm.fneg %x : f32}. */
public final class UnaryOp extends Op implements Pure {
  static final List<OpDef<UnaryOp>> DEFS = List.of(
      define("fneg", LlvmTypes.NUMBERS).defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE).build(),
      define("freeze", LlvmTypes.ANY).build());

  private UnaryOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<UnaryOp> define(String name, TypeSet type) {
    return OpDef.of("llvm." + name, UnaryOp.class, UnaryOp::new)
        .operand("operand", type).result("res", type)
        .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
        .inferResults(state -> List.of(state.operands().getFirst().type()))
        .assembly("$operand attr-dict `:` type($res)");
  }
}
