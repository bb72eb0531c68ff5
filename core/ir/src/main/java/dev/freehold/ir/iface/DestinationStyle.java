// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.OperandRange;

/** An operation that computes into operands: into memrefs in place, into tensors by a result for each. */
public interface DestinationStyle {
  /** The operands computed into. */
  OperandRange inits();
}
