// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

/** Whether a result of {@code scf.index_switch} is in the buffer of what a region yields. */
@FunctionalInterface
public interface SwitchResults {
  /** It is, as a result of {@code scf.if} is. */
  SwitchResults SOUND = () -> true;

  boolean areYielded();
}
