// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.cli.InProcess;
import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
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
    List<RecordedCase> faults = faults();
    assertFalse(faults.isEmpty());
    for (RecordedCase fault : faults) {
      assertNotEquals(reference(fault), new InProcess().run(withoutFlag(fault), fault.input()).out(), fault.name());
    }
  }

  @Test
  void thePageNamesWhatThePrintedProgramNeeds() throws IOException {
    String page = Files.readString(Path.of("../../docs/differences.md"));
    for (RecordedCase fault : faults()) {
      if (fault.exit() != 0) continue; // an error, nothing printed
      String program = Utf8.decode(Files.readAllBytes(fault.input()));
      List<String> needed = KeptFaults.needed(withoutFlag(fault), program, reference(fault));
      assertFalse(needed.isEmpty(), fault.name());
      for (String name : needed) assertTrue(page.contains(name), fault.name() + " needs " + name);
    }
  }

  private static List<RecordedCase> faults() throws IOException {
    return RecordedCase.all().stream().filter(one -> one.flags().contains(FLAG)).toList();
  }

  private static List<String> withoutFlag(RecordedCase fault) {
    List<String> flags = new ArrayList<>(fault.flags());
    flags.remove(FLAG);
    return flags;
  }

  private static String reference(RecordedCase fault) throws IOException {
    return Utf8.decode(Files.readAllBytes(fault.expected()));
  }

  @Test
  void everyProgramIsExplained() throws IOException {
    String page = Files.readString(Path.of("../../docs/differences.md"));
    for (RecordedCase fault : RecordedCase.all()) {
      String file = fault.input().getFileName().toString();
      // The page names these by a pattern.
      boolean listed = file.endsWith("-transpose.mlir") || file.startsWith("fault-out-params-");
      if (file.startsWith("fault-") && !listed) assertTrue(page.contains(file), file);
    }
  }
}
