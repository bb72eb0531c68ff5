// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

import java.util.Locale;

/** How figures are written. */
public final class Figures {
  /** What stands for a figure that there is none of. */
  public static final String NONE = "-";

  private Figures() {}

  /** With so many decimals; {@link #NONE} for not a number. */
  public static String text(double number, int decimals) {
    return Double.isNaN(number) ? NONE : String.format(Locale.ROOT, "%,." + decimals + "f", number);
  }
}
