// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** What a {@link dev.freehold.ir.Dialect} with types of its own implements. */
public interface ParsesTypes {
  /**
   * Parses a type of the dialect, from behind {@code !namespace.mnemonic} on.
   *
   * @return the type; null where there is none of that name, which the parser then reports
   */
  @Nullable
  Type parseType(String mnemonic, AttrParser parser);
}
