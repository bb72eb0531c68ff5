// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class VersionDispatcherTest {
  @TempDir private Path folder;

  private final Tool relay = new VersionDispatcher(named("new"), named("old"), "--old"::equals);

  @Test
  void eachToolRunsItsOwnPassesOnWhatTheOtherPrinted() throws IOException {
    assertEquals("x new[--a, --b] old[--old] new[--c]", run("--a", "--b", "--old", "--c").out());
    assertEquals("x old[--old]", run("--old").out());
    assertEquals("x new[]", run().out());
  }

  @Test
  void allGetTheFlagsThatAreNoPasses() throws IOException {
    assertEquals("x old[--mlir-print-debuginfo, --old] new[--mlir-print-debuginfo, --a]", run("--old", "--mlir-print-debuginfo", "--a").out());
  }

  @Test
  void stopsWhereOneRefuses() throws IOException {
    assertEquals(1, run("--old", "--refuse", "--old").exit());
    assertTrue(run("--refuse", "--old", "--split-input-file").crashed());
  }

  private Run run(String... flags) throws IOException {
    return relay.run(List.of(flags), Files.writeString(folder.resolve("program"), "x"));
  }

  /** Adds to a text what it was asked to do. */
  private static Tool named(String name) {
    return (flags, file) -> {
      try {
        return new Run(flags.contains("--refuse") ? 1 : 0, Files.readString(file) + " " + name + flags, "");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }
}
