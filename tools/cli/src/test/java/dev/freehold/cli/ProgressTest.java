// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
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
  void nothingIsPrintedWithoutATerminal() {
    try (Progress progress = new Progress(new PrintStream(out), false, "programs", 2)) {
      progress.show(1);
    }
    assertEquals("", out.toString());
  }
}
