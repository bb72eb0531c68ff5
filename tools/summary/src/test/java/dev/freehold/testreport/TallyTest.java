// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testreport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.freehold.testreport.ModuleReport.Skip;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** What a tally says of test classes of each sort; these are below, where Surefire does not look for tests. */
class TallyTest {
  static class Plain {
    @Test
    void one() {}

    @TestFactory
    Stream<DynamicTest> two() {
      return Stream.of("a", "b").map(name -> DynamicTest.dynamicTest(name, () -> {}));
    }
  }

  static class Skipping {
    @Test
    void withReason() {
      assumeTrue(false, "no reference\nhere");
    }

    @Test
    void withoutReason() {
      assumeTrue(false);
    }

    @Test
    @Disabled("too slow")
    void disabled() {}
  }

  @Disabled("all of it")
  static class SkippedAsAWhole {
    @Test
    void one() {}
  }

  static class EmptyFactory {
    @TestFactory
    Stream<DynamicTest> none() {
      return Stream.of();
    }
  }

  static class Around {
    @Nested
    class Inner {
      @Test
      void one() {}
    }
  }

  static class Failing {
    @Test
    void fails() {
      throw new IllegalStateException("on purpose");
    }
  }

  static class Nothing {}

  private static Tally run(Class<?>... classes) {
    Tally tally = new Tally();
    LauncherConfig config = LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build();
    TestExecutionListener listener = new TestExecutionListener() {
      private TestPlan plan;

      @Override
      public void testPlanExecutionStarted(TestPlan started) {
        plan = started;
      }

      @Override
      public void executionStarted(TestIdentifier identifier) {
        tally.started(identifier);
      }

      @Override
      public void executionSkipped(TestIdentifier identifier, String reason) {
        tally.skipped(plan, identifier, reason);
      }

      @Override
      public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        tally.finished(plan, identifier, result);
      }
    };
    LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
    for (Class<?> each : classes) request.selectors(selectClass(each));
    LauncherFactory.create(config).execute(request.build(), listener);
    return tally;
  }

  private static ModuleReport report(Class<?>... classes) {
    return run(classes).report(false, Stream.of(classes).map(Class::getName).collect(Collectors.toSet()));
  }

  @Test
  void testsAndThoseOfFactoriesCount() {
    assertEquals(new ModuleReport(false, 3, List.of(), List.of()), report(Plain.class));
  }

  @Test
  void testsInNestedClassesAreTestsOfTheOuterOne() {
    assertEquals(new ModuleReport(false, 1, List.of(), List.of()), report(Around.class));
  }

  @Test
  void skipsHaveTheirReasons() {
    ModuleReport report = report(Skipping.class);
    assertEquals(0, report.tests());
    assertEquals(List.of(), report.missing());
    String test = "TallyTest$Skipping ";
    assertEquals(Set.of(new Skip(test + "withReason()", "no reference\nhere"), new Skip(test + "withoutReason()", ""),
        new Skip(test + "disabled()", "too slow")), Set.copyOf(report.skips()));
  }

  @Test
  void aSkippedClassIsNotAMissingOne() {
    assertEquals(new ModuleReport(false, 0, List.of(new Skip("TallyTest$SkippedAsAWhole", "all of it")), List.of()), report(SkippedAsAWhole.class));
  }

  @Test
  void classesAndFactoriesWithoutTestsAreMissing() {
    String name = TallyTest.class.getName();
    assertEquals(List.of(name + "$EmptyFactory", name + "$EmptyFactory.none()", name + "$Nothing"),
        report(EmptyFactory.class, Nothing.class, Plain.class).missing());
  }

  @Test
  void theLineNamesFailures() {
    Tally tally = run(Plain.class, Failing.class);
    assertTrue(tally.line().equals("4 tests, 1 failed"), tally.line());
  }
}
