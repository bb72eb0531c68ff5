// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

/** Whether {@code tensor.parallel_insert_slice} reads the elements of the destination that it leaves. */
@FunctionalInterface
public interface ParallelInsertions {
  /** They are elements of the result. */
  ParallelInsertions SOUND = () -> true;

  boolean readDestination();
}
