// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

/** Whether an allocation whose buffer is freed in the loop stays in the loop. */
public interface FreedInLoop {
  /** It stays. */
  FreedInLoop SOUND = () -> false;

  boolean isHoisted();
}
