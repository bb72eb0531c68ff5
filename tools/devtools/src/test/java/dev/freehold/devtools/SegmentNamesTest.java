// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Segments and properties are asked for by name: a number says nothing, and stays behind when a definition changes. */
class SegmentNamesTest {
  private static final Pattern NUMBER = Pattern.compile("\\b(?:(?:operandSegment|resultSegment|prop)\\(|setProp\\(\\w+, )\\d");
  /** The core has no definitions of its own to name anything of. */
  private static final String CORE = "core";

  @Test
  void segmentsAndPropertiesHaveNames() throws IOException {
    List<String> found = new ArrayList<>();
    int files = 0;
    for (Path file : Repository.mainSources()) {
      if (Repository.ROOT.relativize(file).startsWith(CORE)) continue;
      files++;
      for (String line : Files.readAllLines(file)) {
        if (NUMBER.matcher(line).find()) found.add(file.getFileName() + ": " + line.strip());
      }
    }
    assertTrue(files > 1000, "the sources are not found");
    assertEquals(List.of(), found);
  }
}
