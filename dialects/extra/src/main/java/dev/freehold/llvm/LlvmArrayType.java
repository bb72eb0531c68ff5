// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dlti.LaidOut;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Aggregate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An array: {@code !llvm.array<4 x f32>}. */
public record LlvmArrayType(long count, Type element) implements LlvmType, LaidOut, Aggregate {

  @Override
  public String body() {
    return "array<" + Long.toUnsignedString(count) + " x " + LlvmType.inside(element) + ">";
  }

  @Override
  public List<Type> parts() {
    return List.of(element);
  }

  /** Nothing is asked of it. */
  @Override
  public @Nullable String layoutError(Attribute layout) {
    return null;
  }
}
