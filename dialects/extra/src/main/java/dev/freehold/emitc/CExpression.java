// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

/** What may be a part of an expression of C. */
public interface CExpression {
  /** Whether it must not be evaluated twice. */
  default boolean hasSideEffects() {
    return true;
  }
}
