// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

/** Which scope a buffer that is put on the stack where it was allocated has to stay in. */
public interface ScopeChoice {
  /** The nearest one around it, with which its memory ends. */
  ScopeChoice SOUND = () -> false;

  /** Whether it is enough that the buffer stays in one farther out. */
  boolean looksFartherOut();
}
