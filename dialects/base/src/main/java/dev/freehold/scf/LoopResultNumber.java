// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

/** Decides which result number an error about a type other than the argument's has. */
public interface LoopResultNumber {
  /** The number of the result. */
  LoopResultNumber SOUND = result -> result;

  int shown(int result);
}
