// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.Value;
import dev.freehold.pass.UnsupportedProgram;

/**
 * What an operation with rules of its own does to ownership. Registered as a model of the operation's class (see
 * {@link dev.freehold.ir.Registrar#model}), by the operation's dialect or by anybody. Upstream: {@code BufferDeallocationOpInterface}.
 */
public interface OwnershipModel {

  /** Records who owns the results of the operation; in front of a terminator, deallocates what it does not pass on. Upstream: {@code process}. */
  default void process(DeallocBuilder builder) throws UnsupportedProgram {}

  /**
   * The owner of a result of the operation, or of an argument of one of its regions, in the block that defines it.
   * Upstream: {@code materializeUniqueOwnershipForMemref}.
   */
  default DeallocBuilder.UniqueOwner uniqueOwner(Value memref, DeallocBuilder builder) {
    return builder.memrefWithUniqueOwnership(memref, memref.enclosingBlock());
  }
}
