// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

/** The memory of this JVM that is live: whatever any of its threads holds. */
public final class LiveMemory {
  private static final int COLLECTIONS = 6;

  private LiveMemory() {}

  /** In bytes. */
  public static long bytes() {
    // What one collection finds dead may keep something else alive that the next ones find: soft references, or the text of a program.
    for (int i = 0; i < COLLECTIONS; i++) System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
