// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** How bad a diagnostic is; the names are those that the text shows. */
public enum Severity {
  ERROR,
  WARNING,
  REMARK,
  NOTE;

  public String text() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
