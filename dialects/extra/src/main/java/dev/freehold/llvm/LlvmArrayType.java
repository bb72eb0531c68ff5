// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dlti.LaidOut;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** An array: {@code !llvm.array<4 x f32>}. */
public record LlvmArrayType(long count, Type element) implements LlvmType, LaidOut {

  @Override
  public String body() {
    return "array<" + Long.toUnsignedString(count) + " x " + LlvmType.inside(element) + ">";
  }

  /** Nothing is asked of it. */
  @Override
  public @Nullable String layoutError(Attribute layout) {
    return null;
  }
}
