// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.builtin.MemRefElement;
import dev.freehold.ir.builtin.VectorElement;

/** A number in two doubles. */
public record LlvmPpcFloatType() implements LlvmType, VectorElement, MemRefElement {
  @Override
  public String body() {
    return "ppc_fp128";
  }
}
