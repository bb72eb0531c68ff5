// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;
import java.util.function.Supplier;

/** Reads what a type or attribute is made of. */
public final class Parameters {
  private Parameters() {}

  /**
   * Reads a parameter; where that fails, a second error says which.
   *
   * @param holder what messages call the type or attribute
   * @param type what messages call the type of the parameter
   */
  public static <T> T read(AttrParser p, String holder, String parameter, String type, Supplier<T> reader) {
    try {
      return reader.get();
    } catch (ParseStop stop) {
      throw stop.and(p.error("failed to parse " + holder + " parameter '" + parameter + "' which is to be a `" + type + "`"));
    }
  }
}
