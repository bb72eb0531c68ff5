// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.compat;

import dev.freehold.bufferize.FollowedPaths;
import dev.freehold.bufferize.Overwriting;
import dev.freehold.bufferize.analysis.AliasPaths;
import dev.freehold.bufferize.analysis.CallResults;
import dev.freehold.bufferize.analysis.ReturnedConstants;
import dev.freehold.bufferize.driver.BufferElements;
import dev.freehold.bufferize.func.ReturnedShapes;
import dev.freehold.bufferize.scf.PassedOnBuffers;
import dev.freehold.bufferize.scf.SwitchResults;
import dev.freehold.bufferize.tensor.ParallelInsertions;
import dev.freehold.ir.Profile;
import dev.freehold.ir.ReferenceStrategies;

/** What One-Shot Bufferize of LLVM 22 does, faults included. */
public final class BufferizeStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    // Constants, one buffer for two, and copies from outside of the loop, which its analysis has not seen.
    reference.replace(PassedOnBuffers.class, (passed, loop, state) -> true);
    // What the instances of a loop write to its tensor without inserting it appears in the result.
    reference.replace(ParallelInsertions.class, () -> false);
    // A callee that returns a cast tensor returns the buffer without the cast, of another shape than its callers take it for.
    reference.replace(ReturnedShapes.class, () -> false);
    // It prints memref types that it refuses to read.
    reference.replace(BufferElements.class, element -> true);
    // The caller is not told that it gets a constant.
    reference.replace(ReturnedConstants.class, () -> true);
    // Two results of a call are two buffers.
    reference.replace(CallResults.class, () -> false);
    // A write in another block than that of the argument that it overwrites is overlooked, and so is the next iteration.
    reference.replace(FollowedPaths.class, () -> false);
    // A part is all of a tensor.
    reference.replace(Overwriting.class, () -> false);
    // Two values that may each be in the buffer of a third one may be in one buffer.
    reference.replace(AliasPaths.class, () -> false);
    // A result of a switch is a new buffer.
    reference.replace(SwitchResults.class, () -> false);
  }
}
