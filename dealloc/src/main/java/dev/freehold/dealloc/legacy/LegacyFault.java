// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong in the older pass. */
enum LegacyFault implements ReferenceFault {
  /** A buffer that a function may return or not, as {@code arith.select} or a branch decides, is never freed. */
  WHAT_MAY_BE_RETURNED_LEAKS
}
