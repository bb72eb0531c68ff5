// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.VectorElement;

/** A pointer into an address space: {@code !llvm.ptr<3>}, {@code !llvm.ptr} for the first. */
public record LlvmPointerType(long addressSpace) implements LlvmType, VectorElement {
  public static final LlvmPointerType DEFAULT = new LlvmPointerType(0);
  public static final TypeSet SET = TypeSet.of("LLVM pointer type", LlvmPointerType.class::isInstance);

  /** The pointers into one address space. */
  public static TypeSet inSpace(long space) {
    return TypeSet.of("LLVM pointer in address space " + space, type -> type instanceof LlvmPointerType pointer && pointer.addressSpace == space);
  }

  @Override
  public String body() {
    return addressSpace == 0 ? "ptr" : "ptr<" + addressSpace + ">";
  }
}
