// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import dev.freehold.bufferize.analysis.FunctionAnalysis;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.memref.CastOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A function returns what a buffer is, not what it was cast to: its callers know more of the layout then. */
final class ReturnedCasts {
  private ReturnedCasts() {}

  static void fold(FuncOp function, Rewriter rewriter) {
    if (function.isDeclaration()) return;
    List<ReturnOp> returns = FunctionAnalysis.returns(function);
    FunctionType type = function.functionType();
    List<Type> results = new ArrayList<>(type.results());
    for (int i = 0; i < results.size(); i++) {
      Type common = commonType(returns, i);
      if (common == null) continue;
      results.set(i, common);
      for (ReturnOp end : returns) rewriter.setOperand(end, i, uncast(end.operand(i)));
    }
    rewriter.setProp(function, "function_type", new TypeAttr(FunctionType.of(type.inputs(), results)));
  }

  /** The type that all returned values have without casts; null where they differ. */
  private static @Nullable Type commonType(List<ReturnOp> returns, int result) {
    Type common = null;
    for (ReturnOp end : returns) {
      Type type = uncast(end.operand(result)).type();
      if (common != null && !Objects.equals(common, type)) return null;
      common = type;
    }
    return common;
  }

  private static Value uncast(Value value) {
    return value.definingOp() instanceof CastOp cast ? cast.source() : value;
  }
}
