// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Calls a function of C++ of which just the name is known: {@code emitc.call_opaque "f"(%x) : (i32) -> i32}. */
public final class CallOpaqueOp extends Op implements CExpression {
  public static final OpDef<CallOpaqueOp> DEF = OpDef.of("emitc.call_opaque", CallOpaqueOp.class, CallOpaqueOp::new)
      .attr("callee", AttrSets.STRING)
      .optionalAttr("args", AttrSets.ARRAY)
      .optionalAttr("template_args", AttrSets.ARRAY)
      .operands("operands", EmitcTypes.ANY)
      .results("results", EmitcTypes.ANY)
      .assembly("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
      .build();

  private CallOpaqueOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    String fault = attr("callee", StringAttr.class).value().isEmpty() ? "callee must not be empty" : null;
    if (fault == null && prop("args") instanceof ArrayAttr arguments) fault = argumentFault(arguments);
    if (fault == null && prop("template_args") instanceof ArrayAttr arguments
        && !arguments.elements().stream().allMatch(CallOpaqueOp::isTemplateArgument)) {
      fault = "template argument has invalid type";
    }
    if (fault == null && resultTypes().stream().anyMatch(ArrayType.class::isInstance)) fault = "cannot return array type";
    if (fault != null) check.error(fault);
  }

  /** Arguments of type index are positions of operands. */
  private @Nullable String argumentFault(ArrayAttr arguments) {
    for (Attribute argument : arguments.elements()) {
      if (argument instanceof ArrayAttr) return "array argument has no type";
      if (!(argument instanceof IntegerAttr(IndexType index, BigInteger value))) continue;
      if (value.signum() < 0 || value.compareTo(BigInteger.valueOf(operandCount())) >= 0) return "index argument is out of range";
    }
    return null;
  }

  private static boolean isTemplateArgument(Attribute argument) {
    return argument instanceof TypeAttr || argument instanceof IntegerAttr || argument instanceof FloatAttr || argument instanceof OpaqueAttr;
  }
}
