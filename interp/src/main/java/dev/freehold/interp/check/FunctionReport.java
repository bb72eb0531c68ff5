// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.ir.Op;
import java.util.List;
import java.util.Map;

/**
 * What was found out about one function.
 *
 * @param paths how many were run
 * @param abandoned how many ended because the arguments were none that the function can take, or at a limit
 * @param reasons what was wrong with arguments, or which limit was met, and on how many paths
 * @param exhausted whether there are no more paths than those that were run
 * @param allocations how many buffers were made, on all paths
 * @param skipped why the function was not run at all, or null
 */
public record FunctionReport(
    String name, int paths, int abandoned, Map<String, Integer> reasons, boolean exhausted, long allocations, String skipped, List<Finding> findings, List<Op> notReached) {
  /** Why a path is given up on which the program tells others where its buffers lie. */
  public static final String ADDRESSES_MATTER = "what the program does depends on the addresses of its buffers";
}
