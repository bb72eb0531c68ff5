// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.PrintOptions;

/** Where diagnostics go. */
@FunctionalInterface
public interface Diagnostics {
  void report(Diagnostic diagnostic);

  /** How notes show operations. */
  default PrintOptions printing() {
    return PrintOptions.MESSAGES;
  }

  default void report(Diagnostic.Builder builder) {
    report(builder.build());
  }
}
