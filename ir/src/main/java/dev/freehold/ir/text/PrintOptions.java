// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

/**
 * How operations are written.
 *
 * @param generic in the generic form only
 * @param debugInfo with locations
 * @param localScope with everything in place, without aliases
 */
public record PrintOptions(boolean generic, boolean debugInfo, boolean localScope) {
  public static final PrintOptions DEFAULT = new PrintOptions(false, false, false);
}
