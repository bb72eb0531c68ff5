// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One comparison of something with its description. A constraint stands for the attribute that it met first: the next one that it
 * meets must be the same.
 */
final class Match {
  private final List<Constraint> constraints;
  private final Attribute[] met;

  Match(List<Constraint> constraints) {
    this(constraints, new Attribute[constraints.size()]);
  }

  private Match(List<Constraint> constraints, Attribute[] met) {
    this.constraints = constraints;
    this.met = met;
  }

  /** The bindings so far, for a comparison whose own bindings are discarded. */
  Match apart() {
    return new Match(constraints, met.clone());
  }

  /** What is wrong with an attribute, with the reference's message; null where it fits. */
  @Nullable
  String fault(Attribute attribute, int constraint) {
    Attribute earlier = met[constraint];
    if (earlier != null) return earlier.equals(attribute) ? null : mismatch(earlier, attribute);
    String fault = constraints.get(constraint).fault(attribute, this);
    if (fault == null) met[constraint] = attribute;
    return fault;
  }

  /** The first fault of several attributes, each of which must fit a constraint; null where all do. One attribute alone must fit them all. */
  @Nullable
  String fault(List<Attribute> attributes, List<Integer> demands) {
    for (int i = 0; i < demands.size(); i++) {
      String fault = fault(attributes.get(Math.min(i, attributes.size() - 1)), demands.get(i));
      if (fault != null) return fault;
    }
    return null;
  }

  static String mismatch(Attribute expected, Attribute found) {
    return "expected '" + Printing.toString(expected) + "' but got '" + Printing.toString(found) + "'";
  }
}
