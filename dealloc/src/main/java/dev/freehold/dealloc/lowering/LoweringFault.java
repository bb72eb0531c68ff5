// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong where it lowers deallocations. */
enum LoweringFault implements ReferenceFault {
  /** The address of a {@code memref.view} that does not begin at byte 0 is compared with that of its buffer, so that both are freed. */
  SHIFTED_VIEWS_ARE_OTHER_BUFFERS
}
