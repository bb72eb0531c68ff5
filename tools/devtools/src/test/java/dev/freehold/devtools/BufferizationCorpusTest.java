// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Bufferization prints what the reference printed, but for the cases in {@code bufferization-differences.tsv}, which says why. */
class BufferizationCorpusTest {
  @Test
  void onlyKnownCasesDiffer() throws IOException {
    Path shared = Repository.ROOT.resolveSibling("shared").resolve("conformance-bufferize");
    Assumptions.assumeTrue(Files.exists(shared), "../shared is not here");
    Set<String> different = new TreeSet<>();
    for (RecordedCase one : RecordedCase.all(shared)) {
      if (one.check() != null) different.add(one.name());
    }
    assertEquals(String.join("\n", known()), String.join("\n", different));
  }

  private static Set<String> known() throws IOException {
    try (InputStream in = Objects.requireNonNull(BufferizationCorpusTest.class.getResourceAsStream("bufferization-differences.tsv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#"))
          .map(line -> line.substring(0, line.indexOf('\t'))).collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
