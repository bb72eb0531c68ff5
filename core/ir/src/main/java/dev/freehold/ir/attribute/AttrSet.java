// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A set of attributes that an inherent attribute may be.
 *
 * @param description how messages name it ("64-bit signless integer attribute")
 * @param form how `$name` in an assembly format reads and writes it
 * @param kind what all attributes of the set are; properties in a text that are something else are refused while it is read
 * @param storage how the text gives a property that is no attribute in the reference, but a number; null where there is no more to say
 */
public record AttrSet(String description, Predicate<Attribute> contains, AttrAssembly form, Predicate<Attribute> kind, @Nullable Storage storage) {

  /**
   * What stands for the number of a property.
   *
   * @param wanted how messages name it
   * @param number the number for an attribute that is none but stands for one; all others stay what they are
   */
  public record Storage(String wanted, UnaryOperator<Attribute> number) {
    public static Storage of(String wanted) {
      return new Storage(wanted, UnaryOperator.identity());
    }
  }

  public static final AttrSet ANY = of("any attribute", attribute -> true);

  /** A set that is all of a kind. */
  public AttrSet(String description, Predicate<Attribute> contains, AttrAssembly form) {
    this(description, contains, form, contains);
  }

  public AttrSet(String description, Predicate<Attribute> contains, AttrAssembly form, Predicate<Attribute> kind) {
    this(description, contains, form, kind, null);
  }

  public static AttrSet of(String description, Predicate<Attribute> contains) {
    return new AttrSet(description, contains, AttrAssembly.Standard.PLAIN);
  }

  /** The same set, of which it is known what all its attributes are. */
  public AttrSet ofKind(Predicate<Attribute> all) {
    return new AttrSet(description, contains, form, all, storage);
  }

  /** The same set, whose attributes are written with all that says what they are. */
  public AttrSet inFull() {
    return new AttrSet(description, contains, AttrAssembly.Standard.PLAIN, kind, storage);
  }

  /** The same set, of which it is known what the text gives for a property. */
  public AttrSet storedAs(Storage given) {
    return new AttrSet(description, contains, form, kind, given);
  }

  public boolean contains(Attribute attribute) {
    return contains.test(attribute);
  }
}
