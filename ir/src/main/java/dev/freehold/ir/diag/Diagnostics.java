// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.diag;

/** Where diagnostics go. */
@FunctionalInterface
public interface Diagnostics {
  void report(Diagnostic diagnostic);

  default void report(Diagnostic.Builder builder) {
    report(builder.build());
  }
}
