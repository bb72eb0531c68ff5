// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.ir.Op;
import dev.freehold.ir.diag.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What was found out about one function.
 *
 * @param paths how many were run
 * @param rejected how many of them ended because the arguments were none that the function can take
 * @param givenUp how many of them ended at a limit, or where nobody can tell what the program should do
 * @param reasons what was wrong with arguments, or which limit was met, and on how many paths
 * @param exhausted whether there are no more paths than those that were run
 * @param gaps why the function was not explored whole; none where it was, or was not run at all
 * @param allocations how many buffers were made, on all paths
 * @param summarized how many loops were not run in full, so that nothing is known of what they compute
 * @param isComparedInPart whether some buffers had too many elements to compare all of them
 * @param skipped why the function was not run at all, or null
 * @param failure what an executor threw that is no fault of the program, or null
 * @param notReached where control did not come in the function
 */
public record FunctionReport(String name, int paths, int rejected, int givenUp, Map<String, Integer> reasons, boolean exhausted,
    List<String> gaps, long allocations, int summarized, boolean isComparedInPart, Diagnostic skipped, Throwable failure, List<Finding> findings,
    List<Op> notReached) {
  /** Why a path is given up where the passes changed loops of which only some iterations are run. */
  public static final String LOOPS_DIFFER = "the passes changed loops that have too many iterations to run them all";
  /** Why a path is given up on which the program tells others where its buffers lie. */
  public static final String ADDRESSES_MATTER = "what the program does depends on the addresses of its buffers";

  /** How much of a function was explored. */
  public enum Explored {
    /** All paths, and each operation at least once. */
    WHOLE,
    PARTIAL,
    /** Nothing. */
    SKIPPED
  }

  /** A function that was not run. */
  static FunctionReport skipped(String name, Diagnostic why) {
    return new FunctionReport(name, 0, 0, 0, Map.of(), false, List.of(), 0, 0, false, why, null, List.of(), List.of());
  }

  /** How much was explored. */
  public Explored explored() {
    if (skipped != null) return Explored.SKIPPED;
    return gaps.isEmpty() ? Explored.WHOLE : Explored.PARTIAL;
  }

  /** How many paths did not come to their end. */
  public int abandoned() {
    return rejected + givenUp;
  }

  /** The same with one more gap. */
  FunctionReport with(String gap) {
    List<String> more = new ArrayList<>(gaps);
    more.add(gap);
    return new FunctionReport(name, paths, rejected, givenUp, reasons, exhausted, List.copyOf(more), allocations, summarized, isComparedInPart, skipped, failure, findings, notReached);
  }
}
