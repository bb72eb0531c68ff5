// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.text.AttrForm;
import java.util.function.Predicate;

/**
 * A set of attributes that an inherent attribute may be.
 *
 * @param description how messages name it ("64-bit signless integer attribute")
 * @param form how `$name` in an assembly format reads and writes it
 */
public record AttrSet(String description, Predicate<Attribute> contains, AttrForm form) {

  public static final AttrSet ANY = of("any attribute", attribute -> true);

  public static AttrSet of(String description, Predicate<Attribute> contains) {
    return new AttrSet(description, contains, AttrForm.PLAIN);
  }

  public boolean contains(Attribute attribute) {
    return contains.test(attribute);
  }
}
