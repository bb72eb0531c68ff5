// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;

/**
 * What an operation with rules of its own does to ownership. Registered as a model of the operation's class (see
 * {@link dev.freehold.ir.Registrar#model}), by the operation's dialect or by anybody.
 */
public interface OwnershipModel {

  /** Follows the operation: records who owns its results, and frees in front of it if it is a terminator. */
  default void follow(Owners owners, Rewriter rewriter) throws Owners.NotOwned {}

  /** An owner indicator for a result (or argument of a region) of the operation, in the block that defines it. */
  default Owners.Owned unique(Value buffer, Owners owners, Rewriter rewriter) {
    return owners.unique(buffer, buffer.block(), rewriter);
  }
}
