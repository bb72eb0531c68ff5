// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Keeps code of {@code --load} from deciding how the process ends: by {@code System.exit}, or by a thread that goes on. */
final class ForeignExit {
  private static final AtomicBoolean WATCHED = new AtomicBoolean();
  /** How long other hooks may take, which remove files that are not complete. */
  private static final long PATIENCE_MILLIS = 2_000;

  private ForeignExit() {}

  /** Watches for calls of {@code System.exit} from now on. Without jars, no process does. */
  static void watch() {
    if (!WATCHED.compareAndSet(false, true)) return;
    Runtime.getRuntime().addShutdownHook(new Thread(ForeignExit::report, "foreign exit"));
  }

  /** Returns whether code of jars has been loaded. A thread of theirs would keep the process after its command. */
  static boolean isWatched() {
    return WATCHED.get();
  }

  /** Ends the process with an error if a jar has ended it: the output may be missing, whatever the status says. */
  private static void report() {
    Map<Thread, StackTraceElement[]> stacks = Thread.getAllStackTraces();
    for (StackTraceElement[] stack : stacks.values()) {
      String culprit = culprit(stack);
      if (culprit == null) continue;
      System.err.println("freehold: the output is not complete, since " + culprit + " ended the process by System.exit");
      System.err.flush();
      stacks.keySet().stream().filter(thread -> thread.getName().equals(ExitHook.NAME)).forEach(ForeignExit::join);
      Runtime.getRuntime().halt(1);
    }
  }

  private static @Nullable String culprit(StackTraceElement[] stack) {
    boolean exits = false;
    for (StackTraceElement frame : stack) {
      exits |= frame.getClassName().equals("java.lang.Runtime") && frame.getMethodName().equals("exit");
      if (exits && frame.getClassName().startsWith("dev.freehold.cli.")) return null;
      if (exits && Jars.isOfJar(frame)) return Jars.place(frame);
    }
    return null;
  }

  private static void join(Thread hook) {
    try {
      hook.join(PATIENCE_MILLIS);
    } catch (InterruptedException ends) {
      Thread.currentThread().interrupt();
    }
  }
}
