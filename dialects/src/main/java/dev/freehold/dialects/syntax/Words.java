// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Type;
import dev.freehold.ir.text.Printing;

/** Pieces of the messages that several dialects report. */
public final class Words {
  private Words() {}

  /** The type as messages quote it. */
  public static String quoted(Type type) {
    return "'" + Printing.toString(type) + "'";
  }
}
