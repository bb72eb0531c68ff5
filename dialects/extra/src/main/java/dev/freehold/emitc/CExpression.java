// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

/** What may be nested in an {@code emitc.expression}. */
public interface CExpression {
  /** Whether it must not be evaluated twice. */
  default boolean hasSideEffects() {
    return true;
  }
}
