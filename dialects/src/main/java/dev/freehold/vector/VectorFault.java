// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong with vectors. */
enum VectorFault implements ReferenceFault {
  /** A {@code vector.multi_reduction} of one dimension that it does not reduce is taken for its source, whatever the start values are. */
  REDUCTION_OF_NOTHING_FORGETS_ITS_START,
  /** Transfers whose map puts the dimensions in another order, or that are scalable, count as disjoint though they may overlap. */
  OVERLAPPING_TRANSFERS_ARE_TAKEN_FOR_DISJOINT,
  /** The number of a scalable dimension is taken for its size: transfers are in bounds, and reductions have one element, at one scale only. */
  SCALABLE_SIZES_ARE_NOT_SCALED
}
