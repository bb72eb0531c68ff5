// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.FunctionType;
import java.util.List;
import java.util.stream.Collectors;

/** The type of a function: {@code !llvm.func<i32 (ptr, ...)>}. */
public record LlvmFunctionType(Type result, List<Type> inputs, boolean variadic) implements LlvmType {
  static final TypeSet SET = TypeSet.of("LLVM function type", LlvmFunctionType.class::isInstance);

  /** The same without {@code void}, as in other dialects. */
  FunctionType plain() {
    return FunctionType.of(inputs, result.equals(LlvmKeywordType.VOID) ? List.of() : List.of(result));
  }

  @Override
  public String body() {
    String given = inputs.stream().map(LlvmType::inside).collect(Collectors.joining(", "));
    String open = variadic ? given.isEmpty() ? "..." : ", ..." : "";
    return "func<" + LlvmType.inside(result) + " (" + given + open + ")>";
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
