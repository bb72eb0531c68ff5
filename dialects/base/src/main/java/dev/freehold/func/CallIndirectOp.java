// SPDX-License-Identifier: Apache-2.0
package dev.freehold.func;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.CallLike;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls a function value. */
public final class CallIndirectOp extends Op implements CallLike {
  public static final OpDef<CallIndirectOp> DEF = OpDef.of("func.call_indirect", CallIndirectOp.class, CallIndirectOp::new)
      .operand("callee", TypeSets.FUNCTION)
      .operands("callee_operands", TypeSet.ANY)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .results("results", TypeSet.ANY)
      .typesFrom("callee input types match argument types", "callee", "callee_operands", CallIndirectOp::inputs)
      .typesFrom("callee result types match result types", "callee", "results", CallIndirectOp::outputs)
      .assembly("$callee `(` $callee_operands `)` attr-dict `:` type($callee)")
      .canonicalize("callConstant", CallIndirectOp::callConstant)
      .build();

  private CallIndirectOp(OpState<?> state) {
    super(state);
  }

  private static List<Type> inputs(List<Type> callee) {
    return ((FunctionType) callee.getFirst()).inputs();
  }

  private static List<Type> outputs(List<Type> callee) {
    return ((FunctionType) callee.getFirst()).results();
  }

  public Value calleeValue() {
    return operand("callee");
  }

  @Override
  public @Nullable SymbolRefAttr callee() {
    return null;
  }

  @Override
  public OperandRange arguments() {
    return operandSegment("callee_operands");
  }

  /** A call of a known function is a direct call. */
  private static void callConstant(CallIndirectOp call, Rewriter rewriter) {
    if (!(call.calleeValue().definingOp() instanceof ConstantOp constant)) return;
    rewriter.replaceWith(call, CallOp.of(constant.value().root(), call.arguments(), call.resultTypes()));
  }
}
