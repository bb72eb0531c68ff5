// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

/** Whether values of a set of aliases count as one buffer only if operands in place lead from one buffer to both. */
@FunctionalInterface
public interface AliasPaths {
  /** They do. */
  AliasPaths SOUND = () -> true;

  /** False if all values of a set may be one buffer. */
  boolean areFollowed();
}
