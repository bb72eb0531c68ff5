// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrPrinter;

/** A type of a dialect that is not loaded, kept as it stands in the text behind {@code !dialect.}. */
public record OpaqueType(String dialect, String text) implements Type {
  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('!', dialect, text);
  }
}
