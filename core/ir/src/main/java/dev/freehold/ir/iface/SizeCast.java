// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;

/** Gives a value another type, of which more or less of the sizes is known. */
public interface SizeCast {
  Value source();

  /** Whether it only forgets sizes that the source knows; who takes the result does better with the source. */
  boolean onlyForgets();

  /** A cast of the same kind. */
  OpState<?> cast(Value value, Type type);
}
