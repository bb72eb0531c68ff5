// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** An element of an array: {@code emitc.subscript %a[%i] : (!emitc.array<4xf32>, index) -> !emitc.lvalue<f32>}. */
public final class SubscriptOp extends Op {
  public static final OpDef<SubscriptOp> DEF = OpDef.of("emitc.subscript", SubscriptOp.class, SubscriptOp::new)
      .operand("value", ArrayType.SET.or(OpaqueType.SET).or(PointerType.SET))
      .operands("indices", EmitcTypes.ANY)
      .result("result", LValueType.SET)
      .assembly("$value `[` $indices `]` attr-dict `:` functional-type(operands, results)")
      .build();

  private SubscriptOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    String fault = switch (operand("value").type()) {
      case ArrayType array -> arrayFault(array);
      case PointerType(Type pointee) -> pointerFault(pointee);
      default -> null;
    };
    if (fault != null) check.error(fault);
  }

  private @Nullable String arrayFault(ArrayType array) {
    OperandRange indices = operandSegment("indices");
    if (indices.size() != array.rank()) {
      return "on array operand requires number of indices (" + indices.size() + ") to match the rank of the array type (" + array.rank() + ")";
    }
    for (int i = 0; i < indices.size(); i++) {
      Type type = indices.get(i).type();
      if (!EmitcTypes.isIntegerOrOpaque(type)) {
        return "on array operand requires index operand " + i + " to be integer-like, but got " + Printing.quoted(type);
      }
    }
    return mismatch("array operand requires element", array.element());
  }

  private @Nullable String pointerFault(Type pointee) {
    OperandRange indices = operandSegment("indices");
    if (indices.size() != 1) return "on pointer operand requires one index operand, but got " + indices.size();
    Type type = indices.getFirst().type();
    if (!EmitcTypes.isIntegerOrOpaque(type)) {
      return "on pointer operand requires index operand to be integer-like, but got " + Printing.quoted(type);
    }
    return mismatch("pointer operand requires pointee", pointee);
  }

  private @Nullable String mismatch(String wanted, Type element) {
    Type held = ((LValueType) result().type()).value();
    return element.equals(held) ? null
        : "on " + wanted + " type (" + Printing.quoted(element) + ") and result type (" + Printing.quoted(held) + ") to match";
  }
}
