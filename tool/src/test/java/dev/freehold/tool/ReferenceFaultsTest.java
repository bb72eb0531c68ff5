// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing needs {@code --reference-compatible} that is right without, and the page about it knows every program. */
class ReferenceFaultsTest {
  private static final String FLAG = "--reference-compatible";

  @Test
  void withoutTheFlagThePrintedProgramIsAnother() throws IOException {
    List<RecordedCase> faults = RecordedCase.all(Path.of("../corpus")).stream().filter(one -> one.flags().contains(FLAG)).toList();
    assertFalse(faults.isEmpty());
    for (RecordedCase fault : faults) {
      List<String> flags = new ArrayList<>(fault.flags());
      flags.remove(FLAG);
      String reference = Files.readString(fault.expected(), StandardCharsets.ISO_8859_1);
      assertNotEquals(reference, new InProcess().run(flags, fault.input()).out(), fault.name());
    }
  }

  @Test
  void everyProgramIsExplained() throws IOException {
    String page = Files.readString(Path.of("../docs/differences.md"));
    for (RecordedCase fault : RecordedCase.all(Path.of("../corpus"))) {
      String file = fault.input().getFileName().toString();
      // The page names these by a pattern.
      boolean listed = file.endsWith("-transpose.mlir") || file.startsWith("fault-out-params-");
      if (file.startsWith("fault-") && !listed) assertTrue(page.contains(file), file);
    }
  }
}
