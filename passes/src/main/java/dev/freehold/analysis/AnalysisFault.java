// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.ReferenceFault;

/** What the reference's analyses get wrong. */
enum AnalysisFault implements ReferenceFault {
  /** Views that {@link UnseenFlow} tells of, such as those of {@code memref.transpose}, count as buffers of their own. */
  UNSEEN_VIEWS_ARE_BUFFERS
}
