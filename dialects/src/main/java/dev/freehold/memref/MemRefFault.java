// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong in this dialect. */
enum MemRefFault implements ReferenceFault {
  /** An allocation whose sizes become part of its type forgets that the program frees it, so that it is freed twice. */
  STATIC_SIZES_LOSE_MANUAL_DEALLOCATION
}
