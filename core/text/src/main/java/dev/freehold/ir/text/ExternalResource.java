// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.builtin.AttrWriter;

/** An entry of the resource section that is no concern of ours: it is for a tool outside. */
public sealed interface ExternalResource {
  /** The entry as it stands in a text. */
  String literal();

  /** {@code true} or {@code false}. */
  record Flag(boolean value) implements ExternalResource {
    @Override
    public String literal() {
      return Boolean.toString(value);
    }
  }

  /**
   * A string.
   *
   * @param value without quotes and escapes
   */
  record Text(String value) implements ExternalResource {
    @Override
    public String literal() {
      StringBuilder quoted = new StringBuilder();
      new AttrWriter(quoted).quoted(value);
      return quoted.toString();
    }
  }

  /**
   * Data.
   *
   * @param hex in the hexadecimal form of the text, with the alignment in front
   */
  record Blob(String hex) implements ExternalResource {
    @Override
    public String literal() {
      return '"' + hex + '"';
    }
  }
}
