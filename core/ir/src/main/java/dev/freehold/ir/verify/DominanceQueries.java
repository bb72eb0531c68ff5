// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Op;
import dev.freehold.ir.analysis.Dominance;

/**
 * What follows from the verifier's asking whether values are defined before they are used. Nothing does, except in an implementation that
 * answers such questions by numbers which it keeps, and whose output depends on them.
 */
public interface DominanceQueries {
  DominanceQueries SOUND = (root, dominance) -> {};

  /** All uses below {@code root}, but not below isolated operations in it, have been asked for, and found right. */
  void asked(Op root, Dominance dominance);
}
