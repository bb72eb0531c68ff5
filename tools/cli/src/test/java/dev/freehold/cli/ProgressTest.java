// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @Test
  void theBarGrowsAndDisappears() {
    try (Progress progress = new Progress(new PrintStream(out), true, "programs", 1000)) {
      progress.show(499);
      progress.show(500);
      progress.show(501);
      progress.show(1000);
    }
    assertEquals("\r\033[Kprograms  49% [" + "=".repeat(19) + " ".repeat(21) + "] 499/1000"
        + "\r\033[Kprograms  50% [" + "=".repeat(20) + " ".repeat(20) + "] 500/1000"
        + "\r\033[Kprograms 100% [" + "=".repeat(40) + "] 1000/1000\r\033[K", out.toString());
  }

  @Test
  void theBarMakesRoomForOtherText() {
    try (Progress progress = new Progress(new PrintStream(out), true, "functions", 2)) {
      progress.show(1);
      progress.erase();
      out.writeBytes("found\n".getBytes(US_ASCII));
      progress.show(1);
    }
    String bar = "\r\033[Kfunctions  50% [" + "=".repeat(20) + " ".repeat(20) + "] 1/2";
    assertEquals(bar + "\r\033[Kfound\n" + bar + "\r\033[K", out.toString());
  }

  @Test
  void aCheckShowsItWhereThereAreNoLinesAboutFunctions() {
    assertTrue(check(true, "--quiet").contains("functions 100% ["), out::toString);
    assertTrue(check(true, "--format=sarif").contains("functions 100% ["), out::toString);
    assertEquals("", check(true));
    assertEquals("", check(false, "--quiet"));
  }

  /** What a check of a fine program prints as errors. */
  private static String check(boolean terminal, String... options) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    byte[] program = "func.func @f() {\n  return\n}\n".getBytes(US_ASCII);
    CommandIo io = new CommandIo(new ByteArrayInputStream(program), new PrintStream(OutputStream.nullOutputStream()), new PrintStream(err))
        .on(new Terminal(() -> false, () -> terminal, name -> null, null));
    List<String> line = new ArrayList<>(List.of("check", "-"));
    line.addAll(List.of(options));
    assertEquals(0, new Main(io, new Check()).run(line.toArray(String[]::new)));
    return err.toString();
  }

  @Test
  void nothingIsPrintedWithoutATerminal() {
    try (Progress progress = new Progress(new PrintStream(out), false, "programs", 2)) {
      progress.show(1);
    }
    assertEquals("", out.toString());
  }
}
