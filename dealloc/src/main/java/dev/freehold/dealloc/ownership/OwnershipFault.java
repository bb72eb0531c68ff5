// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong in the ownership-based pass. */
enum OwnershipFault implements ReferenceFault {
  /** The results of an operation that gets more of them count as dead at the borders of blocks, as the reference looks for those of the erased one. */
  RESULTS_OF_REPLACED_OPERATIONS_ARE_DEAD
}
