// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong in this dialect. */
enum BufferizationFault implements ReferenceFault {
  /** The error about an unknown attribute of an argument names {@code bufferization.buffer_layout} instead of it. */
  UNKNOWN_ARGUMENT_ATTRIBUTE_IS_MISNAMED
}
