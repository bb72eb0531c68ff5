// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;

/** How many elements a transfer touches in one dimension of the memory. */
public interface TransferExtent {
  /** The extent by the permutation map; unknown where it is scalable. */
  TransferExtent SOUND = DisjointTransfers::extent;

  /**
   * @param rank the rank of the memory
   * @return the number of elements; {@link Long#MAX_VALUE} where it is not known
   */
  long of(Op transfer, int rank, int dimension);
}
