// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

/** Whether a buffer that the program frees under another name is promoted to the stack. */
public interface FreedAlias {
  /** It is not: what is on the stack must not be freed. */
  FreedAlias SOUND = () -> false;

  boolean isPromoted();
}
