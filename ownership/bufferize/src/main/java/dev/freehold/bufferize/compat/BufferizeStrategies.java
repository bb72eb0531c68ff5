// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.compat;

import dev.freehold.bufferize.analysis.ReturnedConstants;
import dev.freehold.bufferize.driver.BufferElements;
import dev.freehold.bufferize.func.CallResults;
import dev.freehold.bufferize.scf.PassedOnBuffers;
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
    reference.replace(CallResults.class, () -> false);
    // It prints memref types that it refuses to read.
    reference.replace(BufferElements.class, element -> true);
    // The caller is not told that it gets a constant.
    reference.replace(ReturnedConstants.class, () -> true);
  }
}
