// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.extra;

/** What {@code ml_program.global_store} does to the tensor that it stores. */
@FunctionalInterface
public interface StoredTensors {
  /** It reads it. */
  StoredTensors SOUND = () -> true;

  /** Whether it reads the tensor, and does not write to it instead. */
  boolean areRead();
}
