// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

/** The number of a result in the error that it has another type than its argument. */
public interface LoopResultNumber {
  /** The number of the result. */
  LoopResultNumber SOUND = result -> result;

  int shown(int result);
}
