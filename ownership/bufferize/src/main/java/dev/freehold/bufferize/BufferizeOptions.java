// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What is bufferized, and how.
 *
 * @param allowReturnAllocsFromLoops whether a loop may yield a buffer that it has allocated
 * @param allowUnknownOps whether operations that cannot be bufferized stay as they are
 * @param bufferAlignment the alignment of new buffers in bytes; 0 for none
 * @param functionBoundaries whether functions and calls are bufferized, too
 * @param checkParallelRegions whether a buffer from outside of a parallel region is copied before it is written to in the region
 * @param copyBeforeWrite whether nothing is analyzed and each buffer is copied before a write
 * @param isAllowed which operations are bufferized; {@link #allows} asks for more than that
 * @param functionLayout the layout of arguments and results of functions
 * @param inferResultLayout whether results of functions have the layout of what is returned in place of that
 * @param unknownLayout the layout where none can be inferred
 * @param memorySpaces the memory space where none can be inferred
 * @param notAnalyzed the names of functions that are not analyzed: there, too, each buffer is copied before a write
 * @param analysis how it is decided which operands are copied
 */
public record BufferizeOptions(
    boolean allowReturnAllocsFromLoops,
    boolean allowUnknownOps,
    long bufferAlignment,
    boolean functionBoundaries,
    boolean checkParallelRegions,
    boolean copyBeforeWrite,
    Predicate<Op> isAllowed,
    Layouts functionLayout,
    boolean inferResultLayout,
    Layouts unknownLayout,
    MemorySpaces memorySpaces,
    Set<String> notAnalyzed,
    AnalysisOptions analysis) {

  /** Those of {@code --one-shot-bufferize} without options. */
  public static final BufferizeOptions DEFAULT = new BufferizeOptions(false, false, 64, false, true, false, op -> true, Layouts.DYNAMIC, true,
      Layouts.DYNAMIC, MemorySpaces.DEFAULT, Set.of(), AnalysisOptions.DEFAULT);

  /** Whether an operation is bufferized if it can be. Those of the func dialect are part of the boundaries of functions. */
  public boolean allows(Op op) {
    return (functionBoundaries || !op.def().dialect().equals("func")) && isAllowed.test(op);
  }

  /** The same, but that fewer operations are bufferized. */
  public BufferizeOptions where(Predicate<Op> more) {
    return new BufferizeOptions(allowReturnAllocsFromLoops, allowUnknownOps, bufferAlignment, functionBoundaries, checkParallelRegions,
        copyBeforeWrite,
        isAllowed.and(more), functionLayout, inferResultLayout, unknownLayout, memorySpaces, notAnalyzed, analysis);
  }

  /** The same, but that nothing is analyzed. */
  public BufferizeOptions copyingBeforeWrites() {
    return new BufferizeOptions(allowReturnAllocsFromLoops, allowUnknownOps, bufferAlignment, functionBoundaries, checkParallelRegions, true,
        isAllowed,
        functionLayout, inferResultLayout, unknownLayout, memorySpaces, notAnalyzed, analysis);
  }

  /** The same, with functions and calls. */
  public BufferizeOptions withFunctionBoundaries() {
    return new BufferizeOptions(allowReturnAllocsFromLoops, allowUnknownOps, bufferAlignment, true, checkParallelRegions, copyBeforeWrite, isAllowed,
        functionLayout, inferResultLayout, unknownLayout, memorySpaces, notAnalyzed, analysis);
  }

  /** The same, with loops that may yield new buffers. */
  public BufferizeOptions withReturnAllocsFromLoops() {
    return new BufferizeOptions(true, allowUnknownOps, bufferAlignment, functionBoundaries, checkParallelRegions, copyBeforeWrite, isAllowed,
        functionLayout, inferResultLayout, unknownLayout, memorySpaces, notAnalyzed, analysis);
  }
}
