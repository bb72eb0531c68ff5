// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.attribute.PrintOptions;
import java.util.List;

/** Where what passes say goes. */
record Reports(Diagnostics diagnostics, Remarks remarks) {

  /** The same for a thread whose turn to speak has not come: {@code kept} gets what hands on each thing that it says. */
  Reports deferred(List<Runnable> kept) {
    Diagnostics later = new Diagnostics() {
      @Override
      public void report(Diagnostic diagnostic) {
        kept.add(() -> diagnostics.report(diagnostic));
      }

      @Override
      public PrintOptions printing() {
        return diagnostics.printing();
      }
    };
    return new Reports(later, new Remarks() {
      @Override
      public boolean wants(Remark.Kind kind, String category) {
        return remarks.wants(kind, category);
      }

      @Override
      public void take(Remark remark) {
        kept.add(() -> remarks.take(remark));
      }
    });
  }
}
