// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Unknown;
import dev.freehold.ir.attribute.Type;
import java.util.List;

/** A scalar that the oracle knows; it is asked when something depends on it. */
record Open(String question, Type type, Domains domains, DecisionPrefix oracle) implements Unknown {
  @Override
  public Object resolve() {
    List<Object> values = domains.of(type);
    return at(values, oracle.choose(question, values.size(), i -> Domains.text(values.get(i), type)));
  }

  /** The value, or the one that would have been chosen; chooses nothing. */
  Object settled() {
    return at(domains.of(type), oracle.peek(question));
  }

  /** The choice may have been made for the same memory under another type, which has more values. */
  private static Object at(List<Object> values, int answer) {
    return values.get(answer % values.size());
  }
}
