// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

/** How ownership is followed in a region of an operation that does not say how control flows there, such as {@code omp.parallel}. */
public interface OpaqueRegions {
  /** Their arguments are borrowed, and in front of a terminator that passes nothing on the block deallocates what it owns. */
  OpaqueRegions SOUND = () -> true;

  boolean areFollowed();
}
