// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong where it lowers deallocations. */
enum LoweringFault implements ReferenceFault {
  /** The address of a {@code memref.view} that does not begin at byte 0 is compared with that of its buffer, so that both are freed. */
  SHIFTED_VIEWS_ARE_OTHER_BUFFERS,
  /** What a {@code memref.realloc} becomes forgets that the program itself frees its buffers, so that one leaks and one is freed twice. */
  REALLOCATIONS_LOSE_MANUAL_DEALLOCATION
}
