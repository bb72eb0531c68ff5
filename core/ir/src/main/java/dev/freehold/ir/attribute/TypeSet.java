// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A set of types that an operand or result may have.
 *
 * @param description how messages name it, in the words of the reference ("memref of any type values")
 * @param only the one type of the set where there is just one, so that the text need not say it; otherwise null
 * @param kind what all types of the set are, so that a text with something else is refused while it is read; otherwise null
 * @param form how assembly formats write a type of the set without its name, unless they say {@code qualified}; null where they do not
 */
public record TypeSet(String description, Predicate<Type> contains, @Nullable Type only, @Nullable Kind kind, @Nullable TypeAssembly form) {

  /**
   * A kind of types.
   *
   * @param name what messages call it, or null where they do not
   */
  public record Kind(@Nullable String name, Predicate<Type> has) {}

  public static final TypeSet ANY = of("any type", type -> true);

  public static TypeSet of(String description, Predicate<Type> contains) {
    return new TypeSet(description, contains, null, null, null);
  }

  /** The set of exactly one type. */
  public static TypeSet only(String description, Type type) {
    return new TypeSet(description, type::equals, type, null, null);
  }

  /** The same set, of which it is known what all its types are. */
  public TypeSet ofKind(@Nullable String name, Predicate<Type> has) {
    return new TypeSet(description, contains, only, new Kind(name, has), form);
  }

  /** The same set, whose types are written without their name. */
  public TypeSet writtenAs(TypeAssembly shortForm) {
    return new TypeSet(description, contains, only, kind, shortForm);
  }

  public boolean contains(Type type) {
    return contains.test(type);
  }

  /** The union, described as the reference does ("a or b"). */
  public TypeSet or(TypeSet other) {
    return of(description + " or " + other.description, type -> contains(type) || other.contains(type));
  }
}
