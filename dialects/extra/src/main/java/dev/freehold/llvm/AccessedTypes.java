// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** What may be loaded from and stored to the numbered memory spaces of LLVM. */
public final class AccessedTypes {
  static final TypeSet SIZED = TypeSet.of("LLVM type with size", AccessedTypes::isSized);

  private AccessedTypes() {}

  /** What is wrong with a type, with the reference's message; null where it may be accessed. */
  public static @Nullable String fault(Type type, boolean atomic) {
    if (!isSized(type)) return "type must be LLVM type with size, but got " + Printing.quoted(type);
    return atomic && !AtomicVerifier.isAtomic(type) ? "unsupported type " + Printing.quoted(type) + " for atomic access" : null;
  }

  private static boolean isSized(Type type) {
    boolean opaque = type instanceof LlvmStructType struct && struct.opaque() || type instanceof LlvmTargetType target && !target.isMemory();
    return LlvmTypes.PRIMITIVES.contains(type) && !opaque;
  }
}
