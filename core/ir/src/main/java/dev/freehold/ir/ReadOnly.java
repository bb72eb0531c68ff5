// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/**
 * Parts of a run that only read programs: verification. With assertions on, a change of any program by the same thread during such a part is an error of
 * Freehold. So it is found where it is made, and not by what another thread, which reads at the same time, prints.
 *
 * <pre>
 *   assert ReadOnly.enter();
 *   try {
 *     ...
 *   } finally {
 *     assert ReadOnly.leave();
 *   }
 * </pre>
 */
public final class ReadOnly {
  private static final ThreadLocal<Integer> DEPTH = ThreadLocal.withInitial(() -> 0);

  private ReadOnly() {}

  /** Begins a part that only reads; parts may be nested. Returns true, so that it can be asserted. */
  public static boolean enter() {
    DEPTH.set(DEPTH.get() + 1);
    return true;
  }

  /** Ends the innermost part that only reads. Returns true, so that it can be asserted. */
  public static boolean leave() {
    DEPTH.set(DEPTH.get() - 1);
    return true;
  }

  /** Whether this thread may change programs now. */
  static boolean allowsChanges() {
    return DEPTH.get() == 0;
  }
}
