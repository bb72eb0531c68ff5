// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;

/** A type of a dialect that is not loaded, kept as it stands in the text behind {@code !dialect.}. */
public record OpaqueType(String dialect, String text) implements Type {
  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('!', dialect, text);
  }
}
