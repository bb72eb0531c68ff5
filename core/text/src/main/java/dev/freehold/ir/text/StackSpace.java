// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import java.util.function.Supplier;

/**
 * Lets readers and printers recurse over nested regions and attributes on whatever stack they are called on. The outermost levels, more than programs
 * usually have, use that stack; further ones continue on a new thread for each {@link #MORE_LEVELS}, as clang's {@code runWithSufficientStackSpace} and
 * rustc's {@code ensure_sufficient_stack} do.
 */
public final class StackSpace {
  /** How many levels the caller's stack holds, even if it has half a mebibyte. */
  private static final int FIRST_LEVELS = 64;
  private static final int MORE_LEVELS = 1000;
  /** 32 KiB for each of them; only what is touched of it costs memory. */
  private static final long BYTES = 32L << 20;

  private StackSpace() {}

  /** Whether a level of nesting, the outermost being 1, needs more stack: then it is to be {@linkplain #run run} here. */
  static boolean endsAt(int level) {
    return level % MORE_LEVELS == FIRST_LEVELS;
  }

  /** Runs what reads or prints a level of nesting, the outermost being 1, and whatever is nested in it. */
  public static <T> T run(int level, Supplier<T> work) {
    return endsAt(level) ? BigStack.run(work, BYTES) : work.get();
  }

  /** The same without a result. */
  public static void run(int level, Runnable work) {
    if (!endsAt(level)) {
      work.run();
      return;
    }
    run(level, () -> {
      work.run();
      return true;
    });
  }
}
