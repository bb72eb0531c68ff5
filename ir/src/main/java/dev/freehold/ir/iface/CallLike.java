// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.OperandRange;
import dev.freehold.ir.builtin.SymbolRefAttr;

/** Calls a function. */
public interface CallLike {
  /** The symbol called, or null where the callee is a value. */
  SymbolRefAttr callee();

  /** The operands that become the arguments of the callee. */
  OperandRange arguments();
}
