// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Bufferization prints what the reference printed. */
class BufferizationCorpusTest {
  @Test
  void noCaseDiffers() throws IOException {
    Path shared = Repository.ROOT.resolveSibling("shared").resolve("conformance-bufferize");
    Assumptions.assumeTrue(Files.exists(shared), "../shared is not here");
    Set<String> different = new TreeSet<>();
    for (RecordedCase one : RecordedCase.all(shared)) {
      if (one.check() != null) different.add(one.name());
    }
    assertEquals(Set.of(), different);
  }
}
