// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

/**
 * In which order operands are decided, and what is shown of the decisions.
 *
 * @param fuzzerSeed decides the order of {@link Heuristic#FUZZER}
 * @param testOnly whether the program only gets attributes that show the decisions
 * @param printConflicts whether it gets attributes that show conflicts, too
 * @param dumpAliasSets whether it gets attributes that show which values may be the same buffer, too
 */
public record AnalysisOptions(Heuristic heuristic, int fuzzerSeed, boolean testOnly, boolean printConflicts, boolean dumpAliasSets) {
  public static final AnalysisOptions DEFAULT = new AnalysisOptions(Heuristic.BOTTOM_UP, 0, false, false, false);

  /** The order of operations. */
  public enum Heuristic {
    /** The last one first: what is written last is most likely in place. */
    BOTTOM_UP,
    /** The first one first. */
    TOP_DOWN,
    /** First what is passed on by terminators of regions, and what that is made of. */
    BOTTOM_UP_FROM_TERMINATORS,
    /** At random. */
    FUZZER
  }
}
