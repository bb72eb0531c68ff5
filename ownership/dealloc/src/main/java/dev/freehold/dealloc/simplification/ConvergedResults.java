// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.ir.Rewriter;

/** Whether a rule that has replaced uses of some results of a deallocation has changed it, so that it is visited again. */
public interface ConvergedResults {
  /** It has. */
  ConvergedResults SOUND = rewriter -> {};

  void replaced(Rewriter rewriter);
}
