// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrWriter;
import java.util.List;

/** A type that only one target knows: {@code !llvm.target<"spirv.Image", i32, 0>}. */
public record LlvmTargetType(String name, List<Type> types, List<Long> numbers) implements LlvmType {

  /** Whether a value of the type can be zero. */
  boolean isZero() {
    return name.startsWith("spirv.");
  }

  /** Whether values of the type can be in memory. */
  boolean isMemory() {
    return name.startsWith("spirv.") || name.equals("aarch64.svcount");
  }

  boolean isGlobal() {
    return !name.equals("aarch64.svcount");
  }

  @Override
  public String body() {
    StringBuilder out = new StringBuilder("target<");
    AttrWriter printer = new AttrWriter(out).quoted(name);
    for (Type type : types) printer.text(", ").type(type);
    for (long number : numbers) printer.text(", " + Long.toUnsignedString(number));
    return out.append('>').toString();
  }
}
