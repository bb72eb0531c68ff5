// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dlti.LaidOut;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.builtin.MemRefElement;
import dev.freehold.ir.builtin.VectorElement;
import org.jspecify.annotations.Nullable;

/** A float that consists of two doubles. */
public record LlvmPpcFloatType() implements LlvmType, LaidOut, VectorElement, MemRefElement {
  @Override
  public String body() {
    return "ppc_fp128";
  }

  @Override
  public @Nullable String layoutError(Attribute layout) {
    return LaidOut.numberError(this, layout);
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
