// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Each program of {@code corpus/models} is there in up to four steps of the reference's lowering, from {@code linalg} to branches among
 * blocks. All of them must do the same: what the higher operations do is known from the reference this way.
 */
class ModelRunsTest {
  private static final long MAX_STEPS = 300_000;
  private static int compared;

  @TestFactory
  Stream<DynamicTest> everyStepOfTheLoweringDoesTheSame() throws IOException {
    Map<String, List<Path>> models = ModelRuns.programs().stream()
        .collect(Collectors.groupingBy(file -> file.getFileName().toString().replaceAll("\\..*", ""), TreeMap::new, Collectors.toList()));
    return models.entrySet().stream().map(model -> dynamicTest(model.getKey(), () -> compare(model.getValue())));
  }

  @AfterAll
  static void enoughIsExecuted() {
    System.out.println("models: " + compared + " functions did the same as a higher step of theirs");
    assertTrue(compared >= 100, "too few functions were executed");
  }

  private static void compare(List<Path> steps) throws IOException {
    Map<String, String> known = new HashMap<>();
    for (Path step : steps) {
      ModelRuns.run(step, MAX_STEPS).forEach((function, ended) -> {
        if (!ended.well()) return;
        String other = known.putIfAbsent(function, ended.outcome());
        if (other == null) return;
        assertEquals(other, ended.outcome(), step.getFileName() + " @" + function);
        compared++;
      });
    }
  }
}
