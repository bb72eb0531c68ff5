// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import org.jspecify.annotations.Nullable;

/** The address of a variable, or what a pointer points to: {@code emitc.apply "&"(%x) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>}. */
public final class ApplyOp extends Op implements CExpression {
  public static final OpDef<ApplyOp> DEF = OpDef.of("emitc.apply", ApplyOp.class, ApplyOp::new)
      .attr("applicableOperator", AttrSets.STRING)
      .operand("operand", EmitcTypes.OR_PLACE)
      .result("result", EmitcTypes.ANY)
      .assembly("$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)")
      .build();

  private ApplyOp(OpState<?> state) {
    super(state);
  }

  private String operator() {
    return attr("applicableOperator", StringAttr.class).value();
  }

  @Override
  public boolean hasSideEffects() {
    return operator().equals("*");
  }

  @Override
  protected void verify(Checker check) {
    String fault = switch (operator()) {
      case "" -> "applicable operator must not be empty";
      case "&" -> addressFault();
      case "*" -> operand("operand").type() instanceof PointerType ? null : "operand type must be a pointer when applying `*`";
      default -> "applicable operator is illegal";
    };
    if (fault != null) check.error(fault);
  }

  private @Nullable String addressFault() {
    if (!(operand("operand").type() instanceof LValueType)) return "operand type must be an lvalue when applying `&`";
    return result().type() instanceof PointerType ? null : "result type must be a pointer when applying `&`";
  }
}
