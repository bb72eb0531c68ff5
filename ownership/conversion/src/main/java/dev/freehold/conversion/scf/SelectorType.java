// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.scf;

import dev.freehold.ir.builtin.IntegerType;

/** What the index that {@code scf.index_switch} asks for becomes in {@code cf.switch}, which takes no indices. */
@FunctionalInterface
public interface SelectorType {
  /** One that holds every index. */
  SelectorType SOUND = () -> IntegerType.I64;

  IntegerType type();
}
