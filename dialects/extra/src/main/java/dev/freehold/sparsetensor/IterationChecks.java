// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Value;
import java.util.List;

/** What iterations over one space and over several have in common in their checks. */
final class IterationChecks {
  private IterationChecks() {}

  /** Whether all four agree in the types of what is carried; {@code where} names the region in messages. */
  static boolean carriedTypes(
      List<? extends Value> inits, List<? extends Value> arguments, List<? extends Value> yielded, List<? extends Value> results, String where,
      Checker check) {
    for (int i = 0; i < results.size(); i++) {
      String wrong = null;
      if (!inits.get(i).type().equals(results.get(i).type())) wrong = i + "th iter operand and defined value";
      else if (!arguments.get(i).type().equals(results.get(i).type())) wrong = i + "th iter region arg and defined value";
      else if (!yielded.get(i).type().equals(results.get(i).type())) wrong = i + "th yield value and defined value";
      if (wrong == null) continue;
      check.error("types mismatch between " + wrong + where);
      return false;
    }
    return true;
  }
}
