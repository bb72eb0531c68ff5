// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Unknown;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A value that was computed from unknown contents of buffers, as in concolic execution: computations go on with its sample, and the oracle
 * is asked once control depends on it. Terms with the same identity have the same value.
 *
 * @param identity the same for the same value, before and after passes
 * @param isNegated for a boolean, whether it is the negation of the one with that identity
 * @param elements the contents of buffers that it was computed from; null where those are too many to be asked for
 * @param isArbitrary whether the sample was made up where not all iterations of a loop were run: it is evidence of nothing
 */
record Term(long identity, boolean isNegated, Object sample, Type type, @Nullable Set<Element> elements, boolean isArbitrary, Symbols symbols)
    implements Unknown {
  @Override
  public boolean isBoolean() {
    return type.equals(IntegerType.I1);
  }

  @Override
  public Object resolve() {
    if (type instanceof ShapedType) return sample;
    return elements != null && symbols.ask(elements) ? sample : choose();
  }

  private String question() {
    return (isBoolean() ? "condition computed from contents #" : "number computed from contents #") + Long.toHexString(identity);
  }

  private Object choose() {
    DecisionPrefix oracle = symbols.oracle();
    if (isBoolean()) {
      boolean first = isTrue(sample) != isNegated;
      boolean holds = (oracle.choose(question(), 2, way -> way == 0 == first ? "true" : "false") == 0) == first;
      return holds != isNegated ? -1L : 0L;
    }
    List<Object> values = symbols.domains().of(type);
    return values.get(oracle.choose(question(), values.size(), i -> Domains.text(values.get(i), type)));
  }

  private static boolean isTrue(Object value) {
    return !Objects.equals(value, 0L);
  }

  /** The value, or the one that would have been chosen; chooses nothing. */
  Object settled() {
    DecisionPrefix oracle = symbols.oracle();
    return type instanceof ShapedType || oracle.answer(question()) == null ? sample : choose();
  }

  @Override
  public String toString() {
    return question();
  }
}
