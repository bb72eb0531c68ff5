// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testreport;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Prints a line of progress every few seconds while the tests of a module run, and writes the module's {@link ModuleReport}. JUnit finds it by its
 * service file. It does nothing outside of Maven.
 */
public final class ReportListener implements TestExecutionListener {
  private static final Duration PERIOD = Duration.ofSeconds(5);

  /** What Surefire passes to the JVM of the tests. */
  private static final @Nullable String MODULE = System.getProperty("basedir");
  private static final boolean SELECTED = System.getProperty("test") != null || System.getProperty("groups") != null;

  private final Tally tally = new Tally();
  private final Instant start = Instant.now();
  private @Nullable TestPlan plan;
  private @Nullable Thread progress;

  @Override
  public void testPlanExecutionStarted(TestPlan started) {
    plan = started;
    if (MODULE == null) return;
    // Tests may replace the standard output.
    PrintStream out = System.out;
    progress = Thread.ofPlatform().daemon().name("progress").start(() -> printProgress(out, label(Path.of(MODULE))));
  }

  private void printProgress(PrintStream out, String module) {
    try {
      while (true) {
        Thread.sleep(PERIOD);
        out.println("[TESTS] " + module + ": " + Duration.between(start, Instant.now()).toSeconds() + " s, " + tally.line());
      }
    } catch (InterruptedException e) {
      // The tests are over.
    }
  }

  @Override
  public void executionStarted(TestIdentifier identifier) {
    tally.started(identifier);
  }

  @Override
  public void executionSkipped(TestIdentifier identifier, String reason) {
    if (plan != null) tally.skipped(plan, identifier, reason);
  }

  @Override
  public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
    if (plan != null) tally.finished(plan, identifier, result);
  }

  @Override
  public void testPlanExecutionFinished(TestPlan finished) {
    if (progress != null) progress.interrupt();
    if (MODULE == null) return;
    Path module = Path.of(MODULE);
    try {
      tally.report(SELECTED, SELECTED ? Set.of() : TestClasses.below(module)).write(module);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The last two folders: {@code core/text}. */
  private static String label(Path module) {
    return module.subpath(Math.max(0, module.getNameCount() - 2), module.getNameCount()).toString();
  }
}
