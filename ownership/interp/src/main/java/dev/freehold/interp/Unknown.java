// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/**
 * The mark in {@link Frame#refs} of a value that nothing is known of but where it comes from. It becomes concrete when
 * something depends on it; each time it is asked it returns the same within one run.
 */
public interface Unknown {
  /** The value: a {@link Long} for what fits into {@link Frame#bits}, otherwise an object. */
  Object resolve();

  /** Whether it is true or false. */
  default boolean isBoolean() {
    return false;
  }

  /** Whether the sample is the value, unless other data is chosen. */
  default boolean isExact() {
    return false;
  }

  /** For a condition: decides whether it holds, as far as it only chooses among data; from now on its sample says that. */
  default void decide(Op at) {}

  /** For a condition: the value of some type that it has chosen, and that means nothing where the condition does not hold. */
  default Object chosen(Object value, Type type) {
    return value;
  }

  /** What computations on data use in its place, so that it need not be chosen; null where even those need its value. */
  default @Nullable Object sample() {
    return null;
  }
}
