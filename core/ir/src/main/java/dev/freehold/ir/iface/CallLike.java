// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.builtin.SymbolRefAttr;
import org.jspecify.annotations.Nullable;

/** Calls a function. */
public interface CallLike {
  /** The symbol called, by default the attribute {@code callee}; null where the callee is a value. */
  default @Nullable SymbolRefAttr callee() {
    return (SymbolRefAttr) ((Op) this).attr("callee");
  }

  /** The operands that become the arguments of the callee, by default the first group. */
  default OperandRange arguments() {
    return ((Op) this).operandSegment(0);
  }
}
