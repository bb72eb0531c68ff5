// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testreport;

import dev.freehold.testreport.ModuleReport.Skip;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Counts the tests of a test plan as they run. Tests may run in several threads. */
final class Tally {
  private static final String ASSUMPTION = "Assumption failed: ";
  /** The message of an assumption whose author gave none. */
  private static final String NO_REASON = "assumption is not true";

  private final Set<String> running = new LinkedHashSet<>();
  private final Set<String> classesWithTests = new TreeSet<>();
  private final Set<String> methodsWithTests = new TreeSet<>();
  private final Set<String> methodsWithoutTests = new TreeSet<>();
  private final List<Skip> skips = new ArrayList<>();
  private int tests;
  private int failures;

  synchronized void started(TestIdentifier identifier) {
    if (identifier.getSource().orElse(null) instanceof ClassSource source) running.add(source.getClassName());
  }

  synchronized void skipped(TestPlan plan, TestIdentifier identifier, String reason) {
    skips.add(new Skip(name(plan, identifier), reason));
    hasTests(plan, identifier);
  }

  synchronized void finished(TestPlan plan, TestIdentifier identifier, TestExecutionResult result) {
    TestSource source = identifier.getSource().orElse(null);
    if (source instanceof ClassSource test) running.remove(test.getClassName());
    if (result.getStatus() == Status.FAILED) failures++;
    if (result.getStatus() == Status.ABORTED) skipped(plan, identifier, reason(result.getThrowable()));
    else if (identifier.isTest()) {
      tests++;
      hasTests(plan, identifier);
    } else if (source instanceof MethodSource method && !methodsWithTests.contains(identifier.getUniqueId())) {
      methodsWithoutTests.add(method.getClassName() + "." + method.getMethodName() + "()");
    }
  }

  /** A line about the tests so far. */
  synchronized String line() {
    StringBuilder line = new StringBuilder().append(tests).append(" tests");
    if (failures > 0) line.append(", ").append(failures).append(" failed");
    if (!running.isEmpty()) line.append(", now ").append(String.join(", ", running.stream().limit(4).map(Tally::simple).toList()));
    return line.toString();
  }

  /**
   * What the tests did.
   *
   * @param expected the classes that should have tests
   */
  synchronized ModuleReport report(boolean selected, Set<String> expected) {
    Set<String> missing = new TreeSet<>(methodsWithoutTests);
    expected.stream().filter(each -> !classesWithTests.contains(each)).forEach(missing::add);
    return new ModuleReport(selected, tests, List.copyOf(skips), List.copyOf(missing));
  }

  /** Notes that the methods and classes around a test have one. */
  private void hasTests(TestPlan plan, TestIdentifier test) {
    for (Optional<TestIdentifier> at = Optional.of(test); at.isPresent(); at = plan.getParent(at.get())) {
      TestSource source = at.get().getSource().orElse(null);
      if (source instanceof MethodSource) methodsWithTests.add(at.get().getUniqueId());
      if (source instanceof ClassSource container) classesWithTests.add(container.getClassName());
    }
  }

  private static String reason(Optional<Throwable> cause) {
    String message = cause.map(Throwable::getMessage).orElse("");
    String reason = message.startsWith(ASSUMPTION) ? message.substring(ASSUMPTION.length()) : message;
    return reason.equals(NO_REASON) ? "" : reason;
  }

  /** The class of a test, and the display names from its method on. */
  private static String name(TestPlan plan, TestIdentifier test) {
    String name = "";
    for (Optional<TestIdentifier> at = Optional.of(test); at.isPresent(); at = plan.getParent(at.get())) {
      if (at.get().getSource().orElse(null) instanceof ClassSource container) return simple(container.getClassName()) + name;
      name = " " + at.get().getDisplayName() + name;
    }
    return name.strip();
  }

  private static String simple(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }
}
