// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void withoutArgumentsItPrintsUsage() {
    assertEquals(0, Main.execute(freehold()));
    assertTrue(out.toString().startsWith("Usage: freehold"), out.toString());
    assertTrue(out.toString().contains("opt"), out.toString());
  }

  @Test
  void anUnknownSubcommandIsTheUsersError() {
    assertEquals(2, Main.execute(freehold(), "optimise"));
    assertTrue(err.toString().contains("'optimise'"), err.toString());
  }

  @ParameterizedTest
  @ValueSource(classes = {IllegalStateException.class, AssertionError.class, StackOverflowError.class})
  void aCrashIsReportedAsOurBug(Class<? extends Throwable> kind) {
    assertEquals(Main.BUG, Main.execute(freehold().addSubcommand(new Crash(kind)), "crash"));
    assertTrue(err.toString().contains("bug in Freehold"), err.toString());
    assertTrue(err.toString().contains("command: freehold crash"), err.toString());
    assertTrue(err.toString().contains(kind.getName()), err.toString());
  }

  private CommandLine freehold() {
    return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
  }

  @Command(name = "crash")
  record Crash(Class<? extends Throwable> kind) implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
      switch (kind.getConstructor().newInstance()) {
        case Exception exception -> throw exception;
        case Error error -> throw error;
        case Throwable other -> throw new IllegalArgumentException(other);
      }
    }
  }
}
