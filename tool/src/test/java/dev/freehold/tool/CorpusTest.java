// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Every program of the corpus prints what the reference printed, and again the same when its own plain output is read back.
 *
 * <p>Cases that do not pass yet stand in {@code corpus/pending.txt}, by the names of their expected outputs; one that passes
 * must leave the list.
 */
class CorpusTest {
  private static final Path ROOT = root();

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("freehold"))) folder = folder.getParent();
    return folder;
  }

  @TestFactory
  Stream<DynamicNode> ownPrograms() throws IOException {
    return casesIn(ROOT.resolve("corpus"));
  }

  @TestFactory
  Stream<DynamicNode> conformance() throws IOException {
    Path shared = ROOT.resolveSibling("shared").resolve("conformance");
    Assumptions.assumeTrue(Files.exists(shared), "../shared is not here");
    return casesIn(shared);
  }

  private static Stream<DynamicNode> casesIn(Path folder) throws IOException {
    Set<String> pending = new HashSet<>();
    for (String line : Files.readAllLines(ROOT.resolve("corpus/pending.txt"))) {
      if (!line.isBlank() && !line.startsWith("#")) pending.add(line.strip());
    }
    Map<String, List<RecordedCase>> suites = RecordedCase.all(folder).stream().collect(Collectors.groupingBy(RecordedCase::suite));
    return suites.entrySet().stream().map(suite -> dynamicContainer(suite.getKey(),
        suite.getValue().stream().map(one -> dynamicTest(one.name(), () -> check(one, pending.contains(one.name()))))));
  }

  private static void check(RecordedCase one, boolean pending) {
    String fault = one.check();
    if (pending) {
      assertTrue(fault != null, one.name() + " passes: take it off corpus/pending.txt");
      Assumptions.abort("pending: " + one.name());
    }
    assertNull(fault, fault);
  }
}
