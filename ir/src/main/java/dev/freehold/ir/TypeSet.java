// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.function.Predicate;

/**
 * A set of types that an operand or result may have.
 *
 * @param description how messages name it, in the words of the reference ("memref of any type values")
 * @param only the one type of the set where there is just one, so that the text need not say it; otherwise null
 */
public record TypeSet(String description, Predicate<Type> contains, Type only) {

  public static final TypeSet ANY = of("any type", type -> true);

  public static TypeSet of(String description, Predicate<Type> contains) {
    return new TypeSet(description, contains, null);
  }

  /** The set of exactly one type. */
  public static TypeSet only(String description, Type type) {
    return new TypeSet(description, type::equals, type);
  }

  public boolean contains(Type type) {
    return contains.test(type);
  }

  /** The union, described as the reference does ("a or b"). */
  public TypeSet or(TypeSet other) {
    return of(description + " or " + other.description, type -> contains(type) || other.contains(type));
  }
}
