// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Attribute;
import org.jspecify.annotations.Nullable;

/** What a {@link dev.freehold.ir.Dialect} with attributes of its own implements. */
public interface ParsesAttributes {
  /**
   * Parses an attribute of the dialect, from behind {@code #namespace.mnemonic} on.
   *
   * @return the attribute; null where there is none of that name, which the parser then reports
   */
  @Nullable
  Attribute parseAttribute(String mnemonic, AttrParser parser);
}
