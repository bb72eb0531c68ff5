// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

/** Whether a caller knows all that the results of a call may be. */
@FunctionalInterface
public interface CallResults {
  /** All of it. */
  CallResults SOUND = () -> true;

  /**
   * False if the results of a call are taken for distinct buffers, results of recursive functions for writable ones, unranked results for new ones, the only
   * result that may be an argument for the one that always is another argument, and the elements of a result that may be an argument for those of the argument.
   */
  boolean areKnown();
}
