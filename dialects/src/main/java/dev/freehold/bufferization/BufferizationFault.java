// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong in this dialect. */
enum BufferizationFault implements ReferenceFault {
  /** The error about an unknown attribute of an argument names {@code bufferization.buffer_layout} instead of it. */
  UNKNOWN_ARGUMENT_ATTRIBUTE_IS_MISNAMED,

  /** A clone is dropped though an operation behind it frees it, or what it was cloned from, in its regions: the other is used after that. */
  CLONES_FREED_IN_REGIONS_ARE_DROPPED
}
