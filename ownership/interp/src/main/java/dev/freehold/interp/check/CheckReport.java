// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.check.FunctionReport.Explored;
import dev.freehold.ir.Op;
import java.util.List;

/**
 * What was found out about a program.
 *
 * @param functions all of them that have a body, in the order of the program, or those that were asked for
 * @param notReached where control did not come in those that were run
 */
public record CheckReport(List<FunctionReport> functions, List<Op> notReached) {
  public boolean hasFindings() {
    return functions.stream().anyMatch(report -> !report.findings().isEmpty());
  }

  /** Whether every function was explored whole. */
  public boolean isComplete() {
    return count(Explored.COMPLETE) == functions.size();
  }

  /** How many functions were explored so far. */
  public long count(Explored explored) {
    return functions.stream().filter(report -> report.explored() == explored).count();
  }
}
