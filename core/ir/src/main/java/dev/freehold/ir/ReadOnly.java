// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/**
 * Parts of a run that only read programs: verification, printing, writing of bytecode, hashing of operations. With assertions on, programs are frozen for the
 * thread during such a part, and for those that continue its work: a change is an error of Freehold. So it is found where it is made, and not by what another
 * thread, which reads at the same time, prints.
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

  /** Returns work for another thread that continues what this one does: if this one only reads, so does the other. */
  public static Runnable continued(Runnable work) {
    if (DEPTH.get() == 0) return work;
    return () -> {
      assert enter();
      try {
        work.run();
      } finally {
        assert leave();
      }
    };
  }

  /** Every change of an operation, a value, a block or a region calls this first. */
  static void change() {
    assert DEPTH.get() == 0 : "what only reads programs changes one";
  }
}
