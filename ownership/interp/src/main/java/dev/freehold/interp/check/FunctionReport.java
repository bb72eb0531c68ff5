// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The result of checking one function.
 *
 * @param location of the function
 * @param paths how many were executed
 * @param rejected how many of them ended because the arguments are not valid for the function
 * @param abandoned how many of them ended at a limit, or where the behavior of the program is not defined
 * @param reasons what was wrong with arguments, or which limit was met, and on how many paths
 * @param exhausted whether all paths were executed
 * @param gaps why the exploration is incomplete; empty if it is complete, or if the function was skipped
 * @param allocations how many buffers were made, on all paths
 * @param summarized how many loops were not run in full, so that nothing is known of what they compute
 * @param isComparedInPart whether some buffers had too many elements to compare all of them
 * @param skipped why the function was not executed at all, or null
 * @param failure what an executor threw that is no fault of the program, or null
 * @param notReached operations of the function that were never executed
 */
public record FunctionReport(String name, Location location, int paths, int rejected, int abandoned, Map<String, Integer> reasons,
    boolean exhausted, List<String> gaps, long allocations, int summarized, boolean isComparedInPart, @Nullable Diagnostic skipped,
    @Nullable Throwable failure, List<Finding> findings, List<Op> notReached) {
  /** Why a path is abandoned on which the passes changed loops of which only some iterations are executed. */
  public static final String LOOPS_DIFFER = "the passes changed loops with too many iterations to execute all of them";
  /** Why a path is abandoned on which a condition on data was chosen, and the passes changed such conditions. */
  public static final String CONDITIONS_DIFFER = "the passes changed conditions on data";
  /** Why an exploration is incomplete in which calls of a function by itself were not followed any further. */
  public static final String RECURSION_CUT = "recursion was cut off";
  /** Why a path is abandoned on which the addresses of buffers are observable. */
  public static final String ADDRESSES_MATTER = "the behavior depends on the addresses of buffers";
  /** Why a path is abandoned on which a write to the buffer of a tensor is observable through the other one. */
  public static final String TENSORS_MATTER = "the behavior depends on writes to the buffers of tensors";

  /** How much of a function was explored. */
  public enum Explored {
    /** All paths, and each operation at least once. */
    COMPLETE,
    PARTIAL,
    /** Nothing. */
    SKIPPED
  }

  /** A function that was not run. */
  static FunctionReport skipped(String name, Diagnostic why) {
    return new FunctionReport(name, why.location(), 0, 0, 0, Map.of(), false, List.of(), 0, 0, false, why, null, List.of(), List.of());
  }

  /** How much was explored. */
  public Explored explored() {
    if (skipped != null) return Explored.SKIPPED;
    return gaps.isEmpty() ? Explored.COMPLETE : Explored.PARTIAL;
  }

  /** Why the function is not explored whole; empty if it is. */
  public List<String> unexplored() {
    return skipped == null ? gaps : List.of(skipped.message());
  }

  /** How many paths did not reach the end of the function. */
  public int incompletePaths() {
    return rejected + abandoned;
  }

  /** The same with one more gap. */
  FunctionReport with(String gap) {
    List<String> more = new ArrayList<>(gaps);
    more.add(gap);
    return new FunctionReport(name, location, paths, rejected, abandoned, reasons, exhausted, List.copyOf(more), allocations, summarized,
        isComparedInPart, skipped, failure, findings, notReached);
  }
}
