// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

/**
 * How a text is read.
 *
 * @param allowUnregistered whether operations, types and attributes of unknown dialects are kept as they are
 */
public record ParserOptions(boolean allowUnregistered) {
  public static final ParserOptions DEFAULT = new ParserOptions(false);
}
