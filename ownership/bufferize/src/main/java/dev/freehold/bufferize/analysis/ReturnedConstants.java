// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

/** Whether a caller may write to what a function returns, if it is a constant or another tensor that the function may not write to. */
@FunctionalInterface
public interface ReturnedConstants {
  /** No more than the function may. */
  ReturnedConstants SOUND = () -> false;

  boolean areWritable();
}
